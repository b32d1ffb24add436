# Divers of Tyre in English. Titles and texts of rules come from the ledger.

game-title = Divers of Tyre
game-line = Dive for purple snails, deeper and deeper, and come up before your breath is gone.

seat-abibaal = Abibaal
seat-batnoam = Batnoam
seat-hiram = Hiram
seat-elissa = Elissa

card-dolphin = dolphin
card-squall = squall
card-pearl = pearl

act-dive = Go deeper
act-surface = Come up
act-play = Play a { $noun }
act-let_go = Let the basket go
act-pass = Let it pass
act-roll = A { $noun } is rolled
act-draw = A { $noun } is drawn

ask-breath = { $basket ->
    [0] Take a deep breath.
   *[other] { $basket } in the basket. { $danger ->
        [one] A 1 means out of breath.
       *[other] A 1 to { $danger } means out of breath.
    }
}
ask-rescue = Out of breath with { $basket } in the basket!
ask-squall = { $diver } comes up with { $basket }.

event-round = Round { $round }.
event-drew = { $who } draws a card.
event-drew-card = It is a { $card }.
event-dives = { $who } dives.
event-gathered = { $who } gathers { $pips }: { $basket } in the basket.
event-out-of-breath = { $who } rolls a { $pips } and is out of breath.
event-dolphin = A dolphin carries { $who } up with { $basket }.
event-lost = { $who } comes up with nothing; { $basket } sink.
event-squall = { $who } sends a squall: { $basket } remain in { $diver }’s basket.
event-brought-home = { $who } brings { $basket } home: { $jar } in the jar.
event-counted = { $who }: { $points } points, { $pearls } of them for pearls.

why-still-dry = Nobody comes up dry: go deeper first.
why-sea-bottom = This is the bottom.
why-wrong-card = A { $card } is of no use here; a { $wanted } would be.
why-not-held = You hold no { $card }.

option-rough_sea = Rough sea
    .help = One more face of the die is bad.

ending-season-over = The season is over.
ending-full-jar = A jar is full.
