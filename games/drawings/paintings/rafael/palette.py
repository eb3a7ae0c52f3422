"""Rafael Silveira's colours: violets and magentas, skin like evening clouds, a little gold."""

NIGHT, DEEP, VIOLET, ORCHID = "#1b0e36", "#371a66", "#6436b6", "#9c62d8"
LILAC, MIST = "#c9adf0", "#f1e8fc"
WINE, MAGENTA, PINK, ROSE, PEACH = "#7c1258", "#cf2180", "#f35fa4", "#fab6d0", "#fddcc9"
AQUA, GOLD = "#5bd2cb", "#f8c960"
