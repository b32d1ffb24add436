# Hands in the Sea in English. Titles and texts of rules come from the ledger.

## The game

game-title = Hands in the Sea
game-line = Rome and Carthage fight for Sicily with decks of their own: settle, trade, raid, besiege and rule the sea.

## Seats

seat-rome = Rome
seat-carthage = Carthage

## Locations

location-rome = Rome
location-neapolis = Neapolis
location-pisa = Pisa
location-cosa = Cosa
location-velia = Velia
location-temesa = Temesa
location-rhegium = Rhegium
location-locri = Locri
location-tarentum = Tarentum
location-carthage = Carthage
location-utica = Utica
location-hippo_acra = Hippo Acra
location-hippo_regius = Hippo Regius
location-aspis = Aspis
location-hadrumetum = Hadrumetum
location-thapsus = Thapsus
location-messana = Messana
location-catana = Catana
location-tyndaris = Tyndaris
location-thermae = Thermae
location-panormus = Panormus
location-drepanum = Drepanum
location-lilybaeum = Lilybaeum
location-hippana = Hippana
location-heraclea = Heraclea
location-agrigentum = Agrigentum
location-enna = Enna
location-camarina = Camarina
location-syracuse = Syracuse
location-caralis = Caralis
location-tharros = Tharros
location-nuaro = Nuaro
location-olbia = Olbia
location-aleria = Aleria

## Cards

card-rome = Rome
card-neapolis = Neapolis
card-pisa = Pisa
card-cosa = Cosa
card-velia = Velia
card-temesa = Temesa
card-rhegium = Rhegium
card-locri = Locri
card-tarentum = Tarentum
card-carthage = Carthage
card-utica = Utica
card-hippo_acra = Hippo Acra
card-hippo_regius = Hippo Regius
card-aspis = Aspis
card-hadrumetum = Hadrumetum
card-thapsus = Thapsus
card-messana = Messana
card-catana = Catana
card-tyndaris = Tyndaris
card-thermae = Thermae
card-panormus = Panormus
card-drepanum = Drepanum
card-lilybaeum = Lilybaeum
card-hippana = Hippana
card-heraclea = Heraclea
card-agrigentum = Agrigentum
card-enna = Enna
card-camarina = Camarina
card-syracuse = Syracuse
card-caralis = Caralis
card-tharros = Tharros
card-nuaro = Nuaro
card-olbia = Olbia
card-aleria = Aleria
card-legion_1 = Legion I
    .text = Heavy Infantry of strength 2. May be lost in battle like any other card, even the one Rome starts with.
card-legion_2 = Legion II
    .text = Heavy Infantry of strength 2. May be lost in battle like any other card, even the one Rome starts with.
card-legion_3 = Legion III
    .text = Heavy Infantry of strength 2. May be lost in battle like any other card, even the one Rome starts with.
card-legion_4 = Legion IV
    .text = Heavy Infantry of strength 2. May be lost in battle like any other card, even the one Rome starts with.
card-velites_1 = Velites
    .text = Light Infantry of strength 1.
card-velites_2 = Velites
    .text = Light Infantry of strength 1.
card-allied_skirmishers = Allied Skirmishers
    .text = Light Infantry of strength 1 with the Bribe symbol, so it counts as a Mercenary; may be played to block a cavalry raid.
card-equites_1 = Equites
    .text = Cavalry of strength 1; may be used to raid and may be played to block a raid.
card-equites_2 = Equites
    .text = Cavalry of strength 1; may be used to raid and may be played to block a raid.
card-allied_cavalry = Allied Cavalry
    .text = Cavalry of strength 1 with the Bribe symbol, so it counts as a Mercenary; may be used to raid.
card-consul_1 = Consul
    .text = Leader of strength 1, added to a land or naval battle as a free action. In a naval battle it rolls one die that hits on 4 to 6. May be played to block a bribe.
card-consul_2 = Consul
    .text = Leader of strength 1, added to a land or naval battle as a free action. In a naval battle it rolls one die that hits on 4 to 6. May be played to block a bribe.
card-praetor = Praetor
    .text = Leader of strength 1, added to a land or naval battle as a free action. In a naval battle its die hits only on 5 or 6.
card-dictator = Dictator
    .text = Leader of strength 2, added to a land or naval battle as a free action. In a naval battle it rolls two dice that hit on 4 to 6. Goes back to the Empire deck after the battle, on land or at sea, and cannot be taken as a loss. May be played to block a bribe.
card-senatorial_support_rome = Senatorial Support
    .text = Action: draw 3 cards, but never more than the draw deck still holds; the discard pile is not reshuffled for it.
card-colonists_rome = Roman Colony
    .text = Counts as a card with a Colonist symbol.
card-libyan_infantry = Libyan Infantry
    .text = Heavy Infantry of strength 2, raised from Carthage's own subjects.
card-greek_mercenaries = Greek Mercenaries
    .text = Mercenary Heavy Infantry of strength 2.
card-iberian_mercenaries = Iberian Mercenaries
    .text = Mercenary Heavy Infantry of strength 2.
card-celtic_mercenaries = Celtic Mercenaries
    .text = Mercenary Heavy Infantry of strength 2 in a battle its owner began, 1 in a battle its owner defends.
card-ligurian_infantry = Ligurian Infantry
    .text = Mercenary Light Infantry of strength 1.
card-balearic_slingers = Balearic Slingers
    .text = Mercenary Light Infantry of strength 1.
card-numidian_cavalry_1 = Numidian Cavalry
    .text = Mercenary Cavalry of strength 1; may be used to raid.
card-numidian_cavalry_2 = Numidian Cavalry
    .text = Mercenary Cavalry of strength 1; may be used to raid.
card-punic_cavalry = Punic Cavalry
    .text = Cavalry of strength 1; may be used to raid and may be played to block a raid.
card-war_elephants_1 = War Elephants
    .text = When played to a battle roll a die for its strength: 1 is -1, 2 is 1, 3 or 4 is 2, 5 or 6 is 3. In a siege subtract 1 from the roll (a result below 1 counts as 1). May open an attack. Neither infantry, cavalry nor leader.
card-war_elephants_2 = War Elephants
    .text = When played to a battle roll a die for its strength: 1 is -1, 2 is 1, 3 or 4 is 2, 5 or 6 is 3. In a siege subtract 1 from the roll (a result below 1 counts as 1). May open an attack. Neither infantry, cavalry nor leader.
card-general_1 = General
    .text = Leader of strength 1, added to a land or naval battle as a free action. In a naval battle it rolls one die that hits on 4 to 6. May be played to block a bribe.
card-general_2 = General
    .text = Leader of strength 1, added to a land or naval battle as a free action. In a naval battle it rolls one die that hits on 4 to 6. May be played to block a bribe.
card-mercenary_general = Mercenary General
    .text = Leader of strength 2, added to a land or naval battle as a free action. In a naval battle it rolls two dice that hit on 4 to 6. Goes back to the Empire deck after the battle, on land or at sea, and cannot be taken as a loss. May be played to block a bribe.
card-senatorial_support_carthage = Senatorial Support
    .text = Action: draw 3 cards, but never more than the draw deck still holds; if the Campaign card is among them the round is finished before it is resolved.
card-merchant_carthage = Merchant
    .text = Action: play with one or more Location cards that show Wine; take 2 Silver for each.
