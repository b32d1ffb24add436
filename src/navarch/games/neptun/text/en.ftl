# Neptun in English. Titles and texts of rules come from the ledger.

## The game

game-title = Neptun
game-line = Take contracts, row with or against the wind, deliver in the right order and honour the temples of five regions.

## Seats

seat-red = Red
seat-green = Green
seat-purple = Purple
seat-yellow = Yellow
seat-blue = Blue

## Regions

region-hispania = Hispania
region-italia = Italia
region-graecia = Graecia
region-asia = Asia
region-africa = Africa

## Cities

city-creta = Creta
city-malaca = Malaca
city-sanguntum = Sanguntum
city-tarraco = Tarraco
city-genua = Genua
city-roma = Roma
city-syracusae = Syracusae
city-corinthus = Corinthus
city-athenae = Athenae
city-thessalonica = Thessalonica
city-pergamum = Pergamum
city-antiochia = Antiochia
city-tyros = Tyros
city-carthago = Carthago
city-leptis_magna = Leptis Magna
city-alexandria = Alexandria

## City cards: there are two for every city but Crete

city_card-malaca_1 = { city-malaca }
city_card-malaca_2 = { city-malaca }
city_card-sanguntum_1 = { city-sanguntum }
city_card-sanguntum_2 = { city-sanguntum }
city_card-tarraco_1 = { city-tarraco }
city_card-tarraco_2 = { city-tarraco }
city_card-genua_1 = { city-genua }
city_card-genua_2 = { city-genua }
city_card-roma_1 = { city-roma }
city_card-roma_2 = { city-roma }
city_card-syracusae_1 = { city-syracusae }
city_card-syracusae_2 = { city-syracusae }
city_card-corinthus_1 = { city-corinthus }
city_card-corinthus_2 = { city-corinthus }
city_card-athenae_1 = { city-athenae }
city_card-athenae_2 = { city-athenae }
city_card-thessalonica_1 = { city-thessalonica }
city_card-thessalonica_2 = { city-thessalonica }
city_card-pergamum_1 = { city-pergamum }
city_card-pergamum_2 = { city-pergamum }
city_card-antiochia_1 = { city-antiochia }
city_card-antiochia_2 = { city-antiochia }
city_card-tyros_1 = { city-tyros }
city_card-tyros_2 = { city-tyros }
city_card-carthago_1 = { city-carthago }
city_card-carthago_2 = { city-carthago }
city_card-leptis_magna_1 = { city-leptis_magna }
city_card-leptis_magna_2 = { city-leptis_magna }
city_card-alexandria_1 = { city-alexandria }
city_card-alexandria_2 = { city-alexandria }

## Links

link-malaca-sanguntum = { city-malaca } – { city-sanguntum }
link-sanguntum-tarraco = { city-sanguntum } – { city-tarraco }
link-tarraco-genua = { city-tarraco } – { city-genua }
link-genua-roma = { city-genua } – { city-roma }
link-roma-syracusae = { city-roma } – { city-syracusae }
link-syracusae-corinthus = { city-syracusae } – { city-corinthus }
link-corinthus-athenae = { city-corinthus } – { city-athenae }
link-athenae-thessalonica = { city-athenae } – { city-thessalonica }
link-thessalonica-pergamum = { city-thessalonica } – { city-pergamum }
link-athenae-pergamum = { city-athenae } – { city-pergamum }
link-pergamum-antiochia = { city-pergamum } – { city-antiochia }
link-antiochia-tyros = { city-antiochia } – { city-tyros }
link-tyros-alexandria = { city-tyros } – { city-alexandria }
link-alexandria-leptis_magna = { city-alexandria } – { city-leptis_magna }
link-leptis_magna-carthago = { city-leptis_magna } – { city-carthago }
link-carthago-malaca = { city-carthago } – { city-malaca }
link-syracusae-carthago = { city-syracusae } – { city-carthago }
link-creta-corinthus = { city-creta } – { city-corinthus }
link-creta-athenae = { city-creta } – { city-athenae }
link-creta-pergamum = { city-creta } – { city-pergamum }
link-creta-tyros = { city-creta } – { city-tyros }
link-creta-leptis_magna = { city-creta } – { city-leptis_magna }
link-creta-syracusae = { city-creta } – { city-syracusae }
link-athenae-alexandria = { city-athenae } – { city-alexandria }
link-syracusae-leptis_magna = { city-syracusae } – { city-leptis_magna }
link-roma-carthago = { city-roma } – { city-carthago }
link-roma-sanguntum = { city-roma } – { city-sanguntum }
link-carthago-tarraco = { city-carthago } – { city-tarraco }

