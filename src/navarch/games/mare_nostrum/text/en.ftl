# Mare Nostrum: Empires in English.

## The game

game-title = Mare Nostrum: Empires
game-line = Five empires around one sea: trade, build, fight, and win by fame, prestige, conquest or leadership.

## Seats and empires

seat-p1 = Player 1
seat-p2 = Player 2
seat-p3 = Player 3
seat-p4 = Player 4
seat-p5 = Player 5
empire-rome = Rome
empire-greece = Greece
empire-babylon = Babylon
empire-egypt = Egypt
empire-carthage = Carthage

## Provinces

province-gallia = Gallia
province-latium = Latium
province-italia = Italia
province-germania = Germania
province-dalmatia = Dalmatia
province-sicilia = Sicilia
province-numidia = Numidia
province-africa = Africa
province-libya = Libya
province-phasania = Phasania
province-garamantia = Garamantia
province-macedonia = Macedonia
province-achaea = Achaea
province-thracia = Thracia
province-dacia = Dacia
province-creta = Creta
province-asia = Asia
province-cappadocia = Cappadocia
province-cilicia = Cilicia
province-judea = Judea
province-cyrenaica = Cyrenaica
province-aegyptus = Aegyptus
province-aethiopia = Aethiopia
province-nubia = Nubia
province-babylonia = Babylonia
province-mesopotamia = Mesopotamia
province-armenia = Armenia
province-arabia = Arabia

## Seas

sea-mare_sardum = Mare Sardum
sea-mare_tyrrhenum = Mare Tyrrhenum
sea-mare_hadriaticum = Mare Hadriaticum
sea-mare_ionium = Mare Ionium
sea-mare_africum = Mare Africum
sea-mare_aegaeum = Mare Aegaeum
sea-mare_aegyptum = Mare Aegyptum
sea-mare_cyprium = Mare Cyprium
sea-pontus_euxinus = Pontus Euxinus

## Resources

commodity-ceramic = ceramic
commodity-gems = gems
commodity-papyrus = papyrus
commodity-metal = metal
commodity-spices = spices
commodity-stone = stone
commodity-wood = wood
commodity-gold = gold
commodity-grain = grain
commodity-oil = oil
commodity-sheep = sheep
commodity-wine = wine
commodity-gladiator = gladiator
token-coin = coin
token-ceramic = ceramic
token-gems = gems
token-papyrus = papyrus
token-metal = metal
token-spices = spices
token-stone = stone
token-wood = wood
token-gold = gold
token-grain = grain
token-oil = oil
token-sheep = sheep
token-wine = wine
token-gladiator = gladiator
token-legendary_ceramic = legendary ceramic
token-legendary_gems = legendary gems
token-legendary_papyrus = legendary papyrus
token-legendary_metal = legendary metal
token-legendary_spices = legendary spices
token-legendary_stone = legendary stone
token-legendary_wood = legendary wood
token-legendary_gold = legendary gold
token-legendary_grain = legendary grain
token-legendary_oil = legendary oil
token-legendary_sheep = legendary sheep
token-legendary_wine = legendary wine
token-legendary_gladiator = legendary gladiator

## Heroes and Wonders

tile-caesar = Caesar
tile-cleopatra = Cleopatra
tile-hammurabi = Hammurabi
tile-hannibal = Hannibal
tile-pericles = Pericles
tile-antigone = Antigone
tile-castor_and_pollux = Castor & Pollux
tile-circe = Circe
tile-gilgamesh = Gilgamesh
tile-hamilcar = Hamilcar
tile-hercules = Hercules
tile-nebuchadnezzar = Nebuchadnezzar
tile-penthesilea = Penthesilea
tile-perseus = Perseus
tile-queen_of_sheba = the Queen of Sheba
tile-ramses_ii = Ramses II
tile-spartacus = Spartacus
tile-colossus_of_rhodes = the Colossus of Rhodes
tile-hanging_gardens = the Hanging Gardens
tile-lighthouse_of_pharos = the Lighthouse of Pharos
tile-statue_of_zeus = the Statue of Zeus
tile-temple_of_artemis = the Temple of Artemis
tile-pyramids = the Pyramids

## Sites

