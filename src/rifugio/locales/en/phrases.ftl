### What can be said at a table with one tap. Short, friendly, and the same to everybody.

## Coming and going

phrase-hello = Hello everyone!
phrase-good-morning = Good morning!
phrase-good-evening = Good evening!
phrase-nice-to-see-you = Nice to see you!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-lets-go = Boots on, off we go!
phrase-one-moment = One moment, please.
phrase-back-soon = I’ll be right back.
phrase-i-am-back = Here I am again!
phrase-snack-break = Time for a snack!
phrase-good-night = Good night, sleep well!
phrase-bye = Bye, see you soon!

## About a turn

phrase-your-turn = It’s your turn!
phrase-take-your-time = Take your time.
phrase-i-am-thinking = Let me think …
phrase-no-idea = I have no idea what to do!
phrase-i-have-a-plan = I have a plan!
phrase-just-in-time = Phew, just in time!
phrase-oops = Oops!
phrase-oh-no = Oh no!

## About what somebody did

phrase-nice-walk = What a lovely walk!
phrase-nice-tile = That tile fits beautifully!
phrase-nice-hut = What a cosy hut!
phrase-nice-flight = Have a good flight!
phrase-nice-sailing = Ahoy, captain!
phrase-clever = That was clever!
phrase-brave = How brave!
phrase-lucky-you = Lucky you!
phrase-wow = Wow!

## About the mountains

phrase-ouch-bear = Ouch, a bear!
phrase-what-a-view = What a view!
phrase-pretty-flower = What a pretty flower!
phrase-cold-water = Brr, that water is cold!
phrase-steep = That’s steep!
phrase-tired-feet = My feet are tired.
phrase-see-you-at-the-hut = See you at the hut!

## Good manners

phrase-yes = Yes, please!
phrase-no-thanks = No, thanks.
phrase-thank-you = Thank you!
phrase-you-are-welcome = You’re welcome!
phrase-sorry = Sorry!
phrase-well-done = Well done!
phrase-good-game = That was a good game!
phrase-another-game = Shall we play again?
