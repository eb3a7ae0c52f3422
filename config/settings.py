"""All settings of Parlour: read from the environment (or a .env file), safe without any.

Every variable is listed in the README's configuration table.
"""

from pathlib import Path

import environ
from django.core.exceptions import ImproperlyConfigured

from config import logs, sharing
from config.secret import kept_secret

BASE_DIR = Path(__file__).resolve().parent.parent
env = environ.Env()
env.read_env(BASE_DIR / ".env")

# ── Where things are kept ────────────────────────────────────────────────────
VAR_DIR = Path(env.str("VAR_DIR", str(BASE_DIR / "var")))
VAR_DIR.mkdir(parents=True, exist_ok=True)

# ── Safety ───────────────────────────────────────────────────────────────────
DEBUG = env.bool("DEBUG", False)
SECRET_KEY = env.str("SECRET_KEY", "") or kept_secret(VAR_DIR / "secret_key")
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
if "*" in ALLOWED_HOSTS and not DEBUG:
    # The origin check of the sockets takes its list from here: "*" would switch it off.
    raise ImproperlyConfigured("ALLOWED_HOSTS=* is only accepted with DEBUG=on: name the hosts.")
CSRF_FAILURE_VIEW = "config.pages.csrf_failure"
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])

# TLS=on says that a proxy in front serves HTTPS and sets X-Forwarded-Proto.
TLS = env.bool("TLS", False)
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = TLS
SECURE_SSL_REDIRECT = TLS
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if TLS else None
SECURE_HSTS_SECONDS = env.int("HSTS_SECONDS", 31_536_000 if TLS else 0)
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = TLS
SECURE_REDIRECT_EXEMPT = [r"^(healthz|readyz|metrics)$"]  # who watches asks over plain HTTP
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_AGE = 60 * 60 * 24 * 90
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200

# ── Parts ────────────────────────────────────────────────────────────────────
INSTALLED_APPS = [
    "daphne",  # before staticfiles: makes runserver speak ASGI
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django_htmx",
    "channels",
    "allauth",
    "allauth.account",
    "allauth.socialaccount",
    "allauth.mfa",
    "accounts",
    "games",
    "accounts.ratings",
    "games.chat",
    "games.deals",
    "accounts.moderation",  # last: its roles are made of the permissions of all others
]
MIDDLEWARE = [
    "config.middleware.SecurityHeaders",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",  # pages; static files are compressed already
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "config.middleware.Floods",
    "config.middleware.PlainText",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "config.middleware.Unreplayables",
]
ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": False,
        "OPTIONS": {
            "environment": "config.jinja.environment",
            "context_processors": [
                "django.template.context_processors.i18n",
                "django.contrib.messages.context_processors.messages",
                "accounts.context.viewer",
                "accounts.moderation.context.notices",
            ],
        },
    },
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        # Before the admin's own, which would be found first otherwise.
        "DIRS": [BASE_DIR / "accounts/moderation/templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# ── Storage ──────────────────────────────────────────────────────────────────
DATABASES = {"default": env.db_url("DATABASE_URL", f"sqlite:///{VAR_DIR / 'parlour.sqlite3'}")}
ON_SQLITE = DATABASES["default"]["ENGINE"].endswith("sqlite3")
# Threads that read and write matches (games/threads.py); 0 runs them where they are called.
GAME_THREADS = env.int("GAME_THREADS", 1 if ON_SQLITE else 8)
# Threads that make all other pages.
PAGE_THREADS = env.int("PAGE_THREADS", 8)
DATABASES["default"]["CONN_MAX_AGE"] = 0  # a longer age leaks a connection per request thread
if ON_SQLITE:
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",  # DEFERRED fails at once when a read turns into a write
        "timeout": 20,
        "init_command": (
            "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;PRAGMA mmap_size=134217728;"
            "PRAGMA journal_size_limit=27103364;PRAGMA cache_size=-20000;"
        ),
    }
