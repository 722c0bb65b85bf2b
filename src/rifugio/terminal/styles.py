"""The stylesheet of the full screen."""

CSS = """
Screen { background: #161b1e; color: #e8e4d8; }
* { scrollbar-size-vertical: 1; scrollbar-color: #5f7f4a; scrollbar-color-hover: #7fa044;
    scrollbar-color-active: #7fa044; scrollbar-background: #20282c; scrollbar-background-hover: #20282c;
    scrollbar-background-active: #20282c; }
#top { height: 1; background: #2c4a3e; color: #fff6dc; padding: 0 1; }
#prompt { width: 1fr; text-style: bold; }
#round { width: auto; }
#table { height: 1fr; }
#map { width: 1fr; height: 1fr; }
#side { width: 42; background: #20282c; padding: 0 1; }
.wide #side { width: 52; }
#players { height: auto; margin-bottom: 1; }
#offer { height: 5; }
#about { height: 3; color: #d8d2c0; }
#log { height: 1fr; border-top: solid #3a474c; }
#status { height: 2; background: #1c2427; padding: 0 1; color: #fff6dc; }
#status.no { background: #5a3016; }
#bar { height: 1; background: #20282c; padding: 0 1; link-style: none; link-color: #e8e4d8;
       link-background-hover: #2c4a3e; link-style-hover: none; link-color-hover: #ffffff; }
Paper, PassOn, CeremonyScreen { align: center middle; background: #161b1e; }
#paper, #ceremony { width: 100%; max-width: 96; height: auto; background: #20282c; border: round #7fa044;
                    padding: 0 2; margin: 0 1; }
#paper-text, #ceremony-text { height: auto; }
#ceremony { max-width: 112; }
#paper-title { height: 2; color: #ffd75f; }
#paper-bar, #ceremony-bar { height: 1; margin-top: 1; }
#paper-bar, #ceremony-bar { link-style: none; link-color: #e8e4d8; link-color-hover: #ffffff;
                            link-background-hover: #2c4a3e; link-style-hover: none; }
#stages { height: auto; }
#card { width: auto; max-width: 80%; height: auto; background: #2c4a3e; border: round #ffd75f; padding: 1 4; }
#card Static { width: auto; margin-bottom: 1; }
MenuScreen { align: center middle; }
#menu { width: 76; height: auto; max-height: 100%; background: #20282c; border: round #7fa044; padding: 0 3; }
#menu-title { text-align: center; color: #ffd75f; height: auto; }
.roomy #menu { padding: 1 3 0 3; }
.roomy #menu-title { margin-bottom: 1; }
#menu-rows { height: auto; }
#menu-about { height: 3; color: #b8b2a0; margin-top: 1; }
"""