site-gallia_grain = the grain caravan in Gallia
site-gallia_sheep = the sheep caravan in Gallia
site-gallia_market = the market in Gallia
site-gallia_control = the control marker of Gallia
site-latium_metal = the metal caravan in Latium
site-latium_wine = the wine caravan in Latium
site-latium_market = the market in Latium
site-roma = the capital Roma
site-latium_temple = the temple in Latium
site-latium_control = the control marker of Latium
site-italia_metal = the metal caravan in Italia
site-italia_oil = the oil caravan in Italia
site-italia_market = the market in Italia
site-italia_control = the control marker of Italia
site-germania_gems = the gems caravan in Germania
site-germania_market = the market in Germania
site-germania_control = the control marker of Germania
site-dalmatia_wood = the wood caravan in Dalmatia
site-dalmatia_gladiator = the gladiator caravan in Dalmatia
site-dalmatia_market = the market in Dalmatia
site-dalmatia_control = the control marker of Dalmatia
site-syracusae = the legendary city Syracusae
site-sicilia_temple = the temple in Sicilia
site-sicilia_control = the control marker of Sicilia
site-numidia_gold = the gold caravan in Numidia
site-numidia_gladiator = the gladiator caravan in Numidia
site-numidia_market = the market in Numidia
site-numidia_control = the control marker of Numidia
site-africa_sheep = the sheep caravan in Africa
site-africa_spices = the spices caravan in Africa
site-africa_market = the market in Africa
site-carthago = the capital Carthago
site-africa_temple = the temple in Africa
site-africa_control = the control marker of Africa
site-libya_oil = the oil caravan in Libya
site-libya_sheep = the sheep caravan in Libya
site-libya_market = the market in Libya
site-libya_control = the control marker of Libya
site-phasania_gladiator = the gladiator caravan in Phasania
site-phasania_market = the market in Phasania
site-phasania_control = the control marker of Phasania
site-garamantia_oil = the oil caravan in Garamantia
site-garamantia_gems = the gems caravan in Garamantia
site-garamantia_market = the market in Garamantia
site-garamantia_control = the control marker of Garamantia
site-macedonia_grain = the grain caravan in Macedonia
site-macedonia_wine = the wine caravan in Macedonia
site-macedonia_market = the market in Macedonia
site-macedonia_control = the control marker of Macedonia
site-achaea_oil = the oil caravan in Achaea
site-achaea_market = the market in Achaea
site-athenae = the capital Athenae
site-corinthus = the city Corinthus
site-achaea_temple = the temple in Achaea
site-achaea_control = the control marker of Achaea
site-thracia_stone = the stone caravan in Thracia
site-thracia_market = the market in Thracia
site-byzantium = the city Byzantium
site-thracia_temple = the temple in Thracia
site-thracia_control = the control marker of Thracia
site-dacia_wine = the wine caravan in Dacia
site-dacia_stone = the stone caravan in Dacia
site-dacia_market = the market in Dacia
site-dacia_control = the control marker of Dacia
site-creta_ceramic = the ceramic caravan in Creta
site-creta_market = the market in Creta
site-cnossus = the city Cnossus
site-creta_temple = the temple in Creta
site-creta_control = the control marker of Creta
site-troia = the legendary city Troia
site-asia_temple = the temple in Asia
site-asia_control = the control marker of Asia
site-cappadocia_wood = the wood caravan in Cappadocia
site-cappadocia_market = the market in Cappadocia
site-cappadocia_control = the control marker of Cappadocia
site-cilicia_wine = the wine caravan in Cilicia
site-cilicia_market = the market in Cilicia
site-antiochia = the city Antiochia
site-cilicia_temple = the temple in Cilicia
site-cilicia_control = the control marker of Cilicia
site-ierusalem = the legendary city Ierusalem
site-judea_temple = the temple in Judea
site-judea_control = the control marker of Judea
site-cyrenaica_papyrus = the papyrus caravan in Cyrenaica
site-cyrenaica_market = the market in Cyrenaica
site-cyrene = the city Cyrene
site-cyrenaica_temple = the temple in Cyrenaica
site-cyrenaica_control = the control marker of Cyrenaica
site-aegyptus_papyrus = the papyrus caravan in Aegyptus
site-aegyptus_market = the market in Aegyptus
site-alexandria = the capital Alexandria
site-memphis = the city Memphis
site-aegyptus_temple = the temple in Aegyptus
site-aegyptus_control = the control marker of Aegyptus
site-aethiopia_grain = the grain caravan in Aethiopia
site-aethiopia_gold = the gold caravan in Aethiopia
site-aethiopia_market = the market in Aethiopia
site-aethiopia_control = the control marker of Aethiopia
site-nubia_gladiator = the gladiator caravan in Nubia
site-nubia_market = the market in Nubia
site-nubia_control = the control marker of Nubia
site-babylonia_spices = the spices caravan in Babylonia
site-babylonia_grain = the grain caravan in Babylonia
site-babylonia_market = the market in Babylonia
site-babylon = the capital Babylon
site-babylonia_temple = the temple in Babylonia
site-babylonia_control = the control marker of Babylonia
site-mesopotamia_sheep = the sheep caravan in Mesopotamia
site-mesopotamia_market = the market in Mesopotamia
site-ninive = the city Ninive
site-mesopotamia_temple = the temple in Mesopotamia
site-mesopotamia_control = the control marker of Mesopotamia
site-armenia_gold = the gold caravan in Armenia
site-armenia_market = the market in Armenia
site-artaxata = the city Artaxata
site-armenia_temple = the temple in Armenia
site-armenia_control = the control marker of Armenia
site-arabia_gladiator = the gladiator caravan in Arabia
site-arabia_market = the market in Arabia
site-arabia_control = the control marker of Arabia

## Tracks and counters

track-trade = Trade
track-culture = Culture
track-military = Military
kind-caravan = caravan
kind-market = market
kind-regular_city = city
kind-capital_city = capital city
kind-legendary_city = legendary city
kind-temple = temple

## Options and endings

option-first_game = First games
    .help = Only five Heroes and Wonders lie open; the display is refilled after each Build Phase.