## Distance markers

marker-sea_3 = sea, 3 miles
marker-sea_4 = sea, 4 miles
marker-sea_5 = sea, 5 miles
marker-sea_6 = sea, 6 miles
marker-sea_7 = sea, 7 miles
marker-sea_8 = sea, 8 miles
marker-deep_sea_8 = deep sea, 8 miles
marker-deep_sea_9 = deep sea, 9 miles
marker-deep_sea_10 = deep sea, 10 miles
marker-deep_sea_11 = deep sea, 11 miles
marker-deep_sea_12 = deep sea, 12 miles
marker-deep_sea_13 = deep sea, 13 miles

## Goods

good-salt = salt
good-olives = olives
good-grapes = grapes
good-honey = honey
good-grain = grain
good-fish = fish

## Oar cards

oar-oar_1_plus2 = oars 1, wind +2
oar-oar_1_plus1 = oars 1, wind +1
oar-oar_2_plus2 = oars 2, wind +2
oar-oar_2_plus1 = oars 2, wind +1
oar-oar_2_0 = oars 2, wind 0
oar-oar_3_plus2 = oars 3, wind +2
oar-oar_3_plus1 = oars 3, wind +1
oar-oar_3_0 = oars 3, wind 0
oar-oar_4_plus1 = oars 4, wind +1
oar-oar_4_0 = oars 4, wind 0
oar-oar_5_plus1 = oars 5, wind +1
oar-oar_5_0 = oars 5, wind 0
oar-oar_5_minus1 = oars 5, wind −1
oar-oar_6_0 = oars 6, wind 0
oar-oar_6_minus1 = oars 6, wind −1
oar-oar_6_minus2 = oars 6, wind −2
oar-oar_7_0 = oars 7, wind 0
oar-oar_7_minus1 = oars 7, wind −1
oar-oar_7_minus2 = oars 7, wind −2
oar-oar_8_minus1 = oars 8, wind −1
oar-oar_8_minus2 = oars 8, wind −2
oar-start_4 = starting oars 4, wind 0
oar-start_5 = starting oars 5, wind 0

## Point tiles

tile-hispania_a1 = { region-hispania } A
tile-hispania_b1 = { region-hispania } B1
tile-hispania_b2 = { region-hispania } B2
tile-hispania_c1 = { region-hispania } C1
tile-hispania_c2 = { region-hispania } C2
tile-hispania_c3 = { region-hispania } C3
tile-italia_a1 = { region-italia } A
tile-italia_b1 = { region-italia } B1
tile-italia_b2 = { region-italia } B2
tile-italia_c1 = { region-italia } C1
tile-italia_c2 = { region-italia } C2
tile-italia_c3 = { region-italia } C3
tile-graecia_a1 = { region-graecia } A
tile-graecia_b1 = { region-graecia } B1
tile-graecia_b2 = { region-graecia } B2
tile-graecia_c1 = { region-graecia } C1
tile-graecia_c2 = { region-graecia } C2
tile-graecia_c3 = { region-graecia } C3
tile-asia_a1 = { region-asia } A
tile-asia_b1 = { region-asia } B1
tile-asia_b2 = { region-asia } B2
tile-asia_c1 = { region-asia } C1
tile-asia_c2 = { region-asia } C2
tile-asia_c3 = { region-asia } C3
tile-africa_a1 = { region-africa } A
tile-africa_b1 = { region-africa } B1
tile-africa_b2 = { region-africa } B2
tile-africa_c1 = { region-africa } C1
tile-africa_c2 = { region-africa } C2
tile-africa_c3 = { region-africa } C3
tile-gold_a1 = Gold temple A
tile-gold_b1 = Gold temple B1
tile-gold_b2 = Gold temple B2
tile-gold_c1 = Gold temple C1
tile-gold_c2 = Gold temple C2
tile-gold_c3 = Gold temple C3

## Forecast spaces

