cairns-name = Steinmännchen
    .about = Steine auf kahlem Fels, jedes einen Punkt wert
cairns-score = Stein­männchen
cairns-effect-piled-up = { $who ->
    [you] Du baust ein Steinmännchen.
   *[other] { $player } baut ein Steinmännchen.
}
cairns-reason-no-stones-left = Du hast keine Steine mehr für ein Steinmännchen und musst um kahlen Fels herumgehen.
cairns-rules = Steinmännchen
    .text = Wer zuerst kahlen Fels betritt, baut dort ein Steinmännchen. Jedes Steinmännchen ist einen Punkt wert, und wer allein die meisten hat, bekommt drei Punkte dazu. Deine Steine reichen für vier; danach gehst du um kahlen Fels herum.
cairns-cairn = { $whose ->
    [yours] dein Steinmännchen
   *[other] ein Steinmännchen von { $owner }
}
cairns-lesson = Kommst du zuerst auf kahlen Fels, baust du dort ein Steinmännchen.