option-random_empires = Empires by lot
    .help = The empires are dealt to the seats at random.
ending-pyramids = Prestige: the Pyramids
ending-heroes = Fame: a fifth Hero or Wonder
ending-cities = Conquest: four great cities
ending-titles = Leadership: all three titles
ending-round-limit = Nobody won within the limit of rounds

## When an action comes

-when-ended = when you may end what you are doing
-when-declined = when you are asked about something that you need not do
-when-doubled = when a legendary city yields to you: in phase 1, Collect, or when you pillage it
-when-colossus = in phase 1, Collect, and the owner of the Colossus does it
-when-marker = at the beginning of phase 2, Trade, and the Trade Leader does it
-when-offers = in phase 2, Trade, once the Trade Leader has announced a number
-when-claims = in phase 2, Trade, once all offers are open and it is your turn to claim
-when-gift = at the end of phase 2, Trade, if the Trade Leader has claimed one too many
-when-builder = in phase 3, Build, and the Culture Leader does it
-when-perseus = in phase 3, Build, for Perseus, when building first would win
-when-build = in your own turn of phase 3, Build
-when-payment = in phase 3, Build, right after you have chosen what you build
-when-recruited = in phase 3, Build, when Castor & Pollux are recruited
-when-gardens = at the end of phase 3, Build, and the owner of the Hanging Gardens does it
-when-zeus = at the beginning of phase 4, Move and Battle, and the owner of the Statue of Zeus does it
-when-mover = in phase 4, Move and Battle, and the Military Leader does it
-when-exchange = at the beginning of your own turn of phase 4, Move and Battle, before any movement
-when-sailing = in your own turn of phase 4, Move and Battle, first of all movement
-when-sea-battles = in your own turn of phase 4, Move and Battle, once your triremes have sailed
-when-marching = in your own turn of phase 4, Move and Battle, after the battles at sea
-when-land-battles = in your own turn of phase 4, Move and Battle, once your legions have marched
-when-foes = when you fight where several opponents stand
-when-losses = when you take losses in a battle
-when-conquests = at the end of your own turn of phase 4, Move and Battle, after the battles on land
-when-sheba = when the Queen of Sheba's legion occupies a control marker
-when-crown = in phase 5, Leadership, when a title is tied

## Actions

act-done = Done
    .when = { -when-ended }
act-pass = No
    .when = { -when-declined }
act-deal = Deal { $noun }
act-turn_up = Turn up { $noun }
act-draw = Draw legendary { $noun }
act-roll = Roll { $noun }
act-take_coin = Take a coin
    .when = { -when-doubled }
act-take_legendary = Draw a legendary commodity
    .when = { -when-doubled }
act-pick = Colossus: take { $noun }
    .when = { -when-colossus }
act-announce = Announce { $noun }
    .when = { -when-marker }
act-offer = Offer { $noun }
    .when = { -when-offers }
act-claim_from = Claim from { $noun }
    .when = { -when-claims }
act-claim = Claim { $noun }
    .when = { -when-claims }
act-give = Give { $noun }
    .when = { -when-gift }
act-name_builder = { $noun } builds next
    .when = { -when-builder }
act-overrule = Perseus: build first and win
    .when = { -when-perseus }
act-control = Build control in { $noun }
    .when = { -when-build }
act-free_control = Hammurabi: free control in { $noun }
    .when = { -when-build }
act-legion = Build a legion in { $noun }
    .when = { -when-build }
act-cheap_legion = Spartacus: cheap legion in { $noun }
    .when = { -when-build }
act-fortress = Build a fortress in { $noun }
    .when = { -when-build }
act-cheap_fortress = Gilgamesh: cheap fortress in { $noun }
    .when = { -when-build }
act-trireme = Build a trireme in { $noun }
    .when = { -when-build }
act-cheap_trireme = Pharos: cheap trireme in { $noun }
    .when = { -when-build }
act-build = Build { $noun }
    .when = { -when-build }
act-muster = { $noun ->
    [one] Penthesilea: a free legion in the capital province
   *[other] Penthesilea: { $noun } free legions in the capital province
 }
    .when = { -when-build }
act-recruit = Recruit { $noun }
    .when = { -when-build }
act-pay = Pay { $noun }
    .when = { -when-payment }
act-copy = Copy the power of { $noun }
    .when = { -when-recruited }
act-store = Store { $noun }
    .when = { -when-gardens }
act-peace = Peace with { $noun }
    .when = { -when-zeus }
act-name_mover = { $noun } moves next
    .when = { -when-mover }
act-convert = Convert { $noun }
    .when = { -when-exchange }
act-remove = Remove the marker in { $noun }
    .when = { -when-exchange }
act-sail = Sail a trireme from { $noun }
    .when = { -when-sailing }
act-sail_to = Sail to { $noun }
    .when = { -when-sailing }
act-sea_battle = Fight in { $noun }
    .when = { -when-sea-battles }
act-march = March a legion from { $noun }
    .when = { -when-marching }
act-lift = Take the legion off { $noun }
    .when = { -when-marching }
act-enter = Enter { $noun }
    .when = { -when-marching }