forecast-minus_5 = −5
forecast-minus_4 = −4
forecast-minus_3 = −3
forecast-minus_2 = −2
forecast-minus_1 = −1
forecast-plus_0 = 0
forecast-plus_1 = +1
forecast-plus_2 = +2
forecast-plus_3 = +3
forecast-plus_4 = +4
forecast-plus_5 = +5

## Contracts on a chart

status-open = open
status-fulfilled = fulfilled
status-lost = lost

## When an action comes

-when-acquire = in phase 1, in your turn to acquire a contract
-when-turned-up = in phase 1, right after you have turned up a contract
-when-taken = in phase 1, right after you have taken a contract
-when-crew = at the beginning of every turn of phase 2
-when-sailing = in phase 2, in your turn to sail, once all oar cards are turned up
-when-arrived = in phase 2, when your voyage ends in a city of your open contracts
-when-asked = in phase 2, when you are asked whether you fulfil a contract or buy a temple point
-when-paid = in phase 2, right after you have fulfilled a contract that pays temple points
-when-extra = after the regular turns of phase 2, when an additional turn is offered

## Actions

act-take = Take contract { $noun }
    .when = { -when-acquire }
act-reveal = Turn up the next contract
    .when = { -when-acquire }
act-reject = Reject it and turn up the next one
    .when = { -when-turned-up }
act-load = Load it on slot { $noun }
    .when = { -when-taken }
act-play = Play { $noun }
    .when = { -when-crew }
act-sail = Sail to { $noun }
    .when = { -when-sailing }
act-fulfil = Fulfil the contract on slot { $noun }
    .when = { -when-arrived }
act-decline = Decline
    .when = { -when-asked }
act-buy = Buy one temple point
    .when = { -when-paid }
act-join = Take part in the additional turn
    .when = { -when-extra }
act-pass = Stay out
    .when = { -when-extra }
act-lay = Lay the marker { $noun }
act-place = Next in order: { $noun }
act-draw_city = Draw the city card { $noun }
act-draw_good = Draw the goods card { $noun }
act-draw_oar = Draw the oar card: { $noun }

## Questions

ask-contract = Take a face-up contract, or turn up the next one.
ask-open_contract = All contracts are face up: take one of them.
ask-verdict = Take the contract just turned up, or reject it for good?
ask-slot = On which slot do you load { $good } to { $card }? The slots are served from left to right.
ask-crew = Lay an oar card face down.
ask-harbour = Where do you sail from { $city }? Your range is { $miles ->
        [one] one mile
       *[other] { $miles } miles
    }{ $gold ->
        [0] .
       *[other] , and your { $gold } gold can buy more.
    }
ask-delivery = In { $city }: do you fulfil { $count ->
        [one] your contract?
       *[other] one of your { $count } contracts?
    }
ask-donation = Do you buy one more temple point in { $region } for { $price } gold?
ask-extra = Do you take part in additional turn { $turn }? It costs an oar card.
ask-extra_crew = Which oar card do you play for the additional turn?

## What happens

event-laid = Distance { $link }: { $miles ->
        [one] one mile
       *[other] { $miles } miles
    }.
event-first-wind = The wind begins at { $wind }.
event-kits = Everybody begins in { $city } with { $gold } gold and stands at zero in every temple.
event-starting-oars = Everybody holds an oar card: { $oar }.
event-round = Game round { $round } begins.
event-order = Player order, drawn by lot: { $first }, { $second }, { $third }{ $fourth_id ->
        [nothing] {""}
       *[other] , { $fourth }
    }{ $fifth_id ->
        [nothing] {""}
       *[other] , { $fifth }
    }.
event-new-order = New player order, fewest oars first: { $first }, { $second }, { $third }{ $fourth_id ->
        [nothing] {""}
       *[other] , { $fourth }
    }{ $fifth_id ->
        [nothing] {""}
       *[other] , { $fifth }
    }.
event-laid-out = Contracts, turn { $turn }: { $columns } are on offer, { $open ->
        [0] all of them face down
        [one] one of them face up
       *[other] { $open } of them face up
    }.
event-turned-up = Turned up in column { $column }: { $good } to { $card } for { $gold ->
        [0] { $points ->
            [one] one temple point
           *[other] { $points } temple points
        }
       *[other] { $gold } gold
    }, with { $oar }.
