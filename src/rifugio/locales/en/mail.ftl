### Letters by e-mail.

mail-hello = Hello!
mail-hello-name = Hello { $name }!
mail-confirm = Rifugio: is this your address?
    .text =
        Somebody wants to use this address to get back into a Rifugio rucksack. If that was you, open this link:

        { $link }

        It works once, until tomorrow. If it was not you, do nothing. The address will be deleted by itself.
mail-link = Rifugio: your rucksack
    .text =
        This link opens your rucksack, with all your tables:

        { $link }

        It works once, for an hour. Pass it on to nobody: whoever opens it has your seats. If you did not ask for it, do nothing.
mail-stop = Send me no more of these e-mails: { $link }