act-battle = Battle in { $noun }
    .when = { -when-land-battles }
act-against = Against { $noun }
    .when = { -when-foes }
act-lose_legion = Lose a free legion
    .when = { -when-losses }
act-lose_occupier = Lose the legion on { $noun }
    .when = { -when-losses }
act-lose_fortress = Lose the fortress
    .when = { -when-losses }
act-pillage = Pillage { $noun }
    .when = { -when-conquests }
act-occupy = Occupy { $noun }
    .when = { -when-conquests }
act-settle = Circe: legion on the site of { $noun }
    .when = { -when-conquests }
act-sacrifice = Sheba: give up the legion and convert
    .when = { -when-sheba }
act-crown = The title goes to { $noun }
    .when = { -when-crown }

## Questions

ask-dealt_empire = Which empire is dealt?
ask-first_tile = Which tile is turned up?
ask-next_tile = Which tile is turned up?
ask-legendary_token = Which legendary commodity is drawn?
ask-attack_die = The attacker's die.
ask-defence_die = The defender's die.
ask-temple_gift = The temple doubles a legendary city: what do you take?
ask-colossus_good = The Colossus: which commodity do you take?
ask-marker = Which number do you announce for the exchange?
ask-offer = Put down your offer for the exchange: { $value } asked.
ask-partner = From whom do you claim?
ask-claim_token = Which resource of { $from } do you claim?
ask-gift = You claimed one too many: what do you give to { $to }?
ask-builder = Who builds next?
ask-overrule = Perseus: do you step in to build first and win?
ask-build = What do you build?
ask-payment = { $price ->
        [one] Pay one resource.
       *[other] Pay { $price } resources as one set: { $paid } paid.
    }
ask-copy = Whose power do Castor & Pollux copy?
ask-store = Hanging Gardens: which commodities do you keep?
ask-peace = Statue of Zeus: with whom do you declare peace?
ask-mover = Who moves and battles next?
ask-exchange = Which occupied control markers do you exchange?
ask-sail = Which trireme sails?
ask-sail_to = Where does the trireme from { $from } sail?
ask-sea_battle = Where do you fight at sea?
ask-sea_foe = Whom do you fight in { $sea }?
ask-march = Which legion marches?
ask-enter = Where does the legion from { $from } go?
ask-land_battle = Which battle is fought first?
ask-land_foe = Whom do you fight in { $province }?
ask-loss = Choose a loss in { $province }: { $hits } to take.
ask-conquest = What do you do with your conquests?
ask-spoils = What do you take from the legendary city?
ask-occupation = Which further building do you occupy?
ask-quick_conversion = The Queen of Sheba: convert at once for the legion?
ask-crown = Tie on the { $track } track: who gets the title?

## Events

event-empire-set-up = { $who } is led by { $hero }; its capital is in { $capital }.
event-tile-turned-up = A tile is turned up: { $tile }.
event-first-leader = { $who } begins as { $track } Leader.
event-round-begins = Round { $round } begins.
event-round-limit = After { $round } rounds the game ends without a winner.
event-collected = { $who } collects { $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    } and { $goods ->
        [0] no commodities.
        [one] one commodity.
       *[other] { $goods } commodities.
    }
event-goods-collected = { $who }'s commodities: { $tokens_count ->
        [one] { $count } × { $tokens }.
       *[other] { $count ->
            [one] one
           *[other] { $count }
        } each of { $tokens }.
    }
event-reserve-short = The reserve is short: { $who } goes without { $count } × { $token }.
event-colossus-picked = { $who } takes { $good_id ->
        [gladiator] a gladiator
       *[other] { $good }
    } by the Colossus of Rhodes.
event-coins-of-artemis = { $count ->
        [one] One of the coins of { $who } comes
       *[other] { $count } of the coins of { $who } come
    } from the Temple of Artemis.
event-took-coins = For the temple beside its legendary city { $who } takes { $count ->
        [0] no coin: none is left.
        [one] one coin.
       *[other] { $count } coins.
    }
event-pile-reshuffled = The legendary discards become the new pile.
event-no-legendary = No legendary commodity is left for { $who }.
event-drew-legendary = { $who } draws a legendary commodity.
event-legendary-seen = { $good_id ->
        [gladiator] It is a legendary gladiator.
       *[other] It is legendary { $good }.
    }
event-announced = { $who } announces { $value ->
        [0] 0 for the exchange: nobody has to offer anything.
       *[other] { $value } for the exchange.
    }
event-offer-changed = By Antigone { $who } offers { $count ->
        [0] nothing
        [one] one resource
       *[other] { $count } resources
    } instead of { $value }.
event-offer-opened = { $who } offers { $tokens_count ->
        [one] { $tokens_id ->
            [coin] { $count ->
                [one] one coin.
               *[other] { $count } coins.
            }
           *[other] { $count } × { $tokens }.
        }
       *[other] { $count ->
            [one] one
           *[other] { $count }
        } each of { $tokens }.
    }
event-claimed = { $who } claims { $token_id ->
        [coin] a coin
        [gladiator] a gladiator
        [legendary_gladiator] a legendary gladiator
       *[other] { $token }
    } from { $from }.