event-left-over-shown = Nobody took the last contract; it is turned up and gets no gold: { $good } to { $card } for { $gold ->
        [0] { $points ->
            [one] one temple point
           *[other] { $points } temple points
        }
       *[other] { $gold } gold
    }, with { $oar }.
event-put-away = Nobody took { $good } to { $card }: it is put away{ $gold ->
        [0] .
       *[other] , its { $gold } gold returned.
    }
event-put-away-unseen = The last contract is put away face down.
event-rejected = { $who } rejects { $good } to { $card }.
event-rightmost = It is the rightmost one: { $who } must take it.
event-acquired = { $who } takes { $good } to { $card } from column { $column }, with { $oar }.
event-loaded = { $who } loads { $good } to { $card } on slot { $slot }.
event-stacked = { $who } comes to { $number } on the oar scale, on top of { $below }: the top marker goes first.
event-found-gold = { $who } takes the { $gold } gold that lay on the contract and has { $total } now.
event-left-over-gold = Nobody took { $good } to { $card }: { $gold } gold lies on it now.
event-sailing-turn = Sailing, turn { $turn }.
event-played = { $who } plays an oar card: { $oar }. With the wind at { $wind } the range is { $range ->
        [one] one mile
       *[other] { $range } miles
    }.
event-forecast = The oar cards add up to { $sum_signed }: wind { $wind } is forecast.
event-forecast-beyond = The oar cards add up to { $sum_signed }, beyond the end of the forecast scale: its last space, { $end }, forecasts wind { $wind }.
event-wind = The wind is now { $wind }.
event-stayed = { $who } stays in { $city }.
event-sailed = { $who } sails from { $from } to { $to }: { $miles } of { $range ->
        [one] one mile
       *[other] { $range } miles
    }.
event-sailed-paid = { $who } sails from { $from } to { $to }: { $miles ->
        [one] one mile
       *[other] { $miles } miles
    }, paying { $gold } gold for what is beyond the range; { $left } gold left.
event-declined = { $who } fulfils nothing in { $city }.
event-fulfilled-gold = { $who } delivers { $good } to { $card }, earns { $gold } gold and has { $total } now.
event-fulfilled-temple = { $who } delivers { $good } to { $card } and gains { $points ->
        [one] one temple point
       *[other] { $points } temple points
    } in { $region }, { $total } in all.
event-bought = { $who } buys one temple point in { $region } for { $gold } gold: { $total ->
        [one] one point
       *[other] { $total } points
    } there now, { $left } gold left.
event-not-bought = { $who } buys no temple point in { $region }.
event-skipped = { $who } loses the contract on slot { $slot }, { $good } to { $card }: the delivery from slot { $by } skips it.
event-lost = { $who } loses the contract on slot { $slot }, { $good } to { $card }: the turns are over.
event-no-oar-card = { $who } has no oar card left and cannot take part in additional turn { $turn }.
event-nothing-open = Nobody has an open contract left: there is no additional turn.
event-no-extra-turn = Nobody sails an additional turn.
event-joined = { $who } takes part in additional turn { $turn }.
event-passed = { $who } stays out of additional turn { $turn }.
event-bonus = { $who } fulfilled all five contracts: a bonus tile worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-no-bonus = Nobody fulfilled all five contracts: no bonus tile.
event-tile = { $who } wins the tile { $tile } worth { $points ->
        [one] one point
       *[other] { $points } points
    }, with { $have ->
        [one] one temple point
       *[other] { $have } temple points
    }{ $tied_id ->
        [nothing] {""}
       *[other] , reached before { $tied }
    }.
event-gold-tile = { $who } wins the tile { $tile } worth { $points ->
        [one] one point
       *[other] { $points } points
    }, with { $have } gold{ $tied_id ->
        [nothing] {""}
       *[other] , before { $tied } in player order
    }.
event-tile-unclaimed = Nobody ranks for the tile { $tile } worth { $points ->
        [one] one point
       *[other] { $points } points
    }: it goes back to the box.
event-round-over = Game round { $round } is over: boats return to Creta, starting oar cards that were played leave the game, all other cards but those in hand are shuffled into their piles.
event-kept = { $who } has { $points ->
        [one] one point
       *[other] { $points } points
    } on tiles and { $gold } gold.
event-final = { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    } (point tiles { $tiles }, bonus tiles { $bonus }), place { $rank }.
event-won = { $who_count ->
        [one] { $who } wins
       *[other] { $who } share the victory
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }.

