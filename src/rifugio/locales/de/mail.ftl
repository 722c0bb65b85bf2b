### Briefe per E-Mail.

mail-hello = Hallo!
mail-hello-name = Hallo { $name }!
mail-confirm = Rifugio: Ist das deine Adresse?
    .text =
        Jemand möchte über diese Adresse wieder an einen Rucksack bei Rifugio kommen. Wenn du das warst, öffne diesen Link:

        { $link }

        Er funktioniert einmal, bis morgen. Wenn du es nicht warst, musst du nichts tun. Die Adresse wird dann von selbst gelöscht.
mail-link = Rifugio: dein Rucksack
    .text =
        Mit diesem Link öffnest du deinen Rucksack mit allen deinen Tischen:

        { $link }

        Er funktioniert einmal, eine Stunde lang. Gib ihn nicht weiter: Wer ihn öffnet, hat deine Plätze. Wenn du ihn nicht angefordert hast, musst du nichts tun.
mail-stop = Keine solchen E-Mails mehr: { $link }