event-taken-back = { $who } takes back what nobody has claimed: { $tokens_count ->
        [one] { $tokens_id ->
            [coin] { $count ->
                [one] one coin.
               *[other] { $count } coins.
            }
           *[other] { $count } × { $tokens }.
        }
       *[other] { $count ->
            [one] one
           *[other] { $count }
        } each of { $tokens }.
    }
event-gave = { $who } has claimed one resource too many and { $to } one too few: { $who } gives one to { $to }.
event-gift-seen = { $token_id ->
        [coin] It is a coin.
        [gladiator] It is a gladiator.
        [legendary_gladiator] It is a legendary gladiator.
       *[other] It is { $token }.
    }
event-markers-free = All exchange markers have been played: { $who } may play any of them again.
event-builder-named = { $who } names { $next } to build.
event-leader-builds = { $who } names itself to build.
event-last-builder = { $who } builds last.
event-power-used = { $who } uses the power of { $tile }.
event-overruled = { $who } steps in with Perseus and builds first.
event-built-enough = { $who } ends its building.
event-control-built = { $who } takes control of { $province }.
event-building-built = { $who } builds { $site }.
event-legion-built = { $who } builds a legion in { $province }.
event-fortress-built = { $who } builds a fortress in { $province }.
event-trireme-built = { $who } builds a trireme in { $sea }.
event-paid = { $who } pays { $coins ->
        [0] { $goods }
        [one] { $goods_count ->
            [0] one coin
           *[other] { $goods }, and one coin as a commodity (Cleopatra)
        }
       *[other] { $coins } coins{ $goods_count ->
            [0] {""}
           *[other] , and { $goods } as a coin (Cleopatra)
        }
    }{ $twice_id ->
        [nothing] .
       *[other] {" "}({ $twice } twice, by Hannibal).
    }
event-paid-pair = Hannibal lets { $who } use { $good } twice in this set, once the legendary one.
event-recruited = { $tile_id ->
        [pyramids] { $who } builds the Pyramids.
       *[other] { $who } gains { $tile }, its tile number { $number }.
    }
event-tile-counts = For { $tile } { $who } goes up on the tracks: Trade { $trade_signed }, Culture { $culture_signed }, Military { $military_signed }.
event-copied = { $who } copies the power of { $tile }.
event-kept = { $who } keeps { $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    }{ $lost ->
        [0] .
        [one] {" "}and discards one resource.
       *[other] {" "}and discards { $lost } resources.
    }
event-stored = { $who } keeps { $tokens } in the Hanging Gardens.
event-peace-declared = { $who } declares peace with { $with }.
event-sent-home = { $count ->
    [one] A legion of { $who } goes
   *[other] { $count } legions of { $who } go
 } from { $from } home to { $to }.
event-mover-named = { $who } names { $next } to move and battle.
event-leader-moves = { $who } names itself to move and battle.
event-last-mover = { $who } moves and battles last.
event-sailed = { $who } sails a trireme from { $from } to { $to }.
event-lifted = A legion of { $who } leaves { $site }.
event-left-empty-site = A legion of { $who } leaves the empty site of { $site }.
event-marched = { $who } moves a legion from { $from } to { $to }.
event-shipped = { $who } ships a legion from { $from } to { $to }.
event-sea-battle = { $who } attacks { $foe } in { $sea }.
event-land-battle = { $who } attacks { $foe } in { $province }.
event-rolled = { $who } rolls { $first }{ $second ->
        [0] {""}
       *[other] , { $second }
    }{ $third ->
        [0] {""}
       *[other] , { $third }
    }{ $fourth ->
        [0] {""}
       *[other] , { $fourth }
    }.
event-rolled-on = The roll of { $who } goes on: { $first }{ $second ->
        [0] {""}
       *[other] , { $second }
    }{ $third ->
        [0] {""}
       *[other] , { $third }
    }{ $fourth ->
        [0] {""}
       *[other] , { $fourth }
    }.
event-fortress-adds = The fortress of { $who } adds { $amount }.
event-hero-adds = { $tile } adds { $amount } for { $who }.
event-extra-dice = { $tile } has given { $who } { $amount ->
        [one] one more die.
       *[other] { $amount } more dice.
    }
event-hits = { $who } has a total of { $total }: { $hits ->
        [0] { $cancelled ->
            [0] no hit.
            [one] one hit, which the fortress cancels.
           *[other] { $cancelled } hits, which the fortress cancels.
        }
       *[other] { $hits ->
            [one] one hit
           *[other] { $hits } hits
        }{ $cancelled ->
            [0] .
            [one] , and one more that the fortress cancels.
           *[other] , and { $cancelled } more that the fortress cancels.
        }
    }
event-triremes-lost = { $who } loses { $count ->
        [one] a trireme
       *[other] { $count } triremes
    } in { $sea }.