## Why not

why-all-face-up = Every contract that is left lies face up: take one of them.
why-judge-first = Contract { $column } has just been turned up: take it or reject it first.
why-passed-over = You have passed over contract { $column } this turn, and that is final.
why-no-column = There are only { $columns } columns on offer.
why-face-down = Contract { $column } is still face down.
why-taken = Contract { $column } has been taken.
why-slot-taken = Slot { $slot } holds the contract for { $card }, and contracts are not moved.
why-not-in-hand = You do not hold { $oar }.
why-too-far = { $city } is { $miles ->
        [one] one mile
       *[other] { $miles } miles
    } away: too far for your range of { $range }, even with all the miles that { $gold } gold can buy.
why-no-contract = There is no contract on slot { $slot }.
why-contract-lost = The contract for { $card } on slot { $slot } is lost.
why-contract-done = The contract for { $card } on slot { $slot } is fulfilled already.
why-wrong-city = The contract on slot { $slot } is for { $city }, and your boat lies in { $here }.

## How it ended

ending-most-points = Most points on tiles after the third game round.

## The table

ui-phase-setup = Set-up
ui-phase-acquire = Acquire contracts, turn { $turn }
ui-phase-fulfil = Fulfil contracts, turn { $turn }
ui-phase-over = The end
ui-round = Round { $round } of { $rounds }
ui-wind = Wind
ui-forecast = forecast { $sum }: wind { $wind }
ui-gold-temple = Gold
ui-head-player = player
ui-head-points = points
ui-head-gold = gold
ui-head-oars = oars
ui-head-scale = scale
ui-head-contracts = contracts
ui-head-played = played
ui-hand = Hand (oars/wind):
ui-chosen = laid face down:
ui-taken = taken
ui-face-down = face down
ui-pays-gold = { $n } gold
ui-pays-temple = { $n } in { $region }
ui-miles = { $n } mi
ui-costs = { $n } gold
ui-loses = { $n ->
        [one] one contract is lost
       *[other] { $n } contracts are lost
    }

## The board at the page

board-round = Round
board-phase =
    { $phase ->
        [acquire] contracts
        [fulfil] sailing
        [setup] setting up
        [over] the end
       *[other] { $phase }
    }
board-turn = turn { $n } of 5
board-extra-turn = extra turn { $n }
board-wind = Wind
board-forecast = next turn
board-order = Player order
board-oar-scale = Oar scale
board-temples = Temples
board-gold-temple = Gold
board-gold = gold
board-points = points
board-hand = hand
board-contracts = Contracts on offer
board-your-hand = Your oar cards
board-your-chart = Your contracts
board-chart-of = Contracts: { $who }
board-face-down = face down
board-taken = taken
board-power = oars
board-slot = slot
board-miles = { $left } of { $range } miles left
board-way-miles = { $n ->
        [one] { $n } mile
       *[other] { $n } miles
    }
board-tiles = tiles
board-city = City
board-region = Region
board-start = All boats start here in every round.
board-deed-take = Take { $good } to { $city }: { $pays ->
        [gold] { $amount } gold
       *[temple] { $amount ->
            [one] { $amount } temple point
           *[other] { $amount } temple points
        }
    }
board-deed-fulfil = Deliver { $good } to { $city }: { $pays ->
        [gold] { $amount } gold
       *[temple] { $amount ->
            [one] { $amount } temple point
           *[other] { $amount } temple points
        }
    }
board-deed-stay = Stay in { $city }
board-deed-sail = Sail to { $city }: { $miles ->
        [one] { $miles } mile
       *[other] { $miles } miles
    }, { $gold ->
        [0] free
       *[other] { $gold } gold
    }
board-boat = Boat
board-contracts-of = Contracts
board-contract = { $good } to { $city }: { $pays ->
        [gold] { $n } gold
       *[temple] { $n ->
            [one] one temple point
           *[other] { $n } temple points
        }
    }
board-status = { $status ->
        [fulfilled] fulfilled
        [lost] lost
       *[open] open
    }
board-played = Oar cards played
board-bonus-tiles = bonus tiles { $n }
board-chapter = { $chapter ->
        [city_card] Contracts
        [oar_card] Oar cards
        [goods_card] Goods
        [city] Cities
        [point_tile] Point tiles
       *[other] { $chapter }
    }
