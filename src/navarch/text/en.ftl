# Words that all games share: reasons that the engine gives, and the table itself.

why-game-over = The game is over.
why-unknown-seat = There is no such seat: { $said }.
why-unknown-action = No such action: { $said }.
why-not-your-turn = It is not your turn; { $acting } { $acting_count ->
        [one] is
       *[other] are
    } asked now.
why-other-choice = Something else is asked now.
why-no-undo = Nothing can be taken back: something new has been learned since.

ui-nothing = nothing
ui-unfinished = The game is not over.