event-legion-lost = { $who } loses a legion in { $province }.
event-occupier-lost = { $who } loses the legion on { $site } and with it what it held.
event-lost-on-empty-site = { $who } loses the legion on the empty site of { $site }.
event-fortress-lost = { $who } loses its fortress in { $province }.
event-at-war = { $province } is at war: nothing in it stays occupied.
event-converted = { $who } converts { $province } from { $former }.
event-exchange-waits = { $who } has no control marker left to exchange for the one in { $province }: the legion waits on it.
event-converted-at-once = { $who } gives up a legion and converts { $province } from { $former } at once.
event-marker-removed = { $province } is no longer linked with { $who }, which only removes the marker of { $former }.
event-pillaged = { $who } pillages { $site }.
event-pillage-gain = { $count ->
        [0] The reserve has no { $token } left for { $who }.
       *[other] { $who } gains { $token_id ->
            [coin] { $count ->
                [one] one coin.
               *[other] { $count } coins.
            }
           *[other] { $count } × { $token }.
        }
    }
event-pillage-pays-nothing = That building pays { $who } nothing.
event-occupied = { $who } occupies { $site }.
event-marker-occupied = { $who } occupies the control marker of { $province }.
event-settled = A legion of { $who } works as { $site }.
event-title-given = { $tied } are level on the { $track } track with { $level }: { $who } gives the title to { $one }.
event-title-kept = { $tied } are level on the { $track } track with { $level }: { $who } keeps the title.
event-resettled = A legion of { $who } leaves { $from } and works as { $site }.
event-new-leader = { $who } is the new { $track } Leader, with level { $level }.
event-same-leader = { $who } stays { $track } Leader, with level { $level }.
event-markers-taken = { $who } takes all exchange markers.
event-won-pyramids = { $who } wins by building the Pyramids!
event-won-heroes = { $who } wins with five Heroes and Wonders!
event-won-cities = { $who } wins with four great cities!
event-won-titles = { $who } wins with all three titles!
event-won-jointly = { $winners } share the victory: no Leader is among them who would go before.
event-leader-goes-before = { $reached } have reached it together: { $who } goes before as { $track } Leader.

## Reasons

why-no-token-left = No token of { $good } is left in the reserve.
why-no-legendary-left = No legendary commodity is left to draw.
why-marker-played = The marker with { $value } has been played; it comes back when all three have been, or for a new Trade Leader.
why-not-held = You have no { $token } left.
why-offer-not-complete = { $count ->
    [one] One more resource has
   *[other] { $count } more resources have
 } to be offered.
why-own-offer = Nobody claims from his own offer.
why-nothing-offered = { $who } has nothing on offer any more.
why-mutual-claim = You and { $who } have just claimed from each other.
why-not-in-offer = The offer of { $who } holds no { $token }.
why-not-to-give = You have no { $token } to give.
why-had-build-turn = { $who } has built already.
why-not-in-game = { $who } is not in this game.
why-cannot-win-now = Perseus steps in only to win: that takes a set of { $price }, your largest is { $size }.
why-out-of-play = { $province } is covered in a game of this size.
why-already-yours = You control { $province } already.
why-opponents-province = { $who } controls { $province }.
why-opposing-units = Units of { $who } stand in { $province }.
why-not-linked = { $province } is neither adjacent nor, by your triremes, adjoining to a province that was yours when the round began.
why-no-marker = All your control markers lie on the map.
why-cannot-pay = It costs { $price }: your largest set of different commodities is { $goods }, of coins { $coins }.
why-not-controlled = You do not control { $province }.
why-no-legion-left = All your legions are on the map.
why-no-fortress-left = All your fortresses are on the map.
why-no-trireme-left = All your triremes are on the map.
why-one-fortress = There is a fortress in { $province } already.
why-no-base = No province of yours touches { $sea }.
why-base-not-free = Opposing units stand in each of your provinces at { $sea }.
why-no-icon = There is no such building here.
why-site-taken = This site is taken.
why-legion-on-site = A legion of { $who } stands on this site.
why-no-counter = No counter of this kind is left.
why-no-cheap-token = You have none of the tokens that pay the reduced price.
why-tile-owned = { $who } has { $tile }.
why-no-legion-there = You have no legion in { $province }.
why-own-land = You control { $province } yourself: there is nothing to conquer.
why-nobodys-land = Nobody controls { $province }: there is nothing to conquer.
why-not-alone = You are not alone in { $province }: units of { $who } stand there too.
why-no-power = Only { $tile } gives this power, and you do not have it.
why-power-used = You have used { $tile } in this round.
why-nothing-occupied = No opposing legion stands in your provinces.
why-mustered-too-many = You may muster { $most } at most: one for each of your provinces with an opposing legion, as far as your stock reaches.
why-not-on-display = The board does not show { $tile }.
why-tile-face-down = This tile still lies face down.
why-five-tiles = You have five tiles already.
why-not-one-set = No { $token } goes with what is paid: a set is of coins alone, or of different commodities.
why-no-set-with-it = With { $token_id ->
        [coin] a coin
       *[other] { $token }
    } you can pay { $size } of { $price } at most.
