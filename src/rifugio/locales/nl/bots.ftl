### Wie altijd wil meespelen, en waarom er zo gezet is.

bot-marmot = Momo
    .full = Momo de marmot
    .character = Scharrelt wat rond, snuffelt overal aan en vergeet de punten.
bot-squirrel = Pina
    .full = Pina de eekhoorn
    .character = Schiet op alles af wat dichtbij is en grist het mee.
bot-ibex = Rocco
    .full = Rocco de steenbok
    .character = Denkt de hele beurt uit voordat hij een hoef optilt.
bot-fox = Reno
    .full = Reno de vos
    .character = Bedenkt wat er nog kan komen, en wat jij van plan bent.
bot-eagle = Aria
    .full = Aria de adelaar
    .character = Ziet van daarboven alles. Heel moeilijk te verslaan!
bot-lynx = Zita
    .full = Zita de lynx
    .character = Heeft de scherpste ogen, en weet wanneer de stapel meer belooft.
bot-level = { $bot ->
    [marmot] heel makkelijk
    [squirrel] makkelijk
    [ibex] gemiddeld
    [fox] moeilijk
    [eagle] heel moeilijk
   *[lynx] het moeilijkst
}

## Waarom ik dat deed: gegevens tussen haken

remark-said = { $player }: “{ $remark }”
remark-wandering = Geen enkel plan. Maar wel lekker weer!
# [tile, points]
remark-take-place = Ik wilde { tile.lay }: { points } in mijn rugzak.
# [tile, points]
remark-first-ascent = Als allereerste op { tile.lay }! Dat is { points } waard.
# [kind, points]
remark-complete-set = Nu heb ik { kind.three }: een bonus van { points }.
# [tile]
remark-heading-for = Ik ben onderweg. Volgende halte: { tile.lay }.
# [player]
remark-visit-for-step = Even uitrusten bij { $player }, dat geeft me een nieuwe stap.
# [player, object]
remark-build-near = { $player } is niet ver weg: een mooie plek voor { object.a }.
# [player]
remark-bear-for-rival = Een harige verrassing voor { $player }. Sorry!
# [cards]
remark-keep-cards = { $cards ->
    [one] Ik bewaar mijn kaart voor later.
   *[other] Ik bewaar mijn { $cards } kaarten voor later.
}
# [tile]
remark-path-opened = Nu is er een pad: ik kan naar { tile.lay } lopen.
# [tile]
remark-shorter-walk = Nu is het minder ver lopen naar { tile.lay }.
remark-fly-on = Waarom lopen als je kunt vliegen?
remark-sail-on = Eén stap, en de rivier doet de rest.
remark-swim-off = Geen vlot, geen brug … dan maar zwemmen. Brrr!
remark-none-fits = Hiervan past er geen. Eens zien wat er in de stapel zit!
