### Wer immer mitspielen will, und warum so gezogen wurde.

bot-marmot = Momo
    .full = Momo, das Murmeltier
    .character = Bummelt herum, schnuppert an allem und vergisst die Punkte.
bot-squirrel = Pina
    .full = Pina, das Eichhörnchen
    .character = Flitzt los und schnappt sich, was am nächsten ist.
bot-ibex = Rocco
    .full = Rocco, der Steinbock
    .character = Plant den ganzen Zug, bevor er einen Huf hebt.
bot-fox = Reno
    .full = Reno, der Fuchs
    .character = Überlegt, was noch kommen kann und was du wohl vorhast.
bot-eagle = Aria
    .full = Aria, der Adler
    .character = Sieht von da oben einfach alles. Sehr schwer zu schlagen!
bot-lynx = Zita
    .full = Zita, der Luchs
    .character = Hat die schärfsten Augen und weiß, wann sich der Stapel lohnt.
bot-level = { $bot ->
    [marmot] ganz leicht
    [squirrel] leicht
    [ibex] mittel
    [fox] schwer
    [eagle] sehr schwer
   *[lynx] am schwersten
}

## Warum ich so gezogen habe: Daten in Klammern

remark-said = { $player }: „{ $remark }“
remark-wandering = Gar kein Plan. Aber herrliches Wetter!
# [tile, points]
remark-take-place = Ich wollte { tile.lay }: { points } für meinen Rucksack.
# [tile, points]
remark-first-ascent = Vor allen anderen { tile.to } geklettert! Das bringt { points }.
# [kind, points]
remark-complete-set = Jetzt habe ich { kind.three }, das bringt noch { points }.
# [tile]
remark-heading-for = Ich bin unterwegs { tile.to }.
# [player]
remark-visit-for-step = Kurz ausruhen bei { $player }, das gibt einen neuen Schritt.
# [player, object]
remark-build-near = { $player } ist nicht weit weg: genau richtig für { object.a }.
# [player]
remark-bear-for-rival = Eine pelzige Überraschung für { $player }. Tut mir leid!
# [cards]
remark-keep-cards = { $cards ->
    [one] Meine Karte hebe ich mir für später auf.
   *[other] Meine { $cards } Karten hebe ich mir für später auf.
}
# [tile]
remark-path-opened = Jetzt gibt es einen Weg: Ich kann { tile.to } laufen.
# [tile]
remark-shorter-walk = Jetzt ist der Weg { tile.to } kürzer.
remark-fly-on = Warum laufen, wenn man fliegen kann?
remark-sail-on = Ein Schritt, und der Fluss macht den Rest.
remark-swim-off = Kein Floß, keine Brücke … dann schwimme ich eben. Brrr!
remark-none-fits = Davon passt nichts. Mal sehen, was im Stapel steckt!