why-not-this-price = The reduced price is not paid with { $token }.
why-not-copyable = Castor & Pollux cannot copy { $tile }.
why-not-anothers = No other player has { $tile }.
why-type-stored = A token of this type is stored already.
why-coins-keep = Two coins keep by themselves.
why-not-yourself = Peace is made with an opponent.
why-same-partner = { $who } was named in the round before.
why-had-move-turn = { $who } has moved already.
why-not-on-marker = No legion of yours stands on the control marker of { $province }.
why-link-stands = { $province } is linked: the marker is exchanged, not removed.
why-link-lost = { $province } is no longer linked with another province of yours.
why-no-trireme-here = You have no trireme in { $sea }.
why-triremes-moved = Your triremes in { $sea } have moved already.
why-sea-not-adjacent = { $sea } is not adjacent to { $from }.
why-no-own-trireme = You have no trireme in { $sea }.
why-no-foe-at-sea = There is nobody to fight in { $sea }.
why-fought-here = There is one battle a turn in each place.
why-at-peace = You are at peace with { $who }.
why-no-legion-here = You have no legion in { $province }.
why-legions-moved = Your legions in { $province } have moved already.
why-all-on-sites = Your legions in { $province } stand on sites: take one off.
why-not-your-legion = No legion of yours stands there.
why-nowhere-to-go = From { $province } a legion can go nowhere.
why-not-in-reach = { $province } is neither adjacent to { $from } nor adjoining by your triremes.
why-peace-bars = Peace bars you from { $province }.
why-no-battle-due = No battle is due in { $province }.
why-no-units-here = { $who } has no units there.
why-no-free-legion = You have no free legion in { $province }.
why-no-occupier-here = No legion of yours stands on that site in { $province }.
why-no-fortress-here = You have no fortress in { $province }.
why-chosen-here = You have made your choice for { $province }.
why-not-built = Nothing is built there.
why-occupied-already = A legion of yours occupies it already.
why-no-legion-for-it = You have no free legion in { $province } for it.
why-capital-barred = A capital province is never converted.
why-link-missing = { $province } is not linked with a province of yours.
why-other-option = You occupy buildings of { $province } in this turn.
why-not-a-caravan = Circe's legions go to caravan sites only.
why-not-settled-here = In { $province } an opponent has control or units: Circe's legions cannot work there.
why-settled = A legion stands there already.
why-not-tied = { $who } has level { $level } on the { $track } track, the highest is { $best }.

## The board at the page

board-round = Round
board-phase =
    { $phase ->
        [setup] setting up
        [collect] collect resources
        [trade] trade
        [build] build
        [move_battle] move and battle
        [leadership] leadership
        [over] the end
       *[other] { $phase }
    }
board-empires = Empires
board-exchange = Exchange
board-supply = Your supply
board-offer = Your offer
board-offers = Offers
board-tiles = Heroes and wonders
board-tile-kind =
    { $kind ->
        [wonder] Wonders
       *[hero] Heroes
    }
board-pile = { $n } more face down
board-price = next costs { $n }
board-set = largest set { $n }
board-cities = great cities
board-heroes = heroes, wonders
board-battle = Battle
board-hits = hits
board-pays = paid { $paid } of { $price }
board-control = Control
board-empty = not built
board-held = Held by
board-sites = Sites
board-effect = Effect
board-titles = leader: titles
board-legions = Legions
board-fortress = Fortress
board-bonus = On the tracks
board-powers = Read the powers
board-nothing = nothing left
board-pay = Pay
board-store = Keep
board-put-down = Offer
board-compose = Choose from your supply, in any order.
board-change = click resources to change
board-claim = Claim
board-sealed-offers = Sealed offers
board-asked = { $n } each
board-together = How many move together
board-all = (all)
board-then-where = Now choose where to.
board-stock = In stock
board-kind =
    { $kind ->
        [legions] legions
        [triremes] triremes
        [fortresses] fortresses
        [markers] control markers
       *[other] { $kind }
    }
board-sealed = has sealed a choice
board-had-turn = has had the turn of this phase
board-lifted = behind the screen
board-attacks = attacks
board-defends = defends
board-deed-price =
    { $n ->
        [one] { $deed }: one resource
       *[other] { $deed }: { $n } resources
    }
board-titles = titles
board-used = used
board-levels = Leader tracks
board-provinces-held = Provinces
board-open-offer = Offer
board-claimed = Claimed
board-hidden = hidden from all others
board-chapter = { $chapter ->
        [hero] Heroes
        [wonder] Wonders
        [province] Provinces
        [commodity] Commodities
       *[other] { $chapter }
    }
board-tile-one = { $kind ->
        [wonder] Wonder
       *[hero] Hero
    }
board-works-in = Works in
board-starts-with = Starting hero of
board-tokens = Tokens
board-legendary-tokens = Legendary tokens
board-building = { $kind ->
        [market] market
        [temple] temple
       *[city] city
    }
board-legend-goods = Resources
board-legend-units = Units, buildings and marks
board-legend-players = Empires

## The four victories

account-pyramids = Pyramids: a set of resources
account-heroes = Heroes and Wonders
account-cities = Capital and Legendary Cities
account-titles = Leader titles
account-held-income = Resources collected each round
account-held-types = Types of commodities collected
account-held-provinces = Provinces
account-held-legions = Legions
account-held-triremes = Triremes
account-held-fortresses = Fortresses
account-held-level = Level on the { $track } track
account-held-resources = Resources in supply

