### Wer immer mitspielen will, und warum so gezogen wurde.

bot-marmot = Momo
    .full = Momo, das Murmeltier
    .character = Bummelt herum, schnuppert an allem und übersieht dabei so manches.
bot-squirrel = Pina
    .full = Pina, das Eichhörnchen
    .character = Flitzt los und schnappt sich, was am nächsten ist.
bot-badger = Bodo
    .full = Bodo, der Dachs
    .character = Baut früh und freut sich über Besuch: Wo du hinwillst, steht schon eine Hütte von Bodo.
bot-ibex = Rocco
    .full = Rocco, der Steinbock
    .character = Will auf jeden Gipfel zuerst. Der Rest der Karte kann warten.
bot-fox = Reno
    .full = Reno, der Fuchs
    .character = Behält dich im Auge und ist immer kurz vor dir da.
bot-eagle = Aria
    .full = Aria, der Adler
    .character = Kreist über der Karte, bis alle drei von einer Sorte in Sicht sind.
bot-lynx = Zita
    .full = Zita, der Luchs
    .character = Hat die schärfsten Augen und weiß, wann sich der Stapel lohnt.
bot-owl = Luna
    .full = Luna, die Eule
    .character = Hat nachts Tausende von Partien gesehen. Schlag sie, wenn du kannst!
bot-level = { $bot ->
    [marmot] ganz leicht
    [squirrel] leicht
    [badger] eher leicht
    [ibex] mittel
    [fox] eher schwer
    [eagle] schwer
    [lynx] sehr schwer
   *[owl] am schwersten
}

## Warum ich so gezogen habe: Daten in Klammern

remark-said = { $player }: „{ $remark }“
# [tile, points]
remark-take-place = { $wording ->
    [1] { points } für mich, und { tile.lay } habe ich jetzt gesehen.
    [2] An so etwas kann ich nicht vorbeigehen: { points } für { tile.lay }.
   *[0] Ich wollte { tile.lay }: { points } für meinen Rucksack.
}
# [tile, points]
remark-first-ascent = { $wording ->
    [1] Vor mir war hier noch niemand: { points } für { tile.lay }!
    [2] Wer zuerst { tile.to } steigt, bekommt { points }. Das bin ich!
   *[0] Vor allen anderen { tile.to } geklettert! Das bringt { points }.
}
# [kind, points]
remark-complete-set = { $wording ->
    [1] Damit habe ich { kind.three }, und { points } obendrauf.
    [2] Sammlung komplett: { kind.three }! { points } extra.
   *[0] Jetzt habe ich { kind.three }, das bringt noch { points }.
}
# [tile]
remark-heading-for = { $wording ->
    [1] Als Nächstes will ich { tile.to }.
    [2] Weiter, immer weiter { tile.to }.
   *[0] Ich bin unterwegs { tile.to }.
}
# [player]
remark-visit-for-step = { $wording ->
    [1] Danke für die Einkehr, { $player }! Und ich darf einen Schritt weiter.
    [2] Ein Tee bei { $player }, und schon habe ich einen Schritt mehr.
   *[0] Kurz ausruhen bei { $player }, das gibt einen neuen Schritt.
}
# [player, object]
remark-build-near = { $wording ->
    [1] Vielleicht kommt { $player } ja vorbei. Also baue ich { object.a }.
    [2] Ich baue { object.a }. { $player }, du bist jederzeit willkommen!
   *[0] { $player } ist nicht weit weg: genau richtig für { object.a }.
}
# [player]
remark-bear-for-rival = { $wording ->
    [1] Vorsicht, { $player }: Der beißt.
    [2] { $player }, das ist dein neuer Nachbar. Er brummt ein bisschen.
   *[0] Eine pelzige Überraschung für { $player }. Tut mir leid!
}
# [cards]
remark-keep-cards = { $wording ->
    [1] { $cards ->
        [one] Eine Karte bleibt im Rucksack, man weiß ja nie.
       *[other] { $cards } Karten bleiben im Rucksack, man weiß ja nie.
    }
    [2] { $cards ->
        [one] Meine Karte spiele ich noch nicht aus.
       *[other] Meine { $cards } Karten spiele ich noch nicht aus.
    }
   *[0] { $cards ->
        [one] Meine Karte hebe ich mir für später auf.
       *[other] Meine { $cards } Karten hebe ich mir für später auf.
    }
}
# [tile]
remark-path-opened = { $wording ->
    [1] Na bitte, ein Weg { tile.to }!
    [2] Bisher kam ich zu Fuß nicht { tile.to }. Jetzt schon.
   *[0] Jetzt gibt es einen Weg: Ich kann { tile.to } laufen.
}
# [tile]
remark-shorter-walk = { $wording ->
    [1] So ist es nicht mehr so weit { tile.to }.
    [2] Eine Abkürzung { tile.to }: Meine Füße sagen danke.
   *[0] Jetzt ist der Weg { tile.to } kürzer.
}
remark-fly-on = { $wording ->
    [1] Einsteigen bitte, wir heben ab!
    [2] Hui, einfach über die Berge weg.
   *[0] Warum laufen, wenn man fliegen kann?
}
remark-sail-on = { $wording ->
    [1] Ich muss nur noch lenken.
    [2] Flussauf, flussab: Einem Floß ist das gleich.
   *[0] Ein Schritt, und der Fluss macht den Rest.
}
remark-swim-off = { $wording ->
    [1] Hinein! Nicht gucken, es ist eiskalt!
    [2] Platsch! Von trocken bleiben war nie die Rede.
   *[0] Kein Floß, keine Brücke … dann schwimme ich eben. Brrr!
}
remark-none-fits = { $wording ->
    [1] Kein einziges passt, also ziehe ich eins.
    [2] Ich kann sie drehen, wie ich will: Keins passt. Dann eben vom Stapel!
   *[0] Davon passt nichts. Mal sehen, was im Stapel steckt!
}
