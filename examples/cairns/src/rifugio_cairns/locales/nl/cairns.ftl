cairns-name = Steenmannetjes
    .about = Stapel stenen op kale rots, elk een punt
cairns-score = Steen­mannetjes
cairns-effect-piled-up = { $who ->
    [you] Je stapelt een steenmannetje.
   *[other] { $player } stapelt een steenmannetje.
}
cairns-reason-no-stones-left = Je hebt geen stenen meer voor een steenmannetje, dus je moet om kale rots heen lopen.
cairns-rules = Steenmannetjes
    .text = Wie als eerste op kale rots stapt, stapelt daar een steenmannetje. Elk steenmannetje is één punt waard, en wie er als enige de meeste heeft, krijgt er drie punten bij. Je hebt stenen voor vier; daarna loop je om kale rots heen.
cairns-cairn = { $whose ->
    [yours] jouw steenmannetje
   *[other] een steenmannetje van { $owner }
}
cairns-lesson = Stap als eerste op kale rots, dan stapel je daar een steenmannetje.