board-report = { $kind ->
    [sea_battle] Battle at sea
    [land_battle] Battle on land
    [conquest] Conquest
    [income] Income
   *[other] Leadership
}

## Deeds under way, before their questions

under-Battle = Battle in { $province_id ->
        [nothing] { $sea }
       *[other] { $province }
    }
under-Recruit = { $tile }
under-Pillage = Pillage of { $site }
under-OccupyBuildings = { $province }
under-OccupyMarker = { $province }

## The guide of the first game: what it says, and what it answers

guide-farewell = You have now seen every kind of decision. Watch who is close to winning, and be there first.
guide-offer = Trade first. Everybody lays down as many resources as the Trade Leader said, hidden, and then takes others for them. You want a set: goods that are all different, or Coins alone. So offer what you have twice, and keep what is rare.
    .done = Now the offers are turned up.
guide-partner = From whom do you take? That player takes next, perhaps from you. Look for a good that you do not have yet.
    .done = Good. Two players may not just swap back and forth.
guide-claim = Which one? Each different good makes your largest set longer by one: three buy most things, six a Temple or Market, seven your next Hero.
    .done = It is yours, and nobody can take it back.
guide-control = Your turn to build. A Control Marker for three resources makes a free province next to yours your own, and only in your own provinces can you build. Look for one with many sites.
    .done = Once it is paid for, the province is yours. From the next round you can go on from there.
    .other = Fine. Free provinces are soon gone.
guide-payment = Pay with one set: Coins alone, or goods that all differ, never mixed. Goods do not keep until the next round, and only two Coins do: so spend goods first.
    .done = Paid. Goods left at the end of this phase are lost.
guide-army = Legions attack, Fortresses hold a province, and each of them counts on the military track. An empire without soldiers invites its neighbours.
    .done = Every one of them counts on the military track.
    .other = Fine. But look who stands at your border.
guide-buildings = Free sites in your provinces can be built on. A Caravan brings its good every round, a City a Coin; a Market or Temple doubles them. Which good do you not have yet?
    .done = Once paid for, it works for you in every round.
    .other = Fine. Buildings pay best when they stand early.
guide-hero = You can pay for a Hero or Wonder. Each gives you something, and the fifth wins the game; the Pyramids for twelve win at once. Press a tile to read it.
    .done = One step nearer to five.
    .other = Fine. But sets this large are rare.
guide-ships = A Trireme makes a bridge: across a chain of seas with your ships you may take provinces and carry any number of Legions.
    .done = Now the far shore is a neighbour.
    .other = Fine. Without ships you go where roads go.
guide-built = You may build as long as you can pay. Is there still a set of three in your hand? If not, you are done; up to two Coins stay with you.
    .done = Good. The next player builds.
    .other = Good: nothing is wasted.
guide-order = As Leader you name who goes next, yourself or another. Whoever goes last sees what the others did; whoever goes first strikes first.
    .done = Your word is law: that is what titles are for.
guide-march = Your Legions may move once each. Where is an enemy province weakly held, with Buildings worth having? But count what stays at home.
    .done = On the march.
    .other = You stay. An army at home guards what you have.
guide-enter = Where to? Several Legions can go together. If the enemy has units there you must fight: a die for each Legion, and every five points are a hit. If not, you conquer.
    .done = There you are.
guide-battles = A battle is one roll: a die for each Legion or Trireme, and every five points are a hit. Whoever is hit chooses which of their units are lost; think what you still need after it.
    .done = So it goes. The log tells the dice.
guide-conquest = You alone hold an enemy province. Occupy Buildings, one Legion each, and they work for you; occupy the Control Marker, to take over the province later; or pillage one Building for its yield at once.
    .done = What you occupy counts for you as long as the Legion stays.
    .other = Fine. What is pillaged is gone for the enemy, too; what you leave alone stays theirs.
guide-spoils = You may choose what you get. A good that you do not have yet makes the larger set; a Coin keeps.
    .done = It is in your supply.
guide-crown = A tie for a title, and you held it before: you decide who gets it. Take it yourself if you are among them; and remember that whoever holds all three wins.
    .done = So be it.
guide-marker = You lead trade: how many must everybody offer? A high number stirs everything up and helps whoever has many doubles; a low one lets all keep what they have.
    .done = This marker is out until all three were played.
guide-gift = You have claimed one too many and owe one. Give what you have twice.
    .done = Settled.
guide-sail = Ships move first, each by one sea. Where do your Legions want to cross afterwards? If they need no bridge, leave the ships.
    .done = Good: the Legions come after the ships.
guide-sea_battle = Your ships meet others. At sea you need not fight: foreign ships do not stop your transport. Fight if you want to break their bridge.
    .done = Good.
guide-exchange = A Legion of yours stands on an enemy Control Marker. Now it can be exchanged for your own, and the whole province is yours; but capitals never change hands so.
    .done = A new province with all its Buildings.
    .other = You leave it as it is.
guide-powers = A Hero or Wonder lets you do something special here. Press its tile to read what it says.
    .done = Powers are worth remembering every round.
