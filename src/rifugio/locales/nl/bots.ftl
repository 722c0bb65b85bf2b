### Wie altijd wil meespelen, en waarom er zo gezet is.

bot-marmot = Momo
    .full = Momo de marmot
    .character = Scharrelt wat rond, snuffelt overal aan en ziet weleens wat over het hoofd.
bot-squirrel = Pina
    .full = Pina de eekhoorn
    .character = Schiet op alles af wat dichtbij is en grist het mee.
bot-badger = Bodo
    .full = Bodo de das
    .character = Graaft zich vroeg in en is dol op bezoek: waar jij langs wilt, staat al een hut van Bodo.
bot-ibex = Rocco
    .full = Rocco de steenbok
    .character = Wil als eerste op elke top staan. De rest van de kaart kan wachten.
bot-fox = Reno
    .full = Reno de vos
    .character = Houdt jou in de gaten en is er nét iets eerder dan jij.
bot-eagle = Aria
    .full = Aria de adelaar
    .character = Cirkelt boven de kaart tot alle drie van een soort in zicht zijn.
bot-lynx = Zita
    .full = Zita de lynx
    .character = Heeft de scherpste ogen, en weet wanneer de stapel meer belooft.
bot-owl = Luna
    .full = Luna de uil
    .character = Heeft ’s nachts duizenden potjes bekeken. Versla haar maar eens!
bot-level = { $bot ->
    [marmot] heel makkelijk
    [squirrel] makkelijk
    [badger] vrij makkelijk
    [ibex] gemiddeld
    [fox] vrij moeilijk
    [eagle] moeilijk
    [lynx] heel moeilijk
   *[owl] het moeilijkst
}

## Waarom ik dat deed: gegevens tussen haken

remark-said = { $player }: “{ $remark }”
# [tile, points]
remark-take-place = { $wording ->
    [1] Een stop bij { tile.lay }, en { points } voor mij.
    [2] Wie loopt er nu { tile.lay } voorbij? Dat geeft { points }.
   *[0] Ik wilde { tile.lay }: { points } in mijn rugzak.
}
# [tile, points]
remark-first-ascent = { $wording ->
    [1] Niemand stond ooit eerder op { tile.lay }: { points }!
    [2] Ik ben de eerste op { tile.lay }. { points }, en wat een uitzicht!
   *[0] Als allereerste op { tile.lay }! Dat is { points } waard.
}
# [kind, points]
remark-complete-set = { $wording ->
    [1] Dat was de laatste: { kind.three }, en { points } extra.
    [2] Compleet: { kind.three }! Nog eens { points } erbij.
   *[0] Nu heb ik { kind.three }: een bonus van { points }.
}
# [tile]
remark-heading-for = { $wording ->
    [1] Nu wil ik { tile.lay } zien.
    [2] Doorlopen, doorlopen … { tile.lay } wacht op mij.
   *[0] Ik ben onderweg. Volgende halte: { tile.lay }.
}
# [player]
remark-visit-for-step = { $wording ->
    [1] Dank je voor de gastvrijheid, { $player }! En ik krijg er een stap bij.
    [2] Een kop thee bij { $player }, en ik kan weer een stap verder.
   *[0] Even uitrusten bij { $player }, dat geeft me een nieuwe stap.
}
# [player, object]
remark-build-near = { $wording ->
    [1] Misschien komt { $player } wel langs. Dus hier komt { object.a }.
    [2] Ik bouw { object.a }. { $player }, je bent altijd welkom!
   *[0] { $player } is niet ver weg: een mooie plek voor { object.a }.
}
# [player]
remark-bear-for-rival = { $wording ->
    [1] Pas op, { $player }: die bijt.
    [2] { $player }, dit is je nieuwe buurman. Hij bromt een beetje.
   *[0] Een harige verrassing voor { $player }. Sorry!
}
# [cards]
remark-keep-cards = { $wording ->
    [1] { $cards ->
        [one] Eén kaart blijft in mijn rugzak: je weet maar nooit.
       *[other] { $cards } kaarten blijven in mijn rugzak: je weet maar nooit.
    }
    [2] { $cards ->
        [one] Mijn kaart speel ik nog niet uit.
       *[other] Mijn { $cards } kaarten speel ik nog niet uit.
    }
   *[0] { $cards ->
        [one] Ik bewaar mijn kaart voor later.
       *[other] Ik bewaar mijn { $cards } kaarten voor later.
    }
}
# [tile]
remark-path-opened = { $wording ->
    [1] Zo, een weg naar { tile.lay }!
    [2] Tot nu toe kon ik niet naar { tile.lay } lopen. Nu wel.
   *[0] Nu is er een pad: ik kan naar { tile.lay } lopen.
}
# [tile]
remark-shorter-walk = { $wording ->
    [1] Dat scheelt me een stuk lopen naar { tile.lay }.
    [2] Een kortere weg naar { tile.lay }: mijn voeten zijn er blij mee.
   *[0] Nu is het minder ver lopen naar { tile.lay }.
}
remark-fly-on = { $wording ->
    [1] Instappen maar, daar gaan we!
    [2] Hup, over de bergen heen.
   *[0] Waarom lopen als je kunt vliegen?
}
remark-sail-on = { $wording ->
    [1] Ik hoef alleen maar te sturen.
    [2] Stroomop of stroomaf, een vlot vindt alles best.
   *[0] Eén stap, en de rivier doet de rest.
}
remark-swim-off = { $wording ->
    [1] Ik spring erin. Niet kijken, het is ijskoud!
    [2] Plons! Niemand zei dat ik droog moest blijven.
   *[0] Geen vlot, geen brug … dan maar zwemmen. Brrr!
}
remark-none-fits = { $wording ->
    [1] Er past er niet één, dus ik trek er een.
    [2] Hoe ik ze ook draai, er past er geen. Dan maar de stapel!
   *[0] Hiervan past er geen. Eens zien wat er in de stapel zit!
}
