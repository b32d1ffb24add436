# Słowa wspólne dla wszystkich gier: powody podawane przez silnik i sam stół.

why-game-over = Gra jest skończona.
why-unknown-seat = Nie ma takiego miejsca: { $said }.
why-unknown-action = Nie ma takiej akcji: { $said }.
why-not-your-turn = To nie twoja kolej; teraz { $acting_count ->
        [one] decyduje
       *[other] decydują
    }: { $acting }.
why-other-choice = Teraz rozstrzyga się coś innego.
why-no-undo = Nie można już niczego cofnąć: od tej pory wyszło na jaw coś nowego.

ui-nothing = nic
ui-unfinished = Gra nie jest skończona.