else:
    # While PostgreSQL is away it is tried again every few seconds; a pool of its own accord would
    # wait twice as long each time. Nobody waits for a connection that another holds: there are
    # more of them than threads (games/threads.py), the rest being for sockets and commands.
    DATABASES["default"]["OPTIONS"] = {
        "pool": {
            "min_size": 2,
            "max_size": GAME_THREADS + PAGE_THREADS + 4,
            "timeout": 1.5,
            "reconnect_timeout": 5,
        }
    }

REDIS_URL = env.str("REDIS_URL", "")
# What our keys and groups begin with: several sites may share a Redis.
REDIS_PREFIX = env.str("REDIS_PREFIX", "parlour")
CHANNEL_LAYERS = sharing.layers(REDIS_URL, REDIS_PREFIX)
CACHES = sharing.caches(REDIS_URL, REDIS_PREFIX)
# With the cache in front a request costs no query for its session. The embedded cache is
# right because there is one process; at scale Redis is shared by all.
SESSION_ENGINE = "django.contrib.sessions.backends.cached_db"
SESSION_CACHE_ALIAS = "dispensable"

# ── Static files ─────────────────────────────────────────────────────────────
STATIC_URL = "/static/"
STATIC_ROOT = BASE_DIR / "staticfiles"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}

# ── Language and time ────────────────────────────────────────────────────────
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch")]
LOCALE_PATHS = [BASE_DIR / "config/locale"]
USE_I18N = USE_TZ = True
TIME_ZONE = env.str("TIME_ZONE", "UTC")

