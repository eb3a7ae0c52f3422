"""Whether PostgreSQL and Redis are there; says which is not, and fails."""

import os
import sys

import psycopg
import redis
from environ import Env

PATIENCE = 5


def missing() -> list[str]:
    found = []
    wanted = Env.db_url_config(os.environ["DATABASE_URL"])
    try:
        # Not the database that is named: tests make their own.
        psycopg.connect(
            host=wanted["HOST"],
            port=wanted["PORT"] or 5432,
            user=wanted["USER"],
            password=wanted["PASSWORD"],
            dbname="postgres",
            connect_timeout=PATIENCE,
        ).close()
    except psycopg.OperationalError as error:
        found.append(f"PostgreSQL does not answer: {error}")
    try:
        redis.Redis.from_url(os.environ["REDIS_URL"], socket_connect_timeout=PATIENCE).ping()
    except redis.RedisError as error:
        found.append(f"Redis does not answer: {error}")
    return found


if __name__ == "__main__":
    sys.exit("\n".join(missing()) or 0)