card-fortification_1 = Fortification
    .text = With the card of a location you control and 3 Silver: place a Fortification token there (one a location, not during a battle there). Or reinforce a battle you defend with strength 1. May be played to block a pillage or a raid.
card-fortification_2 = Fortification
    .text = With the card of a location you control and 3 Silver: place a Fortification token there (one a location, not during a battle there). Or reinforce a battle you defend with strength 1. May be played to block a pillage or a raid.
card-siege_engine_1 = Siege Engine
    .text = Reinforces a siege you began with strength 2. Useless in a field battle and to the defender.
card-siege_engine_2 = Siege Engine
    .text = Reinforces a siege you began with strength 2. Useless in a field battle and to the defender.
card-triremes = Triremes
    .text = Counts as a card with a Ship symbol. May be played to block a pillage, even of a location out of supply.
card-merchant_neutral = Merchant
    .text = Action: play with one or more Location cards that show Wine; take 2 Silver for each.
card-magistrate = Magistrate
    .text = Action: return up to 2 cards from your hand to the Empire deck (the capital's card never), then draw as many cards as you returned, but never more than the draw deck still holds.
card-agents_1 = Agents
    .text = Action: pay 1 Silver and attempt a bribe (5.2.6). May be played to block a bribe.
card-agents_2 = Agents
    .text = Action: pay 1 Silver and attempt a bribe (5.2.6). May be played to block a bribe.
card-colonists_neutral = Colonists
    .text = Counts as a card with a Colonist symbol.
card-campaign = Campaign
    .text = When drawn, set aside; runs the Campaign sequence of 4.1 and goes back under the Carthaginian draw deck. Removed once a game-ending condition is met.
card-leader_dies = Leader Dies
    .text = Return one Leader of yours from hand, Reserve or a battle to the Empire deck, your choice; a Leader taken from a battle takes its strength off the track. Without one, discard a card at random from your hand.
card-traitor = Traitor
    .text = If you take part in a siege, move its marker 2 spaces against you (your opponent chooses between two sieges). Otherwise remove one Fortification token from a location you control, your opponent's choice. If neither applies, nothing happens.
card-storms_at_sea_1 = Storms at Sea
    .text = Destroy half of your Warships, rounded down, if your Fleet is not in its Home Port. The owner of Corvus rounds up instead and discards a card at random from hand; this card alone is then shuffled back into the Event deck.
card-storms_at_sea_2 = Storms at Sea
    .text = Destroy half of your Warships, rounded down, if your Fleet is not in its Home Port. The owner of Corvus rounds up instead and discards a card at random from hand; this card alone is then shuffled back into the Event deck.
card-naval_disaster = Naval Disaster
    .text = Destroy all your Warships if your Fleet is not in its Home Port. In turn 11 or 12 there is no event instead. An owner of Corvus who is hit also returns one Infantry card from Reserve to the Empire deck and either pays Silver equal to half the turn number, rounded up, or discards Corvus.
card-political_intrigue = Political Intrigue
    .text = In your next round you may perform only 1 action and no free actions.
card-peace = Peace
    .text = From turn 9 on roll a die: on 1 to 3 the game ends at once, on 4 to 6 nothing happens. Up to turn 8 draw another Event instead and reshuffle the Event deck after resolving it.
card-leaders_quarrel = Leaders Quarrel
    .text = All your Leaders in battles go to your discard pile and take their strength off the tracks, and you may commit no Leader to a land or naval battle until the next Campaign.
card-mercenary_revolt = Mercenary Revolt
    .text = Return every Mercenary card in your hand, Reserve and battles to the Empire deck and adjust the battle tracks. The owner of Loyalty ignores this event.
card-rebellion = Rebellion
    .text = Your opponent names one Town of yours without Fortification and without a battle, in a location that is not yours from the start; the token returns to your stock, the location is unoccupied and its card stays with you. Without such a Town, nothing happens.
card-plague = Plague
    .text = Discard 2 cards at random from your hand.
card-poor_harvest = Poor Harvest
    .text = Lose 1 Silver for each City you control, the capital included, as far as you have it.
card-bountiful_harvest = Bountiful Harvest
    .text = Gain 4 Silver.
card-slave_revolt = Slave Revolt
    .text = One of your Cities other than the capital, your choice, becomes a Town; the City token returns to your stock. Without such a City, or without a Town in stock, lose 2 Silver as far as you have it.
card-pirates = Pirates
    .text = Lose 3 Silver, as far as you have it, unless your Fleet is in a Sea Zone with at least 2 Warships.
card-desertion = Desertion
    .text = Return one Light Infantry or Cavalry card from hand, Reserve or a battle to the Empire deck, your choice; adjust the track. Without one, discard a card at random from your hand.
card-gift_of_hiero = Gift of Hiero
    .text = The player who controls Syracuse gains 4 Silver. If nobody does, the player rolled gains 2 Silver.
card-favour_of_the_gods = Favour of the Gods
    .text = Gain 1 VP and draw 1 card, even beyond the hand size, if your draw deck holds one.
card-deep_reserve = Deep Reserve
    .text = Your Reserve holds up to 7 cards, and retrieving it costs no Silver.
card-corvus = Corvus
    .text = In a naval battle you may commit Infantry from your Reserve without cost, at most one a Warship; each rolls a die, Light Infantry hitting on 5 or 6, Heavy Infantry on 3 to 6. If you win and committed at least one, gain one Warship. Infantry beyond the surviving Warships goes back to the Empire deck, the rest to the discard pile. Worsens Storms at Sea and Naval Disaster.
card-celtic_allies = Celtic Allies
    .text = Land battles you begin start with 1 strength more for you.
card-diplomacy = Diplomacy
    .text = Your opponent pays 2 Silver to the bank to attack, raid or pillage a location you control; without the Silver he cannot.
card-devotio = Devotio
    .text = Event rolls are shifted by 1 in your favour; adds to the Fate token.
card-pillaging = Plunder
    .text = When you pillage with success take 1 Silver more (from the bank), and the pillaged player discards a card at random from hand.
card-loyalty = Loyalty
    .text = Your cards cannot be bribed, and you ignore Mercenary Revolt.
card-dilectus = Dilectus
    .text = You draft Heavy Infantry without the Colonist it otherwise needs.
card-manipular_tactics = Manipular Tactics
    .text = Battles you defend start with 1 strength more for you, and each field battle you begin in which you have Heavy Infantry ends only after 5 rounds.
card-shipwrights = Shipwrights
    .text = Building a Warship costs you 2 Silver instead of 3.
card-master_pilots = Master Pilots
    .text = Once in each naval battle, before hits are applied, you may reroll up to 2 of your Warship dice that missed.
card-trade_monopoly = Trade Monopoly
    .text = Your Trader action takes up to 3 Location cards, and Wine is worth 3 Silver to your Merchant.
card-colonization = Colonization
    .text = Once a round you may settle a location that needs a Colonist, by the Settle action or after a won battle, without playing one.
card-siegecraft = Siegecraft
    .text = Sieges you begin start with 1 strength more for you, and withdrawing from such a siege gives your opponent no Prestige.
card-light_horse = Light Horse
    .text = Your raids reach 1 connection further, and any Cavalry card of yours may block a raid.
card-alt_deep_reserve = Deep Reserve
    .text = Your Reserve holds up to 7 cards, and retrieving it costs no Silver.
card-alt_corvus = Corvus
    .text = In a naval battle you may commit Infantry from your Reserve without cost, at most one a Warship; each rolls a die, Light Infantry hitting on 5 or 6, Heavy Infantry on 3 to 6. If you win and committed at least one, gain one Warship. Infantry beyond the surviving Warships goes back to the Empire deck, the rest to the discard pile. Worsens Storms at Sea and Naval Disaster.
card-alt_celtic_allies = Celtic Allies
    .text = Land battles you begin start with 1 strength more for you.
card-alt_diplomacy = Diplomacy
    .text = Your opponent pays 2 Silver to the bank to attack, raid or pillage a location you control; without the Silver he cannot.
card-alt_devotio = Devotio
    .text = Event rolls are shifted by 1 in your favour; adds to the Fate token.
card-alt_pillaging = Plunder
    .text = When you pillage with success take 1 Silver more (from the bank), and the pillaged player discards a card at random from hand.
card-alt_loyalty = Loyalty
    .text = Your cards cannot be bribed, and you ignore Mercenary Revolt.
card-alt_dilectus = Dilectus
    .text = You draft Heavy Infantry without the Colonist it otherwise needs.
card-alt_manipular_tactics = Manipular Tactics
    .text = Battles you defend start with 1 strength more for you, and each field battle you begin in which you have Heavy Infantry ends only after 5 rounds.
card-alt_shipwrights = Shipwrights
    .text = Building a Warship costs you 2 Silver instead of 3.
card-alt_master_pilots = Master Pilots
    .text = Once in each naval battle, before hits are applied, you may reroll up to 2 of your Warship dice that missed.
card-alt_trade_monopoly = Trade Monopoly
    .text = Your Trader action takes up to 3 Location cards, and Wine is worth 3 Silver to your Merchant.
card-alt_colonization = Colonization
    .text = Once a round you may settle a location that needs a Colonist, by the Settle action or after a won battle, without playing one.
card-alt_siegecraft = Siegecraft
    .text = Sieges you begin start with 1 strength more for you, and withdrawing from such a siege gives your opponent no Prestige.
card-alt_light_horse = Light Horse
    .text = Your raids reach 1 connection further, and any Cavalry card of yours may block a raid.
card-sacrifice_to_baal = Sacrifice to Baal
    .text = Draw 3 cards, even beyond the hand size, but never more than the draw deck still holds.
card-council_of_104 = Council of 104
    .text = Take one Leader card from your Empire deck or discard pile into your hand without paying for it.
card-serpent_of_africa = Serpent of Africa
    .text = Move the marker of one land battle in which you take part 2 spaces in your favour, 3 if the battle is in Africa.
card-western_resources = Western Resources
    .text = Gain 8 Silver.
card-gladiatorial_contest = Gladiatorial Contest
    .text = Gain 4 VP.
card-noble_citizens = Noble Citizens
    .text = Add 3 Warships to your Fleet, up to the limit of 8.
card-punic_treachery = Punic Treachery
    .text = Your opponent returns 2 Mercenary cards of his choice (one if he has only one) from hand, Reserve or battles to the Empire deck; adjust the tracks. Without any he discards a card at random from hand.
card-vestal_sacrifice = Vestal Sacrifice
    .text = Move the marker of one land battle in which you take part 2 spaces in your favour, 3 if the battle is in Italy.
card-alt_leaders_quarrel = Leaders Quarrel
    .text = One of your Leaders in a battle, your choice, goes to your discard pile and takes its strength off the track; without one, discard a Leader from hand if you have one.
card-alt_mercenary_revolt = Mercenary Revolt
    .text = For each Mercenary card in your hand, Reserve or a battle pay 3 Silver or return it to the Empire deck; the battle tracks are adjusted. The owner of Loyalty ignores this event.
card-alt_naval_disaster = Naval Disaster
    .text = Destroy half of your Warships, rounded up, if your Fleet is not in its Home Port. In turn 11 or 12 there is no event instead. An owner of Corvus who is hit also returns one Infantry card from Reserve to the Empire deck.
card-alt_rebellion = Rebellion
    .text = You name one Town as for the original Rebellion and either pay 3 Silver or return its token to your stock. Without such a Town, nothing happens.
card-alt_storms_at_sea = Storms at Sea
    .text = If your Fleet is not in its Home Port and has 2 or more Warships, destroy 1 of them, or 2 if you have 6 or more. An owner of Corvus who is hit also discards a card at random from hand.
board-fleet = fleet
board-cards-held = Cards
board-captured-tokens = towns { $towns }, cities { $cities }
board-outlook = Ahead
board-known-hand = Known to be in hand
board-known-held = In hand or hidden reserve
board-known-top = Known on top of the deck
board-strategy-of = Strategy in play
board-chapter = { $chapter ->
        [card] Cards
        [location] Locations
       *[other] { $chapter }
    }
board-connects = Connections
board-legend-kinds = Kinds of cards
board-legend-cards = On cards
board-legend-players = Players

## Where a Fleet can be

station-italy = the Italy Sea Zone
station-sicily = the Sicily Sea Zone
station-africa = the Africa Sea Zone
station-corsica_sardinia = the Corsica-Sardinia Sea Zone
station-port = the Home Port

## What a round has seen

deed-passed = passed
deed-pillaged = pillaged
deed-returned = returned a card
deed-built = built a Warship
deed-engaged = engaged the enemy Fleet
deed-attacked = attacked

## What cards are played for

need-connection = a connection
need-wagon = a Wagon
need-ship = a Ship
need-colonist = a Colonist
need-force = a Sword
need-raider = a raiding card
need-coin = a coin
need-wine = Wine

## Cards whose strength is rolled

roller-war_elephants_1 = War Elephants
roller-war_elephants_2 = War Elephants

## The Campaign card

campaign_place-bottom = at the bottom of the Draw deck
campaign_place-aside = set aside
campaign_place-removed = removed

## Where a card was

pile-hand = Hand
pile-reserve = Reserve
pile-battle = battle
pile-fleet = Fleet
pile-neutral = neutral cards
pile-empire = Empire deck
pile-discard = Discard pile
pile-deck = Draw deck

## When an action comes

-when-action = as one of the actions of your round
-when-discard = as one of the actions of your round, and then for each further card
-when-return = as one of the actions of your round, or by a card that lets you
-when-free = as a free action of your round
-when-ended = when you may end your round or what you are doing
-when-connecting = once you have chosen a place to settle, attack or raid
-when-paying = while you play the cards that an action needs
-when-opening = when you open an attack
-when-two-battles = when your card could go into either of two battles
-when-both-end = at the start of your round, when two battles end
-when-won = when you have won a battle for a location
-when-raided = when the enemy raids, bribes or pillages
-when-naval = at the beginning of a naval battle
-when-naval-dice = after your dice in a naval battle
-when-naval-end = at the end of a naval battle
-when-loss = when cards are lost: by a battle, a bribe or an event
-when-taking = when Deus Ex Machina lets you take a card
-when-struck = when an event strikes one of several
-when-ransom = when an event lets you pay it off

## Actions

act-settle = Settle { $noun }
    .when = { -when-action }
act-develop = Develop { $noun }
    .when = { -when-action }
act-fortify = Fortify { $noun }
    .when = { -when-action }
act-attack = Attack { $noun }
    .when = { -when-action }
act-reinforce = Reinforce with { $noun }
    .when = { -when-action }
act-raid = Raid { $noun }
    .when = { -when-action }
act-engage = Engage the enemy Fleet
    .when = { -when-action }
act-bribe = Bribe with { $noun }
    .when = { -when-action }
act-money = Take money with { $noun }
    .when = { -when-action }
act-trade = Trade, with the Ship of { $noun }
    .when = { -when-action }
act-sell = Sell Wine with { $noun }
    .when = { -when-action }
act-pillage = Pillage { $noun }
    .when = { -when-action }
act-play = Play { $noun }
    .when = { -when-action }
act-draft = Draft { $noun }
    .when = { -when-action }
act-levy = Draft { $noun } by Emergency Levy
    .when = { -when-action }
act-discard = Discard { $noun }
    .when = { -when-discard }
act-return = Return { $noun } to the Empire deck
    .when = { -when-return }
act-reserve = Reserve { $noun }
    .when = { -when-action }
act-buy = Buy the Strategy card { $noun }
    .when = { -when-action }
act-drop_strategy = Discard your Strategy card
    .when = { -when-action }
act-cycle = Cycle { $noun_id ->
        [1] one Strategy card
       *[other] { $noun } Strategy cards
    }
    .when = { -when-action }
act-sail = Sail to { $noun }
    .when = { -when-action }
act-build = Build a Warship
    .when = { -when-action }
act-pass = Pass
    .when = { -when-action }
act-lead = Add { $noun } to a battle
    .when = { -when-free }
act-retrieve = Retrieve your Reserve
    .when = { -when-free }
act-withdraw = Withdraw from the siege begun by { $noun }
    .when = { -when-free }
act-invoke = Play { $noun }
    .when = { -when-free }
act-done = Done
    .when = { -when-ended }
act-connect = From { $noun }
    .when = { -when-connecting }
act-pay = Play { $noun }
    .when = { -when-paying }
act-commit = Attack with { $noun }
    .when = { -when-opening }
act-join = Into the battle begun by { $noun }
    .when = { -when-two-battles }
act-resolve = First the battle begun by { $noun }
    .when = { -when-both-end }
act-occupy = Place a Town
    .when = { -when-won }
act-colonise = Place a Town with the Colonist of { $noun }
    .when = { -when-won }
act-leave = Leave it unoccupied
    .when = { -when-won }
act-block = Block with { $noun }
    .when = { -when-raided }
act-decline = Do not block
    .when = { -when-raided }
act-embark = Send { $noun }
    .when = { -when-naval }
act-reroll = Reroll { $noun_id ->
        [0] nothing
        [1] one die
       *[other] { $noun } dice
    }
    .when = { -when-naval-dice }
act-retreat = Retreat to { $noun }
    .when = { -when-naval-end }
act-stay = Stay
    .when = { -when-naval-end }
act-give = Give up { $noun }
    .when = { -when-loss }
act-take = Take { $noun }
    .when = { -when-taking }
act-name = Name { $noun }
    .when = { -when-struck }
act-redeem = Pay
    .when = { -when-ransom }
act-refuse = Do not pay
    .when = { -when-ransom }
act-draw = Draw { $noun }
act-lose = Lose { $noun }
act-roll = Roll { $noun }

## Questions

ask-action = { $left ->
        [0] You may still take free actions.
        [one] Take your last action, or a free action.
       *[other] Take { $left } actions, and any free actions.
    }
ask-connection = From which location?
ask-transport = { $need_id ->
        [ship] Play a card with a Ship
       *[other] Play a card with a Wagon
    }{ $left ->
        [one] .
       *[other] ; { $left } cards are needed.
    }
ask-colonist = Play a card with a Colonist.
ask-spared = Colonization spares you the Colonist for { $place }. Play one all the same?
ask-opening = Which card with a Sword opens it?
ask-raider = Play a card that can raid{ $left ->
        [one] .
       *[other] ; { $left } cards are needed.
    }
ask-goods = { $need_id ->
        [wine] Play a Location card with Wine.
       *[other] Play a Location card with a coin.
    }
ask-further = { $need_id ->
        [wine] Add another card with Wine?
        [coin] Add another card with a coin?
       *[other] Add another raiding card?
    }
ask-battle = Into which battle do you play { $card }?
ask-order = Two battles end now. Which one first?
ask-occupation = You have won { $place }. Do you settle it?
ask-battle_loss = Which card does { $owner } lose?
ask-bribed = Which Mercenary do you give up?
ask-sacrifice = { $left ->
        [one] Which card do you give up?
       *[other] Which card do you give up? { $left } are left to give.
    }
ask-raid_block = Do you block?
ask-bribe_block = Do you block?
ask-pillage_block = Do you block?
ask-admirals = Which Leaders join?
ask-marines = Which Infantry from your Reserve joins? There is room for { $room ->
        [one] one card
       *[other] { $room } cards
    }.
ask-reroll = How many Warship dice that missed do you roll again?
ask-retreat = Where does your Fleet retreat?
ask-discards = Discard another card for { $price } Silver?
ask-magistrate = Return { $left ->
        [one] one card
       *[other] up to { $left } cards
    } to the Empire deck?
ask-taking = Which card do you take into your Hand?
ask-ransom = Pay { $price } Silver for { $card }, or return it to the Empire deck?
ask-pay_or = Pay { $price } Silver, or discard your Strategy card?
ask-struck_battle = Which battle does it strike?
ask-struck_place = Which location does it strike?
ask-place_ransom = Pay { $price } Silver to keep { $place }?

## Deeds under way, before their questions

under-Raid = Raid on { $place }
under-Engage = Naval battle
under-NavalBattle = Naval battle in { $zone }
under-Attack = Attack on { $place }
under-Draft = Drafting { $card }
under-Settle = Settling { $place }
under-Develop = Developing { $place }
under-Sell = Selling Wine
under-Pillage = Pillage of { $place }
under-Trade = Trade
under-Build = A new Warship
under-Bribe = Bribe with { $card }
under-Program = { $card }

## What happens

event-strategy-displayed = The card { $card } joins the Strategy display.
event-strategy-removed = The card { $card } leaves the Strategy display.
event-strategies-reshuffled = The Strategy discards are shuffled into a new deck.
event-deus-dealt = { $who } is dealt a secret card: { $card }.
event-round-begins = { $who } begins a round with { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
event-drew = { $who } draws { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-drew-card = { $who } draws { $card }.
event-drew-known = { $who } draws { $card } from the top of the Draw deck.
event-reshuffled = { $who } shuffles the Discard pile into the Draw deck.
event-deck-searched = The Draw deck of { $who } is searched and shuffled.
event-card-handed-over = The card of { $place } goes from { $from_id ->
        [neutral] the neutral cards
        [empire] an Empire deck
        [battle] the opponent's battle
       *[other] the opponent's { $from }
    } to the Discard pile of { $who }.
event-paid-with = { $who } plays { $card }{ $need_id ->
        [connection] { " " }for the way.
        [wagon] { " " }for a Wagon.
        [ship] { " " }for a Ship.
        [colonist] { " " }for a Colonist.
        [raider] { " " }to raid.
        [coin] { " " }for its coin.
        [wine] { " " }for its Wine.
       *[other] .
    }
event-card-discarded = { $who } discards { $card }{ $random ->
        [0] { "" }
       *[other] { " " }at random
    } from the { $from }{ $price ->
        [0] .
       *[other] { " " }for { $price } Silver.
    }
event-cards-discarded = { $who } discards after the battle: { $cards }.
event-card-returned = { $who } returns { $card } from the { $from } to the { $to }.
event-campaign-drawn = { $who } draws the Campaign card.
event-campaign-pending = { $who } draws the Campaign card: the Campaign follows after this round.
event-campaign-forced = Carthage has drawn no card in { $rounds } rounds: a Campaign comes all the same.
event-campaign-begins = Campaign of turn { $turn }.
event-city-income = { $who } collects { $silver } Silver from Cities, now { $total }.
event-campaign-points = { $who } scores { $points } VP for locations, now { $total }.
event-turn-begins = Turn { $turn } begins.
event-fleet-home = { $who } has no Warships left; the Fleet token returns to the Home Port.
event-event-drawn = Random Event: { $card }.
event-die-shifted = { $card_id ->
        [nothing] The Fate token of { $who } moves the die by { $by_signed }.
       *[other] { $card } of { $who } moves the die by { $by_signed }.
    }
event-event-hits = The die shows { $roll }{ $shift ->
        [0] { "" }
       *[other] , counted as { $result }
    }: the event { $card } concerns { $who }.
event-event-changed = The card { $strategy } of { $who } changes the event { $card }.
event-event-replaced = Turn { $turn } is too early for { $card }: another event is drawn in its place.
event-instead = The first effect of { $card } does not apply: the one in its place is tried.
event-event-ignored = The event { $card } has no effect{ $why ->
        [0] : { $who } has nothing that it could strike.
        [1] : the Fleet of { $who } is in its Home Port.
        [2] { " " }so late in the game.
        [3] : the Fleet of { $who } stands guard.
       *[other] .
    }
event-events-reshuffled = All events are shuffled together.
event-event-shuffled-in = { $card } is shuffled back into the Event deck.
event-gained-silver = { $who } gains { $silver } Silver.
event-lost-silver = { $who } loses { $silver } Silver.
event-gained-points = { $who } gains { $points } VP, now { $total }.
event-gained-warships = { $who } gains { $warships ->
        [0] no Warship
        [one] one Warship
       *[other] { $warships } Warships
    }, now { $total }.
event-lost-warships = { $who } loses { $warships ->
        [0] no Warship
        [one] one Warship
       *[other] { $warships } Warships
    } and has { $left } left.
event-leaders-barred = { $who } may commit no Leaders until the next Campaign.
event-curbed = { $who } has only { $actions ->
        [one] one action
       *[other] { $actions } actions
    } and no free actions in the next round.
event-marker-moved = The marker of the battle at { $place } is now at { $marker_signed }.
event-fort-lost = { $who } loses the Fortification of { $place }.
event-town-lost = { $who } loses the Town in { $place }, which is unoccupied now.
event-city-reduced = The City of { $who } in { $place } becomes a Town.
event-demanded = { $who } is to pay { $price } Silver for { $card } in the { $from }, or return it.
event-ransomed = { $who } pays { $silver } Silver for { $card }.
event-place-ransomed = { $who } pays { $silver } Silver and keeps { $place }.
event-paid-off = { $who } pays { $silver } Silver and keeps the Strategy card.
event-peace-rolled = The die for Peace shows { $roll }: { $ends ->
        [0] the war goes on.
       *[other] peace is made.
    }
event-fate-taken = { $who } takes the Fate token.
event-fate-set-aside = { $who } sets the Fate token aside.
event-settled = { $who } settles { $place }{ $waived ->
        [0] .
       *[other] , and Colonization spares the Colonist.
    }
event-developed = { $who } develops { $place } into a City.
event-fortified = { $who } fortifies { $place } for { $silver } Silver.
event-paid-tax = { $who } pays { $silver } Silver because of Diplomacy.
event-attacked = { $who } attacks { $place }: defence { $defence }{ $ahead ->
        [0] { "" }
       *[other] , { $ahead_signed } for the attacker
    }{ $against ->
        [0] { "" }
       *[other] , { $against_signed } for the defender
    }; the marker starts at { $marker_signed }.
event-joined-battle = { $who } plays { $card } into the battle at { $place }, strength { $points ->
        [-1] −1
       *[other] { $points }
    }: the marker is at { $marker_signed }.
event-left-battle = { $card } of { $who } leaves the battle at { $place }, and { $points } strength with it: the marker is at { $marker_signed }.
event-combined-arms = { $who } gains { $points } strength for Combined Arms at { $place }: the marker is at { $marker_signed }.
event-arms-broken = { $who } loses { $points } strength of Combined Arms at { $place }: the marker is at { $marker_signed }.
event-elephants-rolled = { $who } rolls { $roll } for { $card }{ $siege ->
        [0] { "" }
       *[other] , { $siege_signed } in a siege
    }: strength { $strength ->
        [-1] −1
       *[other] { $strength }
    }.
event-battle-goes-on = The battle at { $place } goes into round { $round } of { $rounds }; the marker is at { $marker_signed }.
event-battle-rounds-over = The battle at { $place } has lasted its { $rounds } rounds; the marker is at { $marker_signed }.
event-battle-won = { $who } wins the battle at { $place }; the marker was at { $marker_signed }.
event-held-out = Independent { $place } holds out against { $who }; the marker was at { $marker_signed }.
event-battle-drawn = The battle at { $place } is a draw; the marker was at { $marker_signed }.
event-prestige = { $who } gains { $gained ->
        [0] no Prestige
       *[other] { $gained } Prestige
    }, now { $prestige }.
event-riders-choose = { $who } has more Cavalry and chooses which card { $loser } loses.
event-nothing-to-lose = { $who } has no card in the battle that could be lost.
event-captured = { $token ->
        [0] { $who } captures the Town in { $place }
        [1] { $who } captures the City in { $place }
        [2] { $who } captures the capital { $place }
       *[other] The yellow Town leaves { $place } and the game
    }{ $fort ->
        [0] .
       *[other] ; its Fortification is gone.
    }
event-town-left = A Town of { $who } stays in { $place }.
event-occupied-place = { $who } places a Town in { $place }{ $waived ->
        [0] .
       *[other] , and Colonization spares the Colonist.
    }
event-left-empty = { $who } leaves { $place } unoccupied.
event-withdrew = { $who } withdraws from the siege of { $place }.
event-raided = { $who } raids { $place }.
event-blocked = { $who } blocks with { $card }.
event-not-blocked = { $who } does not block.
event-cannot-block = { $who } cannot have a card that would block.
event-engaged = { $who } engages the enemy Fleet in { $station }.
event-embarked = { $who } sends { $card } into the naval battle.
event-naval-roll = { $who } rolls { $roll } for { $card_id ->
        [nothing] a Warship
       *[other] { $card }
    }, needing { $needed }: { $hit ->
        [0] a miss.
       *[other] a hit.
    }
event-rerolled = { $who } rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    } again.
event-warships-sunk = { $who } takes { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }: { $warships ->
        [0] no Warship
        [one] one Warship
       *[other] { $warships } Warships
    } sunk, { $left } left.
event-naval-victory = { $who } wins the naval battle in { $station }.
event-naval-draw = The naval battle in { $station } is a draw.
event-warship-captured = { $who } captures a Warship, now { $warships }.
event-retreated = The Fleet of { $who } retreats to { $station }.
event-stayed = The Fleet of { $who } stays in { $station }.
event-bribe-tried = { $who } tries a bribe with { $card } for { $silver } Silver.
event-to-give-up = { $who } has a card that must be given up.
event-bribe-wasted = { $who } has no Mercenary and shows the Hand: { $cards }.
event-took-money = { $who } takes { $silver } Silver with { $card }.
event-traded = { $who } trades for { $silver } Silver.
event-sold-wine = { $who } sells the Wine of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $cards ->
        [one] { " " }for { $silver } Silver.
       *[other] { " " }at { $price } Silver each, { $silver } in all.
    }
event-pillaged = { $who } pillages { $place }.
event-pillage-took = { $who } takes { $silver } Silver as plunder: { $given } from the opponent, { $bank } from the bank{ $bonus ->
        [0] .
       *[other] , { $bonus } more by Plunder.
    }
event-pillage-marker = The Pillage marker of { $who } is at { $space }.
event-pillage-points = { $who } loses { $points } VP to pillage, now { $total }.
event-card-played = { $who } plays { $card } for its action.
event-drafted = { $who } drafts { $card } for { $silver } Silver.
event-levied = { $who } levies { $card } for { $silver } Silver, onto the top of the Draw deck.
event-reserved = { $who } reserves { $card }.
event-reserved-unseen = { $who } reserves a card face down.
event-reserved-own = { $who } lays { $card } by.
event-retrieved = { $who } retrieves the Reserve, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, for { $silver } Silver.
event-strategy-bought = { $who } buys the Strategy card { $card } for { $silver } Silver.
event-strategy-dropped = { $who } discards the Strategy card { $card }.
event-strategy-flipped = { $who } cannot pay for { $card }: it is flipped over.
event-maintenance-paid = { $who } pays { $silver } Silver to keep { $card }; next time it costs { $next }.
event-cycled = { $who } cycles { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of the Strategy display for { $silver } Silver.
event-sailed = The Fleet of { $who } sails to { $station }.
event-warship-built = { $who } builds a Warship for { $silver } Silver, now { $warships }.
event-passed = { $who } passes for { $silver } Silver.
event-deus-invoked = { $who } plays { $card } for { $points ->
        [0] { $silver } Silver.
       *[other] { $points } VP.
    }
event-card-taken = { $who } takes { $card } into the Hand.
event-end-in-sight = A game ending condition is met: { $cause_id ->
        [towns] all Towns of { $who } are on the board.
        [cities] all Cities of { $who } are on the board.
        [captures] { $who } has captured tokens worth 10 points or more.
        [prestige] { $who } has 8 Prestige.
        [points] { $who } has 90 VP or more.
       *[other] { $cause }
    }
event-won-capital = { $who } has won { $place }, the enemy capital, and with it the war.
event-won-sicily = { $who } holds every location in Sicily and wins at once.
event-won-lead = { $who } leads by { $lead } VP and wins at once.
event-final-points = { $who } adds VP: { $cities } for Cities, { $prestige } for Prestige, { $captured } for captured tokens, { $foreign } for enemy starting locations, { $regions } for Sicily and Corsica-Sardinia.
event-counted-up = Final count: Rome { $rome }, Carthage { $carthage }. { $who } wins.

## Why not

why-no-actions-left = You have no action left in this round.
why-actions-left = You must still take { $left ->
        [one] one action
       *[other] { $left } actions
    }.
why-no-free-actions = You may take no free actions in this round.
why-not-in-hand = { $card } is not in your Hand.
why-not-controlled = You do not control { $card }.
why-out-of-supply = { $card } is out of supply.
why-under-attack = { $card } is under attack.
why-lacks-symbol = { $card } does not show what is needed: { $need }.
why-rest-unpaid = { $card } is needed elsewhere: without it nothing is left in your Hand for { $need }.
why-too-poor = It costs { $price } Silver, and you have { $silver }.
why-no-colonist = You have no usable card with a Colonist to play.
why-occupied = { $place } is occupied.
why-no-town-left = You have no Town left in stock.
why-no-connection = You have none of the cards that connect to { $place }: { $cards }.
why-enemy-waters = The Sea Zone of { $place } is enemy-controlled.
why-way-unpaid = { $need_id ->
        [colonist] { $place } needs a Colonist, and beside the way from { $start } your Hand has none.
        [force] Beside the way from { $start } to { $place } your Hand has no card with a Sword.
       *[other] The way from { $start } to { $place } takes { $needed ->
            [one] a card
           *[other] { $needed } cards
        } with { $need }, and your Hand has { $paid } to spare.
    }
why-worth-too-little = { $place } is worth less than 2 VP.
why-not-yours = You do not control { $place }.
why-city-already = { $place } is a City already.
why-no-city-left = You have no City left in stock.
why-no-wall-card = You have no Fortification card in Hand.
why-fortified-already = { $place } is fortified already.
why-no-fortification-left = All Fortification tokens are on the map.
why-fortified = { $place } is fortified.
why-independent = { $place } is independent.
why-no-enemy-there = There is no enemy in { $place }.
why-no-new-battle = The end is near: no new battle may begin.
why-already-attacking = You are attacking { $place } already.
why-battle-there = A battle is in progress at { $place }.
why-no-battle = No land battle is in progress.
why-independent-battle = { $place } is independent: only its attacker plays cards into this battle.
why-no-supply-there = You cannot trace supply to { $place }.
why-leaders-quarrel = Your Leaders are barred until the next Campaign.
why-no-military-symbol = { $card } has no strength in the battle at { $place }.
why-no-leader = { $card } is no Leader in your Hand.
why-needs-colonist = { $place } needs a Colonist.
why-needs-no-colonist = { $place } needs no Colonist.
why-not-among-these = { $card } is not among the cards to choose from.
why-goes-home-anyway = { $card } goes back to the Empire deck anyway and is no loss.
why-no-location-lost = { $card } is a Location card, and those are never lost in battle.
why-no-mercenary = { $card } is no Mercenary and cannot be bribed.
why-attacks-nothing = { $who } is attacking no location.
why-field-battle = The battle at { $place } is no siege.
why-just-begun = You began the siege of { $place } in this round.
why-no-raiders = You have no card in Hand that can raid.
why-no-way-to-raid = No raid can reach { $place }.
why-too-far-to-raid = { $place } takes { $needed } raiding cards, and you have { $cards ->
        [one] one
       *[other] { $cards }
    }.
why-blocks-nothing = { $card } does not block this.
why-fleets-apart = Both Fleets must be in the same Sea Zone; yours: { $own }, the enemy: { $enemy }.
why-lacks-ships = It takes { $needed ->
        [one] a usable card
       *[other] { $needed } usable cards
    } with a Ship, and you have { $ships ->
        [0] none
       *[other] { $ships }
    }.
why-built-this-round = You built a Warship in this round.
why-engaged-this-round = You engaged the enemy Fleet in this round.
why-no-reserve-infantry = { $card } is no Infantry in your Reserve.
why-too-many-dice = You may reroll { $most ->
        [one] one die
       *[other] { $most } dice
    } at most.
why-must-retreat = A beaten Fleet must retreat.
why-not-adjacent = Your Fleet cannot go to { $station } from where it is.
why-no-friendly-port = You have no port in { $station }.
why-no-bribe-ability = { $card } cannot bribe.
why-immune-to-bribery = Your opponent has { $card } and cannot be bribed.
why-nothing-to-sell = You have no other usable Location card of this kind: { $need }.
why-no-merchant = { $card } is no Merchant.
why-passed-already = You have passed in this round already.
why-pillaged-already = You have tried to pillage in this round already.
why-returned-already = You have returned a card in this round already.
why-inland = { $place } lies inland.
why-fleet-in-port = Your Fleet is in its Home Port.
why-fleet-too-far = { $place } is too far for your Fleet, which is here: { $station }.
why-fleet-protects = The enemy Fleet protects { $place }.
why-gained-by-settling = The card { $card } is gained by settling the location.
why-yours-already = { $card } is among your cards already.
why-opponent-has = Your opponent has { $card }.
why-opponents-card = { $card } belongs to your opponent.
why-cannot-be-levied = { $card } cannot be taken by Emergency Levy.
why-never-returned = { $card } never goes back to the Empire deck.
why-no-action-text = { $card } has no action of its own.
why-reserve-full = Your Reserve holds { $room ->
        [one] one card
       *[other] { $room } cards
    } at most.
why-reserve-empty = Your Reserve is empty.
why-not-on-display = { $card } is not on display.
why-strategy-owned = You own { $card } already.
why-no-strategy = You own no Strategy card.
why-cycle-number = One, two or three cards are cycled.
why-no-warships = Your Fleet has no Warships.
why-most-warships = You have { $most } Warships already, the most there may be.
why-not-struck = { $place } cannot be struck.
why-not-your-deus = { $card } is not your Deus Ex Machina card.
why-end-met = A game ending condition has been met.
why-too-few-points = It costs { $price } VP, and you have { $points }.

## Options

option-fate_token = Fate token
    .help = Whoever has bad luck with events takes the Fate token and is favoured by later event rolls.
option-hidden_reserve = Hidden Reserve
    .help = Reserves lie face down; only their size is public.
option-strategy_maintenance = Strategy card maintenance
    .help = Alternate Strategy cards are used and cost Silver in every Campaign, more each time.
option-deus_ex_machina = Deus Ex Machina
    .help = Each player is dealt a secret card that may be played once, for VP or Silver.
option-alternate_events = All alternate events
    .help = The five milder events of Fortuna replace their originals.
option-alternate_leaders_quarrel = Alternate Leaders Quarrel
    .help = The milder Leaders Quarrel replaces the original.
option-alternate_mercenary_revolt = Alternate Mercenary Revolt
    .help = The milder Mercenary Revolt replaces the original.
option-alternate_naval_disaster = Alternate Naval Disaster
    .help = The milder Naval Disaster replaces the original.
option-alternate_rebellion = Alternate Rebellion
    .help = The milder Rebellion replaces the original.
option-alternate_storms_at_sea = Alternate Storms at Sea
    .help = The milder Storms at Sea replaces one of the two originals.

## How it ended

ending-towns = All Towns of a player are on the board.
ending-cities = All Cities of a player are on the board.
ending-captures = Captured tokens worth 10 points.
ending-prestige = 8 Prestige.
ending-turns = 12 turns have elapsed.
ending-points = 90 VP.
ending-peace = Peace was made.
ending-capital = The enemy capital has fallen.
ending-sicily = All of Sicily in one hand.
ending-lead = A lead of 25 VP.

## The board at the page

board-turn = Turn { $n } of { $last }
board-silver = silver
board-points = points
board-warships = warships
board-hand = hand
board-your-hand = Your hand
board-card-kind =
    { $kind ->
        [troops] Troops
        [leader] Leaders
       *[other] Other cards
    }
board-family =
    { $family ->
        [hand] Discard, return or reserve a card …
        [draft] Draft …
        [strategy] Strategy cards …
       *[fleet] The Fleet …
    }
board-reserve = Reserve
board-strategies = Strategies for sale
board-strategy = Your strategy
board-elsewhere = Also to be chosen
board-battle = Battle
board-siege = Siege
board-round = round { $n } of { $of }
board-fate = Fate
board-victory = Victory points
board-region = Region
board-fort = fortified
board-cut = out of supply
board-cost = Cost
board-strength = Strength
board-deck = deck
board-port = Home port
board-prestige = prestige
board-towns = towns left
board-cities = cities left
board-pillage = pillage
board-to-draft = Empire cards to draft
board-piles = Look through
board-empire = Empire deck
board-discards = Discards
board-in-deck = Still to be drawn
board-unseen = Hand and deck
board-neutral = Neutral cards
board-old-strategies = Strategies gone
board-events = Events past
board-discard = discards
board-captured = captured
board-actions-left =
    { $n ->
        [one] 1 action left
       *[other] { $n } actions left
    }
board-next = next Campaign: silver +{ $silver }, points +{ $points }
board-out-of-supply = Out of supply
board-because =
    { $why ->
        [enemy_waters] an enemy fleet controls its waters
        [no_line] no line of supply reaches it by land or sea
       *[other] { $why }
    }
board-aboard = Aboard the fleets
board-defends = defends
board-attacks = attacks
board-standing = The battle stands at
board-arms = combined arms
board-holder = Held by
board-free = nobody
board-independent = independent
board-needs = Needs a Colonist
board-yes = yes
board-no = no
board-defence = Defence
board-supplied-by = In supply for
board-coastal = coastal
board-inland = inland
board-zone = controlled by { $who }
board-key = Key to the chart
board-key-town = town
board-key-city = city
board-key-capital = capital
board-key-fort = fortified
board-key-road = road: a wagon
board-key-rough = rough road
board-key-sea = sea link: a ship
board-key-strait = strait
board-key-points = The figure in an empty place is what it is worth at a Campaign. A red broken ring is out of supply.
board-deed-draft = { $deed }: { $silver } Silver{ $colonist ->
        [yes] , a Colonist
       *[no] {""}
    }
board-deed-money = { $deed }: { $silver } Silver
board-deed-settle = { $deed }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $colonist ->
        [yes] , needs a Colonist
       *[no] {""}
    }

## Where points come from

account-campaign = Campaigns: locations in supply
account-events = Events and cards
account-pillaged = Lost to pillaging
account-deus = Paid for Deus Ex Machina
account-earlier = Brought along
account-final-cities = Final count: Cities in supply
account-final-prestige = Final count: Prestige
account-final-captured = Final count: captured tokens
account-final-foreign = Final count: enemy starting locations
account-final-regions = Final count: Sicily and Corsica-Sardinia
account-lead = Lead on the VP track
account-sicily = Locations in Sicily
account-held-vp = VP in each Campaign
account-held-income = Silver from Cities in each Campaign
account-held-silver = Silver
account-held-locations = Locations
account-held-cities = Cities
account-held-forts = Fortifications
account-held-warships = Warships
account-held-strength = Strength of all your cards
account-held-colonists = Colonists among all your cards
account-held-coins = Silver on all your cards
account-held-battle = Strength in the battle for { $place }

board-report = { $kind ->
    [battle] Battle
    [raid] Raid
    [pillage] Pillage
    [bribe] Bribe
    [naval_battle] Naval battle
    [campaign] Campaign
    [event] Random Event
   *[other] Final count
}

## The guide of the first game: what it says, and what it answers

guide-farewell = You have now seen what there is to do. Hold places in supply, keep the deck thin, and watch Carthage.
guide-settle = Your first action: settling. Choose it below the map, and the free places glow that your cards can reach. The figure beside one tells how many points it brings at every Campaign, and its card joins your deck. Sicily is the prize.
    .done = Now pay for the way. Then a Town of yours stands there, and its card goes to your Discard pile and later to your hand.
    .other = Fine. But free places do not wait: whoever settles first counts them longest.
guide-connection = From where do you go? You play the card of a place of yours that is connected with the target. Choose a card that you do not need for anything else this round.
    .done = That card is used up now and goes to the Discard pile.
guide-transport = The way has its price in symbols: a Wagon by road, two on a rough road or across the strait, a Ship by sea. One card gives one symbol. Pay with the card whose other uses you miss least.
    .done = Paid. Cards with a Ship are worth having more of.
guide-strategy = A Strategy card helps you in every round, but you can have only one at a time. In the right-hand place it costs no extra Silver, further left one or two more. To change the row, or to discard your own card, is an action too. Press a card to read it.
    .done = Its help counts from now on.
    .other = Fine. A good one may become cheaper, or be taken by Carthage.
guide-develop = A Town in supply on a place worth two points or more can become a City. A City brings one Silver at every Campaign and a point at the end, and it gives you the Town token back. It takes its own card and a Colonist.
    .done = With the Colonist paid the City stands, and it pays at every Campaign.
    .other = Fine. Cities pay more the earlier they stand.
guide-colonist = This takes a Colonist symbol. A Strategy card may spare you that: then you may also go on without playing one.
    .done = Colonists are your bottleneck: draft another when you can.
guide-money = Short of Silver? Play a Location card for its coin. It is a whole action for one card, so take the card with the highest coin, and one that cannot do better.
    .done = The Silver is yours, and the card comes back later.
    .other = Fine. Silver is only worth what you buy with it.
guide-draft = Drafting buys an Empire card for your deck: Ships, Swords, Colonists, Leaders. What did you miss most in the last rounds? But every card makes the deck thicker and each comes less often.
    .done = It is yours and comes to your hand after the next shuffle. An emergency levy puts soldiers and Leaders on top of your deck, at double price.
    .other = Fine. A small deck brings its best cards often.
guide-reserve = A card can be laid into the Reserve, to wait for the moment when it is needed: say, Swords for an attack. Getting the Reserve back is free of actions but costs one Silver a card.
    .done = It waits there, and does not clog your hand.
    .other = Fine. Reserve what you need together with other cards.
guide-free = Free actions do not count: taking back the Reserve, sending a Leader into a battle. When both actions are done, end the round; you then draw up to five cards.
    .done = Good. Cards that you keep stay in your hand; at the end of the round you draw up to five.
    .other = Fine. The round can be ended later.
guide-pass = A bad hand? Discarding throws away as many cards as you like: the first is free, the next cost one, two Silver. Passing brings you one Silver and changes nothing else, once a round.
    .done = Good: something came of a weak hand.
    .other = Fine. Now and then waiting is right.
guide-attack = You can attack a place of Carthage, or Syracuse: a connected card, the way, and a card with Swords to begin with. Then cards are added round by round, and the balance is looked at when a round begins. Attack only if you can send more.
    .done = Now pay for the way and choose the first Swords. Then reinforce the battle before it turns against you.
    .other = Fine. A battle begun and not fed is lost.
guide-opening = With which Sword does the attack begin? The card stays in the battle until it is over, so it is missing from your deck as long.
    .done = The attack is on.
guide-reinforce = A battle is on. Add a card with Swords to it: that is an action; a Leader goes along for free. The board shows how strong both sides are. A bribe is something else: it takes a Mercenary out of the enemy's hand or Reserve.
    .done = Look at the balance on the map: it decides when your next round begins.
    .other = Fine, if the battle can do without.
guide-which_battle = There are two battles, yours and that of Carthage. Choose which one this is about: a card belongs where it tips the balance, and of two that end you say which comes first.
    .done = Good.
guide-won = You have won a battle. Put a Town there at once if you can: the place counts for you, and Carthage cannot come back as easily.
    .done = Yours. See that it is in supply, for else it brings nothing.
    .other = You leave it free. Then anybody may settle it.
guide-losses = A card or a place is lost by a battle or an event. If it is yours, give up what helps you least in the rounds to come; if it is Carthage's, take what helps them most.
    .done = Done. Lost cards can be bought again, and lost places settled again.
guide-raid = A Cavalry Raid takes a token of Carthage off the map without a battle, if it is not blocked. A raided City becomes a Town, a raided Town leaves its place free, and the captured token counts at the end.
    .done = Now send the riders; then Carthage may block with a fitting card.
    .other = Fine. Raids are best where Carthage has played its cards.
guide-raider = Play a card that may raid. The further the place, the more of them it takes: one for each road.
    .done = Off they go.
guide-blocked = Carthage raids, pillages or bribes. A fitting card from your hand blocks that, if you have one; you are asked even if you have none, so that Carthage learns nothing.
    .done = Blocked. The card goes to your Discard pile.
    .other = Not blocked. A raided Town leaves its place free, a raided City becomes a Town, a pillage costs Silver, a bribe a Mercenary.
guide-trade = Trade makes more of one action: a card with a Ship, then one or two Location cards, and you get all their coins. The Merchant sells Wine in the same way.
    .done = Now choose the cards whose coins you want: much Silver for one action.
    .other = Fine. Keep the Ship if you want to cross the sea.
guide-goods = Which Location cards shall bring their coins? You may stop after one if you need the other card today.
    .done = The coins are yours.
    .other = You keep the card for something better.
guide-thin = A card that only stands in the way can be returned to the Empire deck, once a round. The deck gets thinner and your good cards come sooner.
    .done = Gone, and you will hardly miss it.
    .other = Fine. Remember it when the same weak card comes again.
guide-play_card = Some Empire cards have a text of their own, such as drawing more cards. Press the card to read it; playing it is an action.
    .done = The card has done what it says.
    .other = Fine. The card keeps its text for another time.
guide-fleet = At sea: a Warship costs three Silver and a Colonist. The Fleet moves a step at a time. Alone in a Sea Zone it cuts Carthage's supply over that sea, and beside Carthage's Fleet it opens yours again. It can engage the other in the same zone, and pillage: half your Warships in Silver.
    .done = Your Fleet counts for something.
    .other = Fine. But a sea left to Carthage cuts supply and costs Silver.
guide-fortify = A Fortification makes a place hard to take: attackers must besiege it, and it can be neither raided nor pillaged. It takes its card, a Fortification and three Silver.
    .done = That one will stand.
    .other = Fine. Fortify where losing would hurt most.
guide-admirals = A naval battle. Each Warship rolls a die and hits on five or six. A Leader from your hand rolls beside them, and most hit on a four as well; afterwards they go to your discards, but back to the Empire deck if your whole Fleet is sunk.
    .done = The dice fall.
    .other = Fine.
guide-retreat = After a naval battle a Fleet may have to leave. It can go to a Sea Zone beside where a port is friendly to it, or home; at home it is safe, and cuts nobody's supply.
    .done = The Fleet has its place.
    .other = Fine.
guide-discards = Another one? Each further card costs one Silver more than the one before. Throw away what you cannot use; you draw up to five at the end of the round.
    .done = Good. New cards come at the end of the round.