# ── People ───────────────────────────────────────────────────────────────────
AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = [
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = LOGOUT_REDIRECT_URL = "home"
EMAIL_CONFIG = env.email_url("EMAIL_URL", "consolemail://")
vars().update(EMAIL_CONFIG)
EMAIL_TIMEOUT = 20  # seconds that a mail server may take
# Where the site is, for links in mails that no request leads to.
SITE_URL = env.str("SITE_URL", f"{'https' if TLS else 'http'}://{ALLOWED_HOSTS[0]}").rstrip("/")
# Minutes after which somebody who is away and wished for it is written to; 0 writes to nobody.
TURN_MAIL_AFTER = env.int("TURN_MAIL_AFTER", 10)
DEFAULT_FROM_EMAIL = env.str("FROM_EMAIL", "Parlour <parlour@localhost>")

ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_FORMS = {
    "login": "accounts.forms.LoginForm",
    "signup": "accounts.forms.SignupForm",
    "reset_password": "accounts.forms.ResetPasswordForm",
    "reset_password_from_key": "accounts.forms.ResetPasswordKeyForm",
    "change_password": "accounts.forms.ChangePasswordForm",
    "set_password": "accounts.forms.SetPasswordForm",
    "add_email": "accounts.forms.AddEmailForm",
    "reauthenticate": "accounts.forms.ReauthenticateForm",
}
ACCOUNT_LOGIN_METHODS = {"username", "email"}
# none, optional (asked for, not waited for) or mandatory.
ACCOUNT_EMAIL_VERIFICATION = env.str(
    "EMAIL_VERIFICATION", "optional" if env.str("EMAIL_URL", "") else "none"
)
ACCOUNT_SIGNUP_FIELDS = [
    "username*",
    "email*" if ACCOUNT_EMAIL_VERIFICATION == "mandatory" else "email",
    "password1*",
    "password2*",
]
ACCOUNT_CHANGE_EMAIL = True  # one address each: a new one takes the old one's place
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False  # no mail to people who have no account here
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_LOGIN_ON_PASSWORD_RESET = True
ACCOUNT_AUTHENTICATED_LOGIN_REDIRECTS = False  # a guest, though logged in, may log in and sign up
# How often, from one address (ip), by one person (user) or for one account (key).
ACCOUNT_RATE_LIMITS = {
    "guest": env.str("GUEST_RATE", "60/h/ip"),
    "signup": "20/h/ip",
    "login": "30/m/ip",
    "login_failed": "10/m/ip,5/5m/key",
    "reset_password": "10/h/ip,3/h/key",
}
MFA_ADAPTER = "accounts.second_factor.SecondFactorAdapter"
MFA_FORMS = {
    "activate_totp": "accounts.second_factor.ActivateForm",
    "authenticate": "accounts.second_factor.CodeForm",
    "reauthenticate": "accounts.second_factor.CodeAgainForm",
}
MFA_TOTP_ISSUER = "Parlour"
MFA_TOTP_TOLERANCE = 1  # a phone's clock may be half a minute off
# Whether the admin is open only to those who have set up a second factor.
ADMIN_SECOND_FACTOR = env.bool("ADMIN_SECOND_FACTOR", False)
# How many proxies stand in front and name the visitor's address in X-Forwarded-For.
ALLAUTH_TRUSTED_PROXY_COUNT = env.int("PROXIES", 1 if TLS else 0)
# Log-in with other sites, in allauth's format: {"github": {"APPS": [{"client_id": …}]}}.
SOCIALACCOUNT_PROVIDERS = env.json("SOCIAL_PROVIDERS", default={})
INSTALLED_APPS += [f"allauth.socialaccount.providers.{name}" for name in SOCIALACCOUNT_PROVIDERS]
SOCIALACCOUNT_ADAPTER = "accounts.adapter.SocialAdapter"
SOCIALACCOUNT_FORMS = {"signup": "accounts.forms.SocialSignupForm"}
SOCIALACCOUNT_AUTO_SIGNUP = False  # everybody chooses the name they play under

# ── Play ─────────────────────────────────────────────────────────────────────
# Inside the web process by default; off where `manage.py ticker` runs beside it.
TICKER_EMBEDDED = env.bool("TICKER_EMBEDDED", True)
# How long a player's page may be gone before a bot plays for them, in seconds.
AWAY_GRACE = env.int("AWAY_GRACE", 30)
# Bots' thinking pauses are multiplied by this: 0 makes them answer at once.
BOT_PACE = env.float("BOT_PACE", 1.0)
# Processes in which bots think, beside each ticker.
BOT_PROCESSES = env.int("BOT_PROCESSES", 1)

# What one person (or, of those without a session, one address) may ask of a process: so many
# changes at once and so many a second after that, and so many sockets; 0 for no limit.
CHANGES_AT_ONCE = env.int("CHANGES_AT_ONCE", 60)
CHANGES_PER_SECOND = env.float("CHANGES_PER_SECOND", 10.0)
SOCKETS_PER_PERSON = env.int("SOCKETS_PER_PERSON", 20)
SOCKETS_PER_ADDRESS = env.int("SOCKETS_PER_ADDRESS", 200)
# How long a request may take to arrive, and how often a socket is asked whether it is still read:
# seconds.
REQUEST_SECONDS = env.float("REQUEST_SECONDS", 20.0)
PING_SECONDS = env.float("PING_SECONDS", 20.0)

# ── Conduct ──────────────────────────────────────────────────────────────────
# Whether guests may write in their own words; preset phrases are for everybody.
GUEST_CHAT = env.bool("GUEST_CHAT", True)
# Whether a keyed hash of people's addresses is kept (for 90 days), to find second accounts.
# Mind the law of where you are.
NETWORK_TRACES = env.bool("NETWORK_TRACES", False)

# ── Watching ─────────────────────────────────────────────────────────────────
# Who may read /metrics: "Authorization: Bearer …". Without a token there is no such page.
METRICS_TOKEN = env.str("METRICS_TOKEN", "")
# A folder in which several processes of a machine put their figures together. Its variable is
# prometheus_client's own, which reads it before we can.
METRICS_FOLDER = env.str("PROMETHEUS_MULTIPROC_DIR", "")
# How long a process that was told to end says so before it does: seconds.
DRAIN_SECONDS = env.float("DRAIN_SECONDS", 0.0)

LOGGING = logs.configuration(env.str("LOG_FORMAT", "line"), env.str("LOG_LEVEL", "INFO"))
