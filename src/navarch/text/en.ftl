# Words that all games share: reasons that the engine gives, and the table itself.

why-game-over = The game is over.
why-unknown-seat = There is no such seat: { $said }.
why-unknown-action = There is no such action: { $said }.
why-not-your-turn = It is not your turn; { $acting } { $acting_count ->
        [one] is
       *[other] are
    } asked now.
why-other-choice = Something else is asked now.
    .when = “{ $verb }” comes { $when }.
why-asked-first = First: { $question }
why-no-undo = Nothing can be taken back: something new has been learned since.
why-not-begun = The game has not begun: not everybody has sat down.

ending-resigned = A seat was resigned.
ending-claimed = Time ran out, and the game was claimed.
ending-draw = The players agreed on a draw.
ending-agreed = The players agreed on the result.

level-1 = Passenger
    .line = For a first game: sees what is plain, and is often wrong about the rest.
level-2 = Deckhand
    .line = For a second game: has an idea of what matters, and misjudges much.
level-3 = Oarsman
    .line = Knows the game, and is wrong where it is not clear what is best.
level-4 = Boatswain
    .line = Plays soundly, and seldom errs; for those who know the game.
level-5 = Steersman
    .line = Looks a little ahead before it acts.
level-6 = Pilot
    .line = Looks ahead; for practised players.
level-7 = Trierarch
    .line = Looks well ahead, and punishes errors.
level-8 = Navarch
    .line = The strongest there is: thinks for a second or two about each move.
bot-random = Random
bot-greedy = Greedy
bot-ismcts = Searching
bot-learned = Learned
character-bold = bold
    .line = Bold: takes risks for more, and likes to be strong.
character-careful = careful
    .line = Careful: keeps to what is sure.
character-merchant = merchant
    .line = Merchant: puts income and money first.

ui-nothing = nothing
ui-guide-other = That is possible too.
ui-unfinished = The game is not over.
ui-person = person
ui-unknown = “{ $said }” is no action and no command here; help lists what you can type.
ui-you = you
ui-thinking = { $bot } is thinking …
ui-welcome = Type the number of an action. ? explains the rule, why ACTION says what stands against it, help lists the rest.
ui-commitment = The dice and draws of this game are fixed by a secret whose digest is { $digest }; it is shown at the end.
ui-hand-over = It is your turn: press Enter when nobody else looks.
ui-more-news = … { $n } more lines: type log
ui-ambiguous = That could mean several things: { $choices }
ui-why-what = Why what? For example: why sail tyros
ui-is-legal = { $action }: that is legal.
ui-no-rule = No rule speaks of “{ $said }”.
ui-undone = Taken back.
ui-no-hint = Nobody can give advice here.
ui-hint = What { $bot } would do:
ui-back = back
ui-free-actions = free:
ui-turn-page = Enter: on · q: back to the table
ui-more-parts = board shows the rest: { $parts }
ui-no-part = The board has no part “{ $said }”; board alone shows all of it.
ui-part-map = map
ui-part-players = players
ui-part-temples = temples
ui-part-contracts = contracts
ui-part-offers = offers
ui-part-hand = hand
ui-part-battle = battle
ui-part-tracks = tracks
ui-part-forces = forces
ui-part-generals = generals
ui-part-provinces = provinces
ui-part-strategies = strategies
ui-part-piles = piles
ui-part-tiles = heroes and wonders
ui-part-key = key
ui-part-view = position
ui-save-where = Save where? For example: save game.json
ui-saved = Saved in { $file }; check it with: navarch verify { $file }
ui-components-changed = The game was played with other component values; give them with --components. From here on those of Navarch differ: { $rule }
ui-rules-changed = The game was played by other rules. From here on those of today differ: { $rule }
ui-saved-unfinished = Saved in { $file }; go on with: navarch play --resume { $file }
ui-languages = The languages are { $list }.
ui-score = { $n ->
        [one] one point
       *[other] { $n } points
    }
ui-provable = Every die and draw of this game can be proved: save it and run navarch verify.
ui-fact-gain = { $what }: { $amount }
ui-fact-often = { $what }: { $amount }, in { $often } of { $tries } tries
ui-fact-promised = { $what }: { $amount }, if it were scored as it then stands
ui-fact-spared = { $what }: { $amount } kept, which the next best would cost: { $other }
ui-fact-kept = { $what }: { $amount } kept
ui-puzzle = Puzzle { $n } of { $all }
ui-puzzle-question = Find the best action for { $who }. One is clearly better than all others.
ui-puzzle-how = Type a number or an action; ? shows the answer.
ui-puzzle-right = that is it: expected result { $worth } %, { $ahead } points ahead of the next best ({ $other }).
ui-puzzle-weaker = That is allowed, but weaker: the best action is { $behind } points ahead of it (of 100 for a sure win).
ui-puzzle-weaker-unmeasured = That is allowed, but weaker: the search gave it up too early to say by how much.
ui-lesson-how = Type a number or an action; ? shows the answer.
ui-lesson-right = that is it.
ui-lesson-other = That is allowed, but it is not what is asked for here.
ui-review-chances = The chances over the game, as each seat could judge its own; at the right those of the first position:
ui-review-turns = Turning points:
ui-review-turn = actions { $first } to { $last }: { $moves }
ui-review-lead = { $seat } takes the lead
ui-review-luck = Luck: { $gain } (± { $error })
ui-review-stroke = action { $action }, { $outcome }: { $gain }
ui-review-no-mistake = The search finds nothing that would have been better.
ui-review-mistake = Action { $action }, { $chosen }: { $cost }
ui-review-better = better: { $better } ({ $now } instead of { $chance })
ui-review-line = then: { $line }
ui-review-fact = it brings: { $fact }
ui-review-spared = it spares: { $fact }
ui-help =
    1, s           an action or a verb by its key; its words or their beginning will do as well: tyros
    b              back to the verbs; Enter alone does it too
    1, 3, 4        several that belong together, such as the tokens of a set: all or none
    why ACTION     why that is not possible now, with the rule
    ?              the rule of this question; ? P2.11 another one; ? wind those that speak of wind
    hint           what a bot would do; hint level:8 asks the strongest one
    undo           take back, as long as nothing new was learned
    log            what happened so far; log 50 for more
    board          the whole position, page by page; board map, board hand … a part of it
    lang           English or Polish
    save FILE      write the record of the game
    quit           leave

board-standing-orders =
    { $ask ->
        [battle] Do not ask me until a battle
        [turn] Do not ask me again this turn
       *[other] Always ask me
    }
board-orders-given =
    { $ask ->
        [battle] You let chances to react pass until a battle begins.
        [turn] You let chances to react pass until the turn ends.
       *[other] You let chances to react pass.
    }
