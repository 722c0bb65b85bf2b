cairns-name = Cairns
    .about = Stones on bare rock, one point each
cairns-score = Cairns
cairns-effect-piled-up = { $who ->
    [you] You pile up a cairn.
   *[other] { $player } piles up a cairn.
}
cairns-reason-no-stones-left = You have no stones left for a cairn, so you have to walk round bare rock.
cairns-rules = Cairns
    .text = Whoever is the first to step onto bare rock piles up a cairn there. Each cairn is worth one point, and whoever alone has the most gets three more. You have stones for four; after that you walk round bare rock.
cairns-cairn = { $whose ->
    [yours] your cairn
   *[other] a cairn of { $owner }
}
cairns-lesson = Step onto bare rock first, and you pile up a cairn there.
