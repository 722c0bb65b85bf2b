cairns-name = Ometti di pietra
    .about = Pietre sulla roccia nuda, un punto per ometto
cairns-score = Ometti di pietra
cairns-effect-piled-up = { $who ->
    [you] Costruisci un ometto di pietra.
   *[other] { $player } costruisce un ometto di pietra.
}
cairns-reason-no-stones-left = Non hai più pietre per un ometto, quindi devi girare intorno alla roccia nuda.
cairns-rules = Ometti di pietra
    .text = Chi arriva per primo sulla roccia nuda vi costruisce un ometto di pietra. Ogni ometto vale un punto, e chi da solo ne ha di più ne riceve altri tre. Hai pietre per quattro ometti; poi giri intorno alla roccia nuda.
cairns-cairn = { $whose ->
    [yours] il tuo ometto di pietra
   *[other] un ometto di pietra di { $owner }
}
cairns-lesson = Se arrivi prima degli altri sulla roccia nuda, costruisci lì un ometto di pietra.
