"""The addresses of the lobby and of the tables."""

from django.urls import path

from games.chat import views as chat
from games.deals import views as deals
from games.views import advice, fair_play, gallery, learning, lobby, regulars, review, seats, table

urlpatterns = [
    # By far the most frequent of all, so the first that is tried.
    path("t/<slug:code>/act/", table.act, name="act"),
    path("", lobby.home, name="home"),
    path("play/<slug:slug>/", lobby.play_now, name="play-now"),
    path("new/<slug:slug>/", lobby.new_table, name="new-table"),
    path("how/<slug:slug>/", learning.how, name="how"),
    path("guided/<slug:slug>/", learning.guided, name="guided"),
    path("daily/", deals.all_games, name="daily"),
    path("daily/<slug:slug>/", deals.one_game, name="daily-game"),
    path("daily/<slug:slug>/play/", deals.play_daily, name="play-daily"),
    path("challenge/<slug:code>/", deals.challenge_page, name="challenge"),
    path("challenge/<slug:code>/play/", deals.accept, name="accept-challenge"),
    path("t/<slug:code>/challenge/", deals.challenge, name="make-challenge"),
    path("t/<slug:code>/compared/", deals.compared, name="compared"),
    path("fair-play/", fair_play.fair_play, name="fair-play"),
    path("regulars/", regulars.regulars, name="regulars"),
    path("gallery/", gallery.rooms, name="gallery"),
    path("gallery/<slug:card>/", gallery.work, name="gallery-work"),
    path("t/<slug:code>/", table.page, name="table"),
    path("t/<slug:code>/from/<int:seat>/", table.page, name="table-seat"),
    path("t/<slug:code>/from/<int:seat>/<slug:stay>/", table.page, name="table-stay"),
    path("t/<slug:code>/live/", table.live, name="table-live"),
    path("t/<slug:code>/live/<int:seat>/", table.live, name="table-live-seat"),
    path("t/<slug:code>/live/<int:seat>/<slug:stay>/", table.live, name="table-live-stay"),
    path("t/<slug:code>/log/", table.log, name="table-log"),
    path("t/<slug:code>/review/", review.review, name="review"),
    path("t/<slug:code>/review/download/", review.download, name="download-log"),
    path("t/<slug:code>/review/fork/", review.fork, name="fork"),
    # Not under the tables: a file that is brought takes its time to be replayed.
    path("review/", review.bring, name="bring"),
    path("review/<slug:code>/", review.imported, name="review-import"),
    path("t/<slug:code>/figures/", table.figures, name="table-figures"),
    path("t/<slug:code>/figures/<int:round>/", table.figures, name="table-figures-round"),
    # Not under the table: there one request waits for the other, and this one takes its time.
    path("advice/<slug:code>/<int:seat>/", advice.advice, name="advice"),
    path("t/<slug:code>/say/", chat.say, name="say"),
    path("t/<slug:code>/mute/", chat.mute, name="mute"),
    path("t/<slug:code>/unmute/", chat.unmute, name="unmute"),
    path("t/<slug:code>/join/", lobby.join, name="join"),
    path("t/<slug:code>/take/", seats.take, name="take-seat"),
    path("t/<slug:code>/leave/", seats.leave, name="leave-seat"),
    path("t/<slug:code>/ready/", seats.ready, name="ready"),
    path("t/<slug:code>/bot/", seats.bot, name="set-bot"),
    path("t/<slug:code>/bot/next/", lobby.next_bot, name="next-bot"),
    path("t/<slug:code>/listing/", seats.listing, name="listing"),
    path("t/<slug:code>/rated/", seats.rated, name="set-rated"),
    path("t/<slug:code>/start/", seats.start, name="start"),
    path("t/<slug:code>/resign/", seats.resign, name="resign"),
    path("t/<slug:code>/close/", seats.close, name="close-table"),
    path("t/<slug:code>/end/", seats.end, name="end-match"),
    path("t/<slug:code>/back/", seats.take_back, name="take-back"),
    path("t/<slug:code>/rematch/", seats.rematch, name="rematch"),
    path("t/<slug:code>/pause/", seats.pause, name="pause"),
    path("t/<slug:code>/time/", seats.more_time, name="more-time"),
    path("t/<slug:code>/agree/", seats.agree, name="agree"),
    path("t/<slug:code>/resume/", seats.resume, name="resume"),
    path("t/<slug:code>/here/", seats.here, name="here"),
    path("t/<slug:code>/told/", seats.told, name="told"),
    path("t/<slug:code>/read/", seats.has_read, name="has-read"),
]