board-contract-card = Contract: what each good pays here
board-pays-for = { $good }: { $pays ->
        [gold] { $n } gold
       *[temple] { $n ->
            [one] one temple point
           *[other] { $n } temple points
        }
    }
board-start-card = Starting oar card
board-deck-card = Oar card
board-copies = Copies
board-legend-cards = On cards and tiles
board-legend-goods = Goods
board-legend-chart = On the chart
board-legend-players = Players
board-legend-gold = gold
board-legend-temple = temple points, in the temple of the city's region
board-legend-wind = the number that changes the coming wind
board-legend-oar = the number that gives the boat its range
board-legend-seal = a contract that is fulfilled, or a choice that is sealed
board-legend-tile = a point tile that was won
board-legend-miles = miles of a link
board-legend-sea = sea link
board-legend-deep = deep sea link
board-legend-region = cities of { $region }, in the colour of its temple

## Where points come from

account-temple = Temple of { $region }
account-gold-temple = Gold temple
account-bonus = Bonus for five contracts
account-held-gold = Gold
account-held-fulfilled = Fulfilled contracts
account-held-steps = Steps in the temple of { $region }
account-held-open = Open contracts
account-held-power = Oar power in hand

board-report = { $kind ->
   *[other] Scoring of the round
}

## The guide of the first game: what it says, and what it answers

guide-farewell = You have now seen every kind of decision of Neptun. The rest is yours: good winds!
guide-first_contract = A contract was turned up for you: a good, a city, and what it pays there, gold or temple steps. Is the city near others you could serve on one way? Take it, or reject it for good and see the next; the last one must be taken.
    .done = Good: you weighed this one against what might come. What you reject lies open for the others.
guide-slot = Now choose its slot. You deliver from left to right, and a contract cannot be moved later. Think of a route from Crete: near or early cities to the left, far ones to the right, with gaps for what you will find on the way.
    .done = Loaded. You also have its oar card now: the smaller its oar number, the earlier you play in the next turn.
guide-open_or_new = Some contracts lie open. Take one of them, or turn up the next: but then the open ones are closed to you for this turn. Does one of them fit your route, or share a city with another?
    .done = A contract that you know is often better than one that you hope for.
    .other = You try your luck. What you turn up now you must take or reject, and the last one is yours whatever it is.
guide-all_open = All contracts lie open, and you must take one. Look at three things: where the city lies, what it pays, and the oar card that comes with it.
    .done = Five contracts fit on your chart in a round. Delivering all five brings a bonus tile.
guide-crew = Everybody lays an oar card at the same time. The lower number plus the wind is your range this turn; the upper numbers of all together make the next wind. Count the miles to your next city, and do not spend more than you need.
    .done = Now all cards are turned up, and you see next turn's wind.
guide-sail = Cities in reach glow. You deliver only where you stop, and one contract a turn. Each missing mile costs one gold. If your city is too far, get closer to it for the next turn.
    .done = Good. Miles left over are lost, so a turn that just reaches its harbour is a good one.
guide-deliver = You are in the city of a contract. Deliver it and be paid. But look to its left on your chart: what is still open there is lost when you deliver this one.
    .done = Delivered: gold is yours, or your token moves up in the temple.
    .other = You wait. That makes sense if something to the left of it shall be delivered first.
guide-donation = With a delivery you may buy one temple step for three gold. Does it take you past somebody? On the same space whoever came first stays ahead. Gold also buys miles, and the gold temple rewards the richest.
    .done = Either can be right: compare the tiles that lie there with what your gold can do elsewhere.
guide-extra = The five turns are over and you still have a contract. A spare oar card buys an additional turn; what you do not deliver is lost. But you have only two spare cards in the whole game.
    .done = You row on. The wind stays as it was in the fifth turn.
    .other = You save the card for a later round. That is wise when the city is out of reach anyway.
guide-extra_crew = Choose the card for the additional turn. It makes no new wind now: only the miles matter, so play the smallest that reaches.
    .done = Now sail and deliver as in any other turn.
guide-second_round = The second round: everybody is back at Crete, but temples and gold stay as they are. Now the first two in each temple get a tile, in the last round the first three. In which temple can you be among them?
    .done = Good: contracts in one region add up over the whole game.
    .other = You look further. Keep the temples in mind.
