# Hamilcar in English. Titles and texts of rules come from the ledger.

## The game

game-title = Hamilcar
game-line = The First Punic War: armies, fleets, generals and politics in the fight for Sicily.

## Spaces

space-pisae = Pisae
space-arretium = Arretium
space-clusium = Clusium
space-volsinii = Volsinii
space-cosa = Cosa
space-roma = Roma
space-praeneste = Praeneste
space-fregellae = Fregellae
space-tarracina = Tarracina
space-capua = Capua
space-neapolis = Neapolis
space-nola = Nola
space-salernum = Salernum
space-corfinium = Corfinium
space-aesernia = Aesernia
space-bovianum = Bovianum
space-beneventum = Beneventum
space-luceria = Luceria
space-venusia = Venusia
space-tarentum = Tarentum
space-brundisium = Brundisium
space-paestum = Paestum
space-thurii = Thurii
space-consentia = Consentia
space-croton = Croton
space-regium = Regium
space-lipara = Lipara
space-panormus = Panormus
space-thermae = Thermae
space-drepanum = Drepanum
space-lilybaeum = Lilybaeum
space-hippana = Hippana
space-enna = Enna
space-agrigentum = Agrigentum
space-messana = Messana
space-catana = Catana
space-leontini = Leontini
space-syracusae = Syracusae
space-camarina = Camarina
space-carales = Carales
space-oristano = Oristano
space-nuoro = Nuoro
space-sassari = Sassari
space-aleria = Aleria
space-carthago = Carthago
space-utica = Utica
space-tunes = Tunes
space-clupea = Clupea
space-hippo_acra = Hippo Acra
space-hadrumetum = Hadrumetum
space-thapsus = Thapsus
space-thysdrus = Thysdrus
space-tacape = Tacape
space-capsa = Capsa
space-hippo_regius = Hippo Regius
space-cirta = Cirta
space-sicca = Sicca
space-madauros = Madauros
space-theveste = Theveste

## Areas

area-pisae = { space-pisae }
area-arretium = { space-arretium }
area-clusium = { space-clusium }
area-volsinii = { space-volsinii }
area-cosa = { space-cosa }
area-roma = { space-roma }
area-praeneste = { space-praeneste }
area-fregellae = { space-fregellae }
area-tarracina = { space-tarracina }
area-capua = { space-capua }
area-neapolis = { space-neapolis }
area-nola = { space-nola }
area-salernum = { space-salernum }
area-corfinium = { space-corfinium }
area-aesernia = { space-aesernia }
area-bovianum = { space-bovianum }
area-beneventum = { space-beneventum }
area-luceria = { space-luceria }
area-venusia = { space-venusia }
area-tarentum = { space-tarentum }
area-brundisium = { space-brundisium }
area-paestum = { space-paestum }
area-thurii = { space-thurii }
area-consentia = { space-consentia }
area-croton = { space-croton }
area-regium = { space-regium }
area-lipara = { space-lipara }
area-panormus = { space-panormus }
area-thermae = { space-thermae }
area-drepanum = { space-drepanum }
area-lilybaeum = { space-lilybaeum }
area-hippana = { space-hippana }
area-enna = { space-enna }
area-agrigentum = { space-agrigentum }
area-messana = { space-messana }
area-catana = { space-catana }
area-leontini = { space-leontini }
area-syracusae = { space-syracusae }
area-camarina = { space-camarina }
area-carales = { space-carales }
area-oristano = { space-oristano }
area-nuoro = { space-nuoro }
area-sassari = { space-sassari }
area-aleria = { space-aleria }
area-carthago = { space-carthago }
area-utica = { space-utica }
area-tunes = { space-tunes }
area-clupea = { space-clupea }
area-hippo_acra = { space-hippo_acra }
area-hadrumetum = { space-hadrumetum }
area-thapsus = { space-thapsus }
area-thysdrus = { space-thysdrus }
area-tacape = { space-tacape }
area-capsa = { space-capsa }
area-hippo_regius = { space-hippo_regius }
area-cirta = { space-cirta }
area-sicca = { space-sicca }
area-madauros = { space-madauros }
area-theveste = { space-theveste }
area-pisae_inside = { space-pisae } (inside)
area-arretium_inside = { space-arretium } (inside)
area-clusium_inside = { space-clusium } (inside)
area-volsinii_inside = { space-volsinii } (inside)
area-cosa_inside = { space-cosa } (inside)
area-roma_inside = { space-roma } (inside)
area-praeneste_inside = { space-praeneste } (inside)
area-fregellae_inside = { space-fregellae } (inside)
area-tarracina_inside = { space-tarracina } (inside)
area-capua_inside = { space-capua } (inside)
area-neapolis_inside = { space-neapolis } (inside)
area-nola_inside = { space-nola } (inside)
area-salernum_inside = { space-salernum } (inside)
area-corfinium_inside = { space-corfinium } (inside)
area-aesernia_inside = { space-aesernia } (inside)
area-bovianum_inside = { space-bovianum } (inside)
area-beneventum_inside = { space-beneventum } (inside)
area-luceria_inside = { space-luceria } (inside)
area-venusia_inside = { space-venusia } (inside)
area-tarentum_inside = { space-tarentum } (inside)
area-brundisium_inside = { space-brundisium } (inside)
area-paestum_inside = { space-paestum } (inside)
area-thurii_inside = { space-thurii } (inside)
area-consentia_inside = { space-consentia } (inside)
area-croton_inside = { space-croton } (inside)
area-regium_inside = { space-regium } (inside)
area-lipara_inside = { space-lipara } (inside)
area-panormus_inside = { space-panormus } (inside)
area-thermae_inside = { space-thermae } (inside)
area-drepanum_inside = { space-drepanum } (inside)
area-lilybaeum_inside = { space-lilybaeum } (inside)
area-hippana_inside = { space-hippana } (inside)
area-enna_inside = { space-enna } (inside)
area-agrigentum_inside = { space-agrigentum } (inside)
area-messana_inside = { space-messana } (inside)
area-catana_inside = { space-catana } (inside)
area-leontini_inside = { space-leontini } (inside)
area-syracusae_inside = { space-syracusae } (inside)
area-camarina_inside = { space-camarina } (inside)
area-carales_inside = { space-carales } (inside)
area-oristano_inside = { space-oristano } (inside)
area-nuoro_inside = { space-nuoro } (inside)
area-sassari_inside = { space-sassari } (inside)
area-aleria_inside = { space-aleria } (inside)
area-carthago_inside = { space-carthago } (inside)
area-utica_inside = { space-utica } (inside)
area-tunes_inside = { space-tunes } (inside)
area-clupea_inside = { space-clupea } (inside)
area-hippo_acra_inside = { space-hippo_acra } (inside)
area-hadrumetum_inside = { space-hadrumetum } (inside)
area-thapsus_inside = { space-thapsus } (inside)
area-thysdrus_inside = { space-thysdrus } (inside)
area-tacape_inside = { space-tacape } (inside)
area-capsa_inside = { space-capsa } (inside)
area-hippo_regius_inside = { space-hippo_regius } (inside)
area-cirta_inside = { space-cirta } (inside)
area-sicca_inside = { space-sicca } (inside)
area-madauros_inside = { space-madauros } (inside)
area-theveste_inside = { space-theveste } (inside)
area-at_sea = at sea

## Generals

general-hanno = Hanno
general-gisco = H. Gisco
general-hamilcar = Hamilcar
general-hasdrubal = Hasdrubal
general-carthalo = Carthalo
general-adherbal = Adherbal
general-himilco = Himilco
general-xanthippus = Xanthippus
general-hamilcar_barca = Hamilcar Barca
general-claudius_caudex = A. Claudius Caudex
general-valerius_maximus = M. Valerius Maximus
general-fulvius_flaccus = Q. Fulvius Flaccus
general-scipio_asina = Cn. Cornelius Scipio Asina
general-postumius_megellus = L. Postumius Megellus
general-valerius_flaccus = L. Valerius Flaccus
general-duilius = C. Duilius
general-cornelius_scipio = L. Cornelius Scipio
general-aquilius_florus = C. Aquilius Florus
general-atilius_calatinus = A. Atilius Calatinus
general-sulpicius_paterculus = C. Sulpicius Paterculus
general-atilius_regulus = M. Atilius Regulus
general-vulso_longus = L. M. Vulso Longus
general-caecilius_metellus = L. Caecilius Metellus
general-lutatius_catulus = C. Lutatius Catulus
general-claudius_pulcher = P. Claudius Pulcher

## Strategy Cards

card-elephant_fright = Elephant Fright
card-numidian_horse = Numidian Horse
card-siege_engineers = Siege Engineers
card-surprise_sortie = Surprise Sortie
card-socii_navales = Socii Navales
card-captured_quinquereme = Captured Quinquereme
card-loans_of_the_citizens = Loans of the Citizens
card-rowers_trained_ashore = Rowers Trained Ashore
card-punic_pilots = Punic Pilots
card-the_rhodian = The Rhodian
card-cruel_sea = Cruel Sea
card-shipyards_of_the_cothon = Shipyards of the Cothon
card-careened_hulls = Careened Hulls
card-evasion = Evasion
card-veteran_rowers = Veteran Rowers
card-silver_of_iberia = Silver of Iberia
card-corvus = Corvus
card-lookouts = Lookouts
card-raid_on_port = Raid on Port
card-mare_nostrum = Mare Nostrum
card-minor_campaign_1 = Minor Campaign
card-minor_campaign_2 = Minor Campaign
card-minor_campaign_3 = Minor Campaign
card-minor_campaign_4 = Minor Campaign
card-major_campaign = Major Campaign
card-libyan_levies = Libyan Levies
card-greek_mercenaries = Greek Mercenaries
card-elephants_from_the_interior = Elephants from the Interior
card-war_party_in_the_council = War Party in the Council
card-peace_party_in_the_council = Peace Party in the Council
card-latin_colonies = Latin Colonies
card-bad_weather = Bad Weather
card-allied_auxiliaries = Allied Auxiliaries
card-hiero_sends_grain = Hiero Sends Grain
card-epidemic = Epidemic
card-pestilence = Pestilence
card-grain_shortage = Grain Shortage
card-unpaid_soldiers = Unpaid Soldiers
card-storms_at_sea = Storms at Sea
card-forced_march_1 = Forced March
card-forced_march_2 = Forced March
card-sicilian_allies_desert = Sicilian Allies Desert
card-triumph = Triumph
card-spoils_of_war = Spoils of War
card-punic_faith = Punic Faith
card-citadel = Citadel
card-numidian_rising = Numidian Rising
card-unrest_in_italia = Unrest in Italia
card-truce = Truce
card-good_omen = Good Omen
card-spies = Spies
card-surprise_raids = Surprise Raids
card-treachery_in_the_city = Treachery in the City
card-ambush = Ambush
card-rival_consuls = Rival Consuls
card-flamen_martialis = Flamen Martialis
card-dictator = Dictator
card-price_of_failure = Price of Failure
card-bad_omen = Bad Omen

## Tactic Cards

tactic-great_leadership_1 = Great Leadership
tactic-great_leadership_2 = Great Leadership
tactic-flee_1 = Flee!
tactic-flee_2 = Flee!
tactic-pursuit_1 = Pursuit
tactic-pursuit_2 = Pursuit
tactic-diekplous_1 = Breaking the Line
tactic-diekplous_2 = Breaking the Line
tactic-diekplous_3 = Breaking the Line
tactic-periplous_1 = Outflanking
tactic-periplous_2 = Outflanking
tactic-boarding_1 = Boarding
tactic-boarding_2 = Boarding
tactic-boarding_3 = Boarding
tactic-kyklos_1 = Closed Circle
tactic-kyklos_2 = Closed Circle
tactic-missiles_1 = Missiles
tactic-missiles_2 = Missiles
tactic-wind = Wind and Current
tactic-reserve_squadron = Reserve Squadron

## Other names

seat-rome = Rome
seat-carthage = Carthage
slot-center = centre
slot-a1 = A1
slot-a2 = A2
slot-b1 = B1
slot-b2 = B2
slot-c1 = C1
slot-c2 = C2
level-poor = Poor
level-fair = Fair
level-good = Good
level-excellent = Excellent
office-none = no office
office-consul = Consul
office-proconsul = Proconsul
office-dictator = Dictator
standing-pool = in the pool
standing-map = on the map
standing-track = on the Turn Track
standing-eliminated = eliminated
standing-aside = set aside
standing-mercenary = for hire
dice-rome_small = Rome's small die
dice-rome_large = Rome's large die
dice-carthage_small = Carthage's small die
dice-carthage_large = Carthage's large die
kind-cu = CU
kind-elephant = Elephant
kind-train = Supply Train
piece-cu = CU
piece-elephant = Elephant
piece-general = General
piece-train = Supply Train
stack-rome_outside = the Romans outside
stack-rome_inside = the Romans inside
stack-carthage_outside = the Carthaginians outside
stack-carthage_inside = the Carthaginians inside
step-start = both begin at
step-force_size = CUs in the Force
step-allies = Allies: own Walled Cities in the Region
step-command = Battle Rating of the Commanding General
step-cards = Strategy Cards
step-tactics = Tactic Cards
step-ability = ability of the Commanding General
step-corvi = Corvi
step-seamanship = Seamanship
step-first_column = first column
step-admiral = Admiral in command
step-round = later round
step-forgotten_tactics = Forgotten Tactics
step-points_needed = Points needed
step-citadel = Citadel
step-siege_points = Points gathered
step-symbols = Carthaginian symbols of the Seamanship
step-port = own PC in the port
step-fleet_admiral = Admiral in the Fleet

## Options

option-fixed_reinforcements = Fixed Roman reinforcements
    .help = Rome receives 5 CUs each turn instead of one for each Province of Italia. Helps Rome.
option-consul_selection = Consul selection
    .help = Rome may choose one or both new Consuls. Helps Rome.
option-prolonged_contract = Prolonged contract
    .help = Carthage may keep Xanthippus for his price. Helps Carthage.
option-blockade_runners = Blockade runners
    .help = Carthage may remove Siege Points by sea. Helps Carthage.
option-political_instability = Political instability
    .help = Tribes that nobody subjugates cost PCs each turn.
option-price_of_failure = Price of Failure
    .help = One more Roman General and two more Strategy Cards.

## When an action comes

-when-declined = when you are asked about something that you need not do
-when-ended = when you may end what you are doing
-when-moving = while you move a General whom you have activated
-when-card = in the Strategy Phase, in your turn to play a Strategy Card
-when-discarding = in the Strategy Phase, in your turn to play a Strategy Card, or when a card is taken from you
-when-window = when a window for Counter Events is open
-when-precedence = in the Strategy Phase, before the first card of a turn is played
-when-operation = once you have played a Strategy Card for Operations
-when-activation = once you have played a Strategy Card for Operations, or a Campaign
-when-points = while you spend the points of a Strategy Card that you have played for Operations
-when-refitting = while you spend the points of a Strategy Card that you have played for Operations, or by an ability
-when-new-piece = when you get a new piece
-when-targets = when a card, an ability or a result asks for its target
-when-one-of-many = when a General has to be named: in the Reinforcement Phase, or by a card
-when-pcs-lost = when you have to give up PCs
-when-miat-cu = in the Reinforcement Phase, for the CU of the Miat
-when-warships = when you say how many Warships sail, or are refitted
-when-corvi = when you are asked about corvi
-when-reform = in the Reinforcement Phase, for a Naval Reform
-when-contract = in the Reinforcement Phase, when the contract of Xanthippus ends
-when-winter = in the Winter Phase, before the roll for attrition
-when-at-sea = while your Fleet is at sea
-when-loading = when your Fleet is in a port where pieces could come aboard
-when-ability = when you have activated a General who has such an ability
-when-valerius = at the end of the move of Valerius Maximus
-when-detachment = when you choose who comes along
-when-enemy-fleet = when an enemy Fleet sails where you could intercept it
-when-intercepted = when your Fleet is intercepted
-when-leaving-port = when you have declared a Naval Interception
-when-land-reaction = when an enemy Army comes near: in the Land Reactions
-when-avoided = when you have avoided a battle
-when-at-the-gates = in the Land Reactions, where your Force stands at a city
-when-backing-up = when your marching Army is intercepted
-when-to-fight = when a battle could still be avoided
-when-single-cu = when your Army meets a single enemy CU
-when-naval-round = in a round of a Naval Battle
-when-naval-end = at the end of a round of a Naval Battle
-when-commanders = when several Generals could command
-when-consuls = before a Land Battle with two Consuls
-when-charging = at the beginning of a Land Battle with Elephants
-when-rolled = right after a roll that may be repeated
-when-losing-cus = when you lose CUs and have Elephants
-when-too-many = when more Units would sail than find room
-when-losing-at-sea = when you lose Units at sea
-when-beaten = when you have lost a Land Battle
-when-besieged = when your city is besieged and the die has fallen
-when-relief = when a battle is fought before your besieged city
-when-omen = when the Die is to be rolled and you have Good Omen

## Actions

act-pass = Pass
    .when = { -when-declined }
act-done = Done
    .when = { -when-ended }
act-stop = Stop here
    .when = { -when-moving }
act-event = Play as an Event: { $noun }
    .when = { -when-card }
act-operate = Play for Operations: { $noun }
    .when = { -when-card }
act-discard = Discard { $noun }
    .when = { -when-discarding }
act-react = Play { $noun }
    .when = { -when-window }
act-claim = Claim the first play with { $noun }
    .when = { -when-precedence }
act-first = { $noun } plays first
    .when = { -when-precedence }
act-hire = Hire { $noun }
    .when = { -when-card }
act-dictator = Name the Dictator
    .when = { -when-card }
act-run_blockade = Run the blockade of { $noun }
    .when = { -when-card }
act-activate = Activate { $noun }
    .when = { -when-activation }
act-raise_troops = Raise troops with { $noun }
    .when = { -when-operation }
act-build_ships = Build ships
    .when = { -when-operation }
act-control = Win control of { $noun }
    .when = { -when-points }
act-miat = Place a PC on the Miat: { $noun }
    .when = { -when-points }
act-refit = Refit a Warship
    .when = { -when-refitting }
act-supply = Add a Supply Train in { $noun }
    .when = { -when-points }
act-pay = Pay for { $noun }
    .when = { -when-points }
act-place = Place in { $noun }
    .when = { -when-new-piece }
act-target = Choose { $noun }
    .when = { -when-targets }
act-choose = Choose { $noun }
    .when = { -when-one-of-many }
act-option = Part { $noun }
    .when = { -when-targets }
act-remove = Remove the PC in { $noun }
    .when = { -when-pcs-lost }
act-force = Strike { $noun }
    .when = { -when-targets }
act-unseat = Take the PC off the Miat: { $noun }
    .when = { -when-pcs-lost }
act-warship = Take a Warship instead
    .when = { -when-miat-cu }
act-ships = Warships: { $noun }
    .when = { -when-warships }
act-mount = Mount corvi
    .when = { -when-corvi }
act-dismount = Dismount corvi
    .when = { -when-corvi }
act-improve = Improve Seamanship
    .when = { -when-reform }
act-prolong = Prolong the contract
    .when = { -when-contract }
act-spend_train = Spend a Supply Train
    .when = { -when-winter }
act-march = March to { $noun }
    .when = { -when-moving }
act-embark = Take to sea
    .when = { -when-moving }
act-sail = Sail to { $noun }
    .when = { -when-at-sea }
act-board = Take pieces aboard
    .when = { -when-loading }
act-land = Land here
    .when = { -when-at-sea }
act-regroup = Regroup the Army
    .when = { -when-moving }
act-destroy_train = Destroy a Supply Train
    .when = { -when-moving }
act-siege = Siege or subjugate
    .when = { -when-moving }
act-sortie = Sortie
    .when = { -when-moving }
act-ability = Use the ability
    .when = { -when-ability }
act-settle = Win over this space
    .when = { -when-valerius }
act-whole = Everybody who can
    .when = { -when-detachment }
act-bring = With { $noun }
    .when = { -when-detachment }
act-cus = CUs: { $noun }
    .when = { -when-detachment }
act-elephants = Elephants: { $noun }
    .when = { -when-detachment }
act-trains = Supply Trains: { $noun }
    .when = { -when-detachment }
act-intercept = Intercept
    .when = { -when-enemy-fleet }
act-slip_away = Try to slip away
    .when = { -when-intercepted }
act-depart = Sail from { $noun }
    .when = { -when-leaving-port }
act-avoid = Avoid battle under { $noun }
    .when = { -when-land-reaction }
act-interpose = Intercept under { $noun }
    .when = { -when-land-reaction }
act-escape = Escape to { $noun }
    .when = { -when-avoided }
act-gates = Slip inside the city
    .when = { -when-at-the-gates }
act-back_up = Back up
    .when = { -when-backing-up }
act-fight = Fight
    .when = { -when-to-fight }
act-overrun = Overrun
    .when = { -when-single-cu }
act-pursue = Pursue
    .when = { -when-moving }
act-maneuver = Play { $noun }
    .when = { -when-naval-round }
act-evade = Give up Naval Supremacy and evade
    .when = { -when-naval-end }
act-command = { $noun } commands
    .when = { -when-commanders }
act-change_command = Roll for a Change of Command
    .when = { -when-consuls }
act-charge = Elephant Charge
    .when = { -when-charging }
act-reroll = Reroll: { $noun }
    .when = { -when-rolled }
act-roll_again = Roll again
    .when = { -when-rolled }
act-lose_elephants = Elephants lost: { $noun }
    .when = { -when-losing-cus }
act-lose = Lose: { $noun }
    .when = { -when-losing-at-sea }
act-retreat = Retreat to { $noun }
    .when = { -when-beaten }
act-defend = Determined Defense
    .when = { -when-besieged }
act-join = Join the battle
    .when = { -when-relief }
act-set_die = Set the Die to { $noun }
    .when = { -when-omen }
act-deal = Deal { $noun }
act-draw = Draw { $noun }
act-draw_tactic = Draw { $noun }
act-roll = Roll { $noun }
act-naval_die = Naval Die: face { $noun }
act-white_die = White Siege Die: face { $noun }
act-red_die = Red Siege Die: face { $noun }
act-small_die = Small Battle Die: face { $noun }
act-large_die = Large Battle Die: face { $noun }
act-leave = Leave behind: { $noun }
    .when = { -when-too-many }

## Questions

ask-reaction = A Counter Event may be played now ({ $cards }).
ask-omen_die = Good Omen: which result?
ask-classic_die = The Die is rolled.
ask-removal =
    Remove { $left ->
            [one] 1 of your PCs
           *[other] { $left } of your PCs
        }.
ask-elephant_losses =
    How many of the { $count ->
            [one] 1 CU
           *[other] { $count } CUs
        } lost are Elephants?
ask-placement = Where is the new piece placed ({ $piece })?
ask-prolongation = Prolong the contract of Xanthippus?
ask-miat_troops = The CU of the Miat: to Carthago, or a Warship?
ask-carthage_draw = A Carthaginian General is drawn.
ask-port_refit = How many Warships do the Admirals in Carthago refit?
ask-payment =
    Take { $left ->
            [one] 1 PC
           *[other] { $left } PCs
        } off the Miat.
ask-proconsul = Elect a Consul as Proconsul?
ask-consul_choice = Choose a Consul, or have him drawn.
ask-rome_draw = A Consul is drawn.
ask-reform = Naval Reform of { $general }.
ask-deal_card = A card is dealt.
ask-claim_first = Claim the first play with a Campaign card?
ask-first_player = Who plays first?
ask-card_play = Play a Strategy Card.
ask-runner_port = From which Major Port does the Supply Train sail?
ask-runner_card = Which card is discarded for the blockade runner?
ask-runner_die = The Siege Die is rolled for the blockade runner.
ask-spending =
    Spend { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
ask-operation =
    An Operation with { $card } ({ $points ->
            [one] 1 OP
           *[other] { $points } OPs
        }).
ask-activated_ability = Use his ability?
ask-ability_target = Which enemy PC is flipped?
ask-move =
    { $general } in { $space }: { $points ->
            [0] no Movement Points
            [one] 1 Movement Point
           *[other] { $points } Movement Points
        }.
ask-settlement = Win over this space at the end of the move?
ask-detachment = Who comes along? Generals first.
ask-detached_elephants = How many Elephants come along?
ask-detached_cus = How many CUs come along?
ask-detached_trains = How many Supply Trains come along?
ask-warships = How many Warships join the Fleet?
ask-sail_on =
    { $left ->
            [0] no naval points
            [one] 1 naval point
           *[other] { $left } naval points
        } left.
ask-interception = Intercept it?
ask-avoidance = Try to slip away, or fight?
ask-naval_die = The Naval Die is rolled.
ask-departure = From which Major Port does the Fleet sail?
ask-loading = Take pieces aboard in { $space }?
ask-naval_command = Who commands your Fleet in this battle?
ask-fleet_command = Who commands the Fleet?
ask-chase = Which way from { $from } to { $target }?
ask-ability_refit = Refit one Warship first?
ask-intercepting_ships = How many Warships intercept?
ask-tactic_draw = A Tactic Card is drawn.
ask-maneuver_card = Round { $round }, Maneuver: play a Tactic Card?
ask-evasion_by_card = Leave the battle before the enemy rolls?
ask-naval_reroll = You rolled { $die }. Roll again?
ask-evasion = Evade?
ask-pursuit_card = Cancel the Evade with a Pursuit?
ask-sea_loss = Lose a Unit at sea ({ $left } to go).
ask-victors_port = Where does the victorious Fleet land?
ask-land_reaction = Avoid battle or intercept? All is declared before any roll.
ask-backing_up = Back up to { $space }, or fight?
ask-overrunning = Overrun the single CU, or fight a battle?
ask-garrison = Which Generals go inside { $space }?
ask-garrison_elephants = How many Elephants go inside?
ask-garrison_cus = How many CUs go inside?
ask-garrison_trains = How many Supply Trains go inside?
ask-way_out = Where does he escape to?
ask-joining = Do the besieged join the battle?
ask-battle_command = Who commands?
ask-command_roll = Roll for a Change of Command of the Consuls?
ask-consul_command = Which Consul commands?
ask-elephant_charge = Announce an Elephant Charge?
ask-charge_reroll = The charge scores { $total }. Have it rolled again?
ask-battle_die = A Battle Die is rolled.
ask-die_reroll = Have one Battle Die rolled again?
ask-withdraw_elephants = How many Elephants retreat into the city?
ask-withdraw_cus = How many CUs retreat into the city?
ask-withdraw_generals = Which Generals retreat into the city?
ask-retreat_goal = Where does the Force go?
ask-siege_die = The Siege Die is rolled.
ask-siege_reroll = Siege Points { $points }, losses { $loss }: use the Siege Train and roll again?
ask-determined_defence =
    { $points ->
            [one] 1 Siege Point
           *[other] { $points } Siege Points
        } on { $space }: cancel one for 1 CU and 1 ST?
ask-victors_pc = Place a PC after the victory?
ask-winter_supply = Spend a Supply Train in { $space } instead of rolling?
ask-unrest = The Tribe of { $tribe } costs one PC.
ask-chest_trains = Remove Supply Trains to reduce the difference of { $difference }?
ask-corvi = Mount or dismount corvi?
ask-event_choice = { $card }: which part?
ask-flamen = Which Consul does the Flamen hinder?
ask-event_force = { $card }: which Force in { $space }?
ask-event_target = { $card }: choose where ({ $left } left).
ask-campaigner = Activate a General ({ $left } left).
ask-lowest = Discard one of your cards with the fewest OPs.
ask-left_ashore =
    { $count ->
        [one] One Unit finds
       *[other] { $count } Units find
    } no room beside the Warships: what stays in { $space }?

## What happens

event-declared-avoid =
    { $general } will try to avoid battle in { $space } with { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.{ $others_count ->
            [0] {""}
           *[other] {" With him: "}{ $others }.
        }
event-declared-interception =
    { $general } will try to intercept in { $space } with { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.{ $others_count ->
            [0] {""}
           *[other] {" With him: "}{ $others }.
        }
event-avoided = { $general } (Battle Rating { $rating }) slips away to { $space }.
event-avoid-failed = { $general } (Battle Rating { $rating }) cannot get away.
event-pursuit = { $general } (Battle Rating { $rating }) pursues and may go on.
event-pursuit-failed = { $general } (Battle Rating { $rating }) fails to pursue and must stop.
event-intercepted = { $general } (Battle Rating { $rating }) intercepts in { $space }.
event-interception-failed = { $general } (Battle Rating { $rating }) comes too late to intercept.
event-backed-up = { $general } backs up to { $space }.
event-land-battle = { $who } attacks: Land Battle in { $space }.
event-command-changed = { $general } now commands the Roman Army.
event-charge = The elephants charge in { $space }.
event-charge-result =
    The charge scores { $total } against the Roman rating of { $rating }: { $who_id ->
        [nothing] without effect
       *[other] { $who } may have a Battle Die rolled again
    }.
event-rerolls = { $who } has a die rolled again: { $die }.
event-battle-die =
    { $die } shows face { $face }: { $horses ->
            [0] no horse head
            [one] 1 horse head
           *[other] { $horses } horse heads
        }, { $figures ->
            [0] no figure
            [one] 1 figure
           *[other] { $figures } figures
        }, { $circles ->
            [0] no circle
            [one] 1 circle
           *[other] { $circles } circles
        }.
event-lost-cus =
    { $who } loses { $count ->
            [0] no CUs
            [one] 1 CU
           *[other] { $count } CUs
        }{ $elephants ->
            [0] {""}
            [one] {" (1 Elephant)"}
           *[other] {" ("}{ $elephants } Elephants)
        } in { $space }.
event-battle-result =
    { $winner } wins the battle: { $rome ->
            [0] no hits
            [one] 1 hit
           *[other] { $rome } hits
        } on Rome, { $carthage ->
            [0] no hits
            [one] 1 hit
           *[other] { $carthage } hits
        } on Carthage.
event-retreated =
    { $who } retreats from { $from } to { $to } with { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }.{ $generals_count ->
            [0] {""}
            [one] {" General: "}{ $generals }.
           *[other] {" Generals: "}{ $generals }.
        }
event-force-eliminated =
    { $who } finds no way out of { $space }: { $cus ->
            [0] no CUs
            [one] 1 CU
           *[other] { $cus } CUs
        } eliminated.
event-siege-lifted = The siege of { $space } is lifted.
event-siege-point-lost = A Siege Point is removed from { $space }.
event-siege-roll =
    { $who } rolls the { $red ->
            [0] white
           *[other] red
        } Siege Die at { $space }, face { $face }: { $points ->
            [0] no Point
            [one] 1 Point
           *[other] { $points } Points
        }{ $loss ->
            [0] {""}
           *[other] , and a loss for the besieger
        }.
event-determined-defence = { $who } defends { $space } with determination: a Supply Train and a CU inside are given up for one Point.
event-city-taken =
    { $who } takes { $space }: { $cus ->
            [0] no CUs
            [one] 1 CU
           *[other] { $cus } CUs
        } removed, { $trains ->
            [0] no Supply Trains
            [one] 1 Supply Train
           *[other] { $trains } Supply Trains
        } captured.
event-subjugated = { $who } subjugates the Tribe of { $space }.
event-attrition =
    Attrition Table for { $cus ->
            [0] no CUs
            [one] 1 CU
           *[other] { $cus } CUs
        } of { $who } in { $space }: { $lost ->
            [0] no loss
            [one] 1 loss
           *[other] { $lost } losses
        }.
event-seamanship = Roman Seamanship is now { $level }.
event-corvi-mounted = Rome mounts Corvi.
event-corvi-dismounted = Rome dismounts its Corvi.
event-prolonged = The contract of { $general } is prolonged.
event-blockade-run =
    The blockade of { $space } is run: { $points ->
            [0] no Siege Point
            [one] 1 Siege Point
           *[other] { $points } Siege Points
        } removed, { $loss ->
            [0] no Warship
            [one] 1 Warship
           *[other] { $loss } Warships
        } lost.
event-removed-pc = { $who } loses its PC in { $space }.
event-left-game = { $general } leaves the game.
event-storm =
    A storm strikes the Fleet of { $who }: { $hits ->
            [0] no hits
            [one] 1 hit
           *[other] { $hits } hits
        }. Lost: { $ships ->
            [0] no Warships
            [one] 1 Warship
           *[other] { $ships } Warships
        }{ $cus ->
            [0] {""}
            [one] , 1 CU
           *[other] , { $cus } CUs
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.
event-reshuffled = The Strategy Deck is shuffled anew.
event-bad-weather = Bad weather sends { $general } back to { $space }.
event-event-cancelled = Punic Faith: { $card } is cancelled.
event-hand-revealed = Rome plays with open cards for the rest of the turn.
event-truce-begins = A Truce begins.
event-truce-broken = { $card } breaks the Truce.
event-set-die = { $who } sets the Die to { $die }.
event-flamen = The Flamen Martialis hinders { $general }.
event-refitted =
    { $who } refits { $count ->
            [0] no Warships
            [one] 1 Warship
           *[other] { $count } Warships
        }.
event-flipped-pc = { $who } wins over { $space }.
event-paid-for = Rome pays for the election of { $general }.
event-placed-pc = { $who } places a PC in { $space }.
event-removed-from-miat = A PC leaves the Miat ({ $slot }).
event-supremacy = { $who } takes Naval Supremacy.
event-turn-begins = Game Turn { $turn } begins.
event-ability = { $general } uses his ability.
event-displaced =
    { $general } is displaced and { $pool ->
            [0] leaves the game
           *[other] returns to the pool
        }.
event-train-spent =
    { $who } spends { $count ->
            [0] no Supply Trains
            [one] 1 Supply Train
           *[other] { $count } Supply Trains
        } in { $space }.
event-captured-trains =
    { $who } captures { $count ->
            [0] no Supply Trains
            [one] 1 Supply Train
           *[other] { $count } Supply Trains
        } in { $space }.
event-destroyed-train = { $who } destroys a Supply Train in { $space }.
event-train-again = { $who } has a Supply Train again that was destroyed beyond the point of return.
event-rolled = { $who } rolls { $die }.
event-removed-all =
    { $who } removes { $count ->
            [one] its last PC
           *[other] all its { $count } PCs
        }.
event-new-warship =
    { $who } builds { $count ->
            [0] no Warships
            [one] 1 Warship
           *[other] { $count } Warships
        }.
event-placed-piece =
    { $who } places { $piece_id ->
        [elephant] an
       *[other] a
    } { $piece } in { $space }.
event-drawn-general = { $who } receives { $general }.
event-placed-general = { $general } enters in { $space }.
event-roman-troops =
    Rome raises { $count ->
            [0] no CUs
            [one] 1 CU
           *[other] { $count } CUs
        } in Roma.
event-joins-pool = { $general } joins the pool.
event-proconsul = { $general } becomes Proconsul.
event-plays-first = { $who } plays first.
event-claimed-first = { $who } claims the first play with { $card }.
event-played-event = { $who } plays { $card } as an Event.
event-activated = { $general } is activated in { $space }.
event-miat-pc = Carthage places a PC on the Miat ({ $slot }).
event-played-operation = { $who } plays { $card } for Operations.
event-hired =
    Carthage hires { $general } for { $price ->
            [one] 1 PC
           *[other] { $price } PCs
        } of the Miat.
event-dictator = { $general } is named Dictator and enters in Roma.
event-discarded = { $who } discards { $card }.
event-winter-supply = { $who } spends 1 Supply Train in { $space }: its Force there does not roll for Attrition.
event-isolated-pc = { $who } loses the isolated PC in { $space }.
event-victory-count = Provincial Display: Rome { $rome }, Carthage { $carthage }.
event-war-chest = Operation Points in the War Chests: Rome { $rome }, Carthage { $carthage }.
event-marched =
    { $general } marches from { $from } to { $to } with { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.
event-overrun = { $who } overruns the single enemy CU in { $space }.
event-sailed = { $general } sails from { $from } to { $to }.
event-embarked =
    { $general } embarks in { $space } with { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.{ $others_count ->
            [0] {""}
           *[other] {" With him: "}{ $others }.
        }
event-squadron =
    { $who } sends { $count ->
            [0] no Warships
            [one] 1 Warship
           *[other] { $count } Warships
        } to sea.
event-landed =
    { $general } lands in { $space } with { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.{ $others_count ->
            [0] {""}
           *[other] {" With him: "}{ $others }.
        }
event-interception = { $who } intercepts the Fleet in { $space }.
event-interception-avoided = The Naval Die shows face { $face }: { $rome } Roman, { $carthage } Carthaginian; Seamanship adds { $track } Carthaginian. The Fleet of { $who } slips away.
event-interception-holds = The Naval Die shows face { $face }: { $rome } Roman, { $carthage } Carthaginian; Seamanship adds { $track } Carthaginian. The Fleet of { $who } is caught.
event-gathered =
    { $who } takes aboard in { $space }: { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.
event-battle-roll =
    { $who } scores { $hits ->
            [0] no hits
            [one] 1 hit
           *[other] { $hits } hits
        }: die { $die }, row { $row }, naval column { $column }.
event-naval-battle =
    Naval Battle in { $space }: { $mover ->
            [0] no Warships
            [one] 1 Warship
           *[other] { $mover } Warships
        } of the moving Fleet against { $other ->
            [0] no Warships
            [one] 1 Warship
           *[other] { $other } Warships
        }.
event-tactic-cards = Tactic Cards: Rome { $rome }, Carthage { $carthage }.
event-naval-round = Naval Battle Round { $round }.
event-played-tactic = { $who } plays { $tactic }.
event-evaded = { $who } evades.
event-evasion-cancelled = { $who } plays { $tactic }: nobody gets away.
event-naval-victory = { $who } wins the Naval Battle of { $space }.
event-prizes =
    { $who } claims { $count ->
            [one] 1 Prize as a Spent Warship
           *[other] { $count } Prizes as Spent Warships
        }.
event-put-ashore =
    { $who } goes ashore in { $space } with { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.{ $generals_count ->
            [0] {""}
            [one] {" General: "}{ $generals }.
           *[other] {" Generals: "}{ $generals }.
        }
event-saw-hand = { $who } sees the other hand: { $cards }.
event-dealt = { $who } is dealt { $card }.
event-drew-tactic = { $who } draws { $tactic }.
event-regrouped =
    { $general } regroups in { $space } and now leads { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.{ $others_count ->
            [0] {""}
           *[other] {" With him: "}{ $others }.
        }
event-comes-aboard = { $general } comes aboard in { $space }.
event-warships-hit =
    { $who } loses { $sunk ->
            [0] { $prizes ->
            [one] 1 Warship, taken as a Prize
           *[other] { $prizes } Warships, taken as Prizes
        }
            [one] 1 Warship sunk{ $prizes ->
            [0] {""}
            [one] {" and 1 taken as a Prize"}
           *[other] {" and "}{ $prizes } taken as Prizes
        }
           *[other] { $sunk } Warships sunk{ $prizes ->
            [0] {""}
            [one] {" and 1 taken as a Prize"}
           *[other] {" and "}{ $prizes } taken as Prizes
        }
        }.
event-lost-at-sea =
    { $who } loses at sea: { $cus ->
            [0] {""}
            [one] { $elephants ->
                [0] { $trains ->
                    [0] 1 CU
                   *[other] 1 CU,{" "}
                }
               *[other] 1 CU,{" "}
            }
           *[other] { $elephants ->
                [0] { $trains ->
                    [0] { $cus } CUs
                   *[other] { $cus } CUs,{" "}
                }
               *[other] { $cus } CUs,{" "}
            }
        }{ $elephants ->
            [0] {""}
            [one] { $trains ->
                [0] 1 Elephant
               *[other] 1 Elephant,{" "}
            }
           *[other] { $trains ->
                [0] { $elephants } Elephants
               *[other] { $elephants } Elephants,{" "}
            }
        }{ $trains ->
            [0] {""}
            [one] 1 Supply Train
           *[other] { $trains } Supply Trains
        }.
event-trains-lost =
    { $who } loses { $count ->
            [0] no Supply Trains
            [one] 1 Supply Train
           *[other] { $count } Supply Trains
        } in { $space }.
event-level-step = On the dice levels, { $step }: Rome { $rome_has }, Carthage { $carthage_has }; now { $rome } and { $carthage }.
event-charge-bonus = On the charge: { $step } { $amount_signed }.
event-roll-bonus = On the Battle Roll: { $step } { $amount_signed }.
event-tactic-source = On the Tactic Cards of { $who }: { $step } { $amount_signed }.
event-column-bonus = On the naval column: { $step } { $amount_signed }.
event-prize-bonus = On the Prizes: { $step } { $amount_signed }.
event-hits-changed = On the hits on { $who }: ability of { $general } { $amount_signed }.
event-siege-points =
    { $points } of { $needed ->
            [one] 1 Point
           *[other] { $needed } Points
        } now { $points ->
            [one] lies
           *[other] lie
        } on { $space }.
event-swept-along =
    The retreating Force of { $who } sweeps { $count ->
            [one] 1 Unit
           *[other] { $count } Units
        } along in { $space }.
event-recalled = { $general } is recalled from { $space } to the pool.
event-not-placed = { $who } has no legal place for it: { $piece }.
event-tactics-remembered = Forgotten Tactics leaves the game.
event-storm-rolls =
    Cruel Sea on the lane from { $from } to { $to }: { $count ->
            [0] no roll
            [one] 1 roll
           *[other] { $count } rolls
        } (lane { $lane }, Corvi { $corvi }, Seamanship { $seamanship }).
event-event-idle = { $card } has no effect.
event-siege-train = { $who } brings a Siege Train to { $space }.
event-citadel = { $who } builds the Citadel in { $space }.
event-crews-land =
    { $general } turns { $count ->
            [0] no Warships
            [one] 1 Warship
           *[other] { $count } Warships
        } ({ $spent } Spent) into as many CUs in { $space }.
event-commands = { $general } commands for { $who }.
event-battle-tied =
    { $ability ->
            [0] The hits are equal: the Attacker loses
           *[other] The hits are equal: the Attacker's Commanding General wins
        }.
event-must-remove =
    { $who } must remove { $count } of its { $of ->
            [one] 1 PC
           *[other] { $of } PCs
        }.
event-stayed = { $general } stays in { $space }.
event-chest-points =
    { $who } may spend { $count ->
            [one] 1 point
           *[other] { $count } points
        } of the difference.
event-step-idle = { $card } finds nothing to remove on the way.
event-seamanship-falls =
    Roman Seamanship falls to { $level }: { $ready ->
            [0] no Ready Warships
            [one] 1 Ready Warship
           *[other] { $ready } Ready Warships
        } in port, { $needed } needed.
event-troops-kept-out = Roma is Besieged: Rome raises no CUs there.
event-passed = { $who } has no cards left and passes.
event-warships-return =
    { $count ->
            [one] 1 lost Warship of { $who } can be built again
           *[other] { $count } lost Warships of { $who } can be built again
        }.
event-corvi-stay =
    { $mounted ->
            [0] Rome mounts no Corvi, as before
           *[other] The Corvi of Rome stay mounted
        }.
event-sallied =
    { $who } brings out of { $space } to fight: { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.{ $generals_count ->
            [0] {""}
            [one] {" General: "}{ $generals }.
           *[other] {" Generals: "}{ $generals }.
        }
event-supremacy-given-up = { $who } gives up Naval Supremacy to { $to } in order to evade.
event-won-count =
    Final count of the Provincial Display: Rome { $rome }, Carthage { $carthage }. { $tie ->
            [0] { $who } has won the game
           *[other] On a tie { $who } has won the game
        }.
event-won-italia =
    Rome controls { $count ->
            [0] no Province
            [one] only 1 Province
           *[other] only { $count } Provinces
        } of Italia, fewer than { $needed }: { $who } has won the game.
event-won-pcs = { $loser } has too few PCs left to remove: { $who } has won the game.
event-won-capital = { $who } controls { $space } and has won the game.
event-interception-bonus = On the Interception roll: +1 into enemy-controlled { $space }, where no own Units are.
event-ships-spent =
    { $count ->
            [one] 1 Warship of { $who } goes home Spent
           *[other] { $count } Warships of { $who } go home Spent
        }.
event-chased = The intercepting Fleet of { $who } has come from { $from } to { $to } under { $general }.
event-naval-reroll = { $general } has his { $die } rolled again.
event-garrisoned =
    { $who } declares inside { $space }: { $cus ->
            [0] { $elephants ->
                [0] no CUs
                [one] 1 Elephant
               *[other] { $elephants } Elephants
            }
            [one] 1 CU{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
           *[other] { $cus } CUs{ $elephants ->
                [0] {""}
                [one] , 1 Elephant
               *[other] , { $elephants } Elephants
            }
        }{ $trains ->
            [0] {""}
            [one] , 1 Supply Train
           *[other] , { $trains } Supply Trains
        }.{ $generals_count ->
            [0] {""}
            [one] {" General: "}{ $generals }.
           *[other] {" Generals: "}{ $generals }.
        }
event-withdrew =
    { $who } withdraws into { $space }: { $cus ->
            [0] {""}
            [one] 1 CU
           *[other] { $cus } CUs
        }{ $elephants ->
            [0] {""}
            [one] 1 Elephant
           *[other] { $elephants } Elephants
        }.
event-withdrew-general = { $general } withdraws into { $space }.
event-reform-ships =
    Rome turns { $count ->
            [one] 1 CU in Roma into a Ready Warship
           *[other] { $count } CUs in Roma into as many Ready Warships
        }.
event-truce-ends = The Truce ends.
event-cards-gone =
    { $cards_count ->
            [one] A card leaves the game
           *[other] Cards leave the game
        }: { $cards }.
event-come-along = With { $general }: { $others }.

## Why not

why-must-pursue = The enemy got away: roll for Pursuit first, or stop.
why-no-pursuit = There is nobody to pursue.
why-nothing-to-siege = In { $space } there is no enemy Walled City and no Tribe.
why-too-few-cus = An attempt needs { $needed } of your CUs outside in { $space }; there are { $count }.
why-has-fought = He has fought in this activation.
why-needs-supremacy = The Large Walled City { $space } can be sieged only with Naval Supremacy.
why-besieged = { $space } is besieged.
why-no-cus = There are no CUs inside { $space }.
why-no-enemy = No enemy CUs stand outside { $space }.
why-not-inside = { $general } is not inside a city.
why-no-africa = { $general } may not sail to Africa: that takes an Africanus, Excellent Seamanship, or Good Seamanship and Syracusae.
why-nearer-pc = A PC nearer to the Tribe has to go before { $space }.
why-truce = A Truce forbids it.
why-nothing-to-pay = There is nothing to pay for { $general }.
why-price-not-paid = The price for { $general } was not paid last turn.
why-walled-city = { $space } is a Walled City.
why-tribe = A Tribe holds { $space }.
why-slot-taken = A PC lies there already ({ $slot }).
why-miat-of-carthage = Only Carthage places PCs on the Miat.
why-miat-no-concession = Points of the War Chest place no PCs on the Miat.
why-no-miat-pc = No PC lies there ({ $slot }).
why-miat-first = The first PC has to come from the Miat.
why-command-limit =
    { $limit ->
            [one] At most 1 Unit
           *[other] At most { $limit } Units
        } may be commanded.
why-no-landing = The Fleet could not land in { $space } or beyond.
why-unguarded = A General without CUs may not enter { $space } with its enemies.
why-no-train-there = No Supply Train of yours is in { $space }.
why-no-points-left = No Movement Point is left in { $space }.
why-consul-needs =
    The Consul needs at least { $least ->
            [one] 1 CU
           *[other] { $least } CUs
        }.
why-consul-minimum = No Consul may be left with fewer than 3 CUs ({ $general }).
why-weak-consul = The Proconsul must first bring the Consul in { $space } to 3 CUs.
why-nothing-spent = No Spent Warship lies in port.
why-not-your-pc = You have no PC in { $space }.
why-no-consul = { $general } is not a Consul here.
why-claimed-card = { $card } claimed the first play and must be used.
why-not-in-hand = You do not hold { $card }.
why-not-now = { $card } cannot be used so now.
why-wrong-colour = The Event { $card } is not for your side.
why-counter-event = { $card } is a Counter Event and waits for its moment.
why-not-on-map = { $general } is not on the map for your side.
why-rating-too-high =
    { $general } needs { $rating ->
            [one] 1 point
           *[other] { $rating } points
        }; there { $points ->
            [one] is
           *[other] are
        } { $points }, and { $trains ->
            [one] 1 Supply Train
           *[other] { $trains } Supply Trains
        } with him.
why-enemy-cus = Enemy CUs are in { $space }.
why-own-pc = { $space } is yours already.
why-no-cu-there = Flipping needs one of your CUs in { $space }.
why-no-army-nor-city = In { $space } you have neither an Army nor a Walled City.
why-worn-out = { $general } may not act again under this card.
why-tried-already = An attempt against { $space } was already made with this card.
why-sailed-already = Only one Naval Movement is allowed in an activation.
why-not-here = { $general } is not here.
why-outranks = { $general } outranks { $leader }.
why-regrouped = The Army has been regrouped here already, or nobody else is here.
why-miat-holds-back = The Miat keeps CUs and STs in Africa.
why-no-road = No road leads from { $from } to { $to }.
why-too-far =
    { $space } costs { $cost ->
            [one] 1 Movement Point
           *[other] { $cost } Movement Points
        }; { $points } { $points ->
            [one] is
           *[other] are
        } left.
why-cannot-stop = He may not end his move in { $space }.
why-strait = The Strait is closed from { $space }.
why-must-stop = The Army must stop in { $space }.
why-no-lane = No sea lane leads from { $from } to { $to }.
why-no-port = { $space } is not a port.
why-not-sailed = The Fleet has not left port yet.
why-no-voyage = No voyage is possible from { $space } now.
why-nobody-to-board = Nobody can come aboard in { $space }.
why-no-tactic = You do not hold { $tactic }.
why-no-supremacy = Only the holder of Naval Supremacy can give it up.
why-no-pursuit-card = { $tactic } does not cancel an Evade now.
why-tactic-not-now = { $tactic } cannot be played in this step.
why-no-ability = { $general } cannot do that now.
why-activated-already = { $general } was activated by this card already.
why-out-of-reach = By { $space } the Fleet cannot reach { $target } in time with a General.
why-no-campaign = { $card } is not a Campaign card.
why-not-in-pool = { $general } is not in the pool.
why-die-not-rolled = That die was not rolled or is not yours to reroll: { $die }.
why-wrong-losses =
    { $count ->
            [one] Only 1 CU is lost
           *[other] Only { $count } CUs are lost
        }.
why-no-effect = That part of { $card } cannot be carried out.
why-no-such-force = The card does not concern this Force in { $space }: { $stack }.
why-too-tired = { $general }, or Units with him, have moved 4 Movement Points under this card.
why-flamen-price =
    To activate { $general } Rome must remove { $price ->
            [one] 1 PC
           *[other] { $price } PCs
        }; it has { $pcs }.
why-card-raises-none = Raising troops needs a card of { $needed } points with the infantry sign; { $card } has { $points } points.
why-card-builds-none = Shipbuilding needs a card of { $needed } points with the ship sign; { $card } has { $points } points.
why-not-controlled = You do not control { $space }.
why-province-not-yours = You do not control the Province of { $space }.
why-no-train-left =
    { $limit ->
            [one] The only Supply Train is
           *[other] All { $limit } Supply Trains are
        } on the map.
why-no-port-near = { $general } cannot reach a port in this move.
why-not-for-hire = { $general } is not the Mercenary who is for hire now.
why-price-too-high =
    { $general } costs { $price ->
            [one] 1 PC
           *[other] { $price } PCs
        } from the Miat; { $count ->
            [one] 1 lies
           *[other] { $count } lie
        } there.
why-no-friendly-port = There is no friendly port for { $general } that is not besieged.
why-dictator-turn-one = No Dictator can be named in turn 1.
why-dictator-named = A Dictator was already named in this game.
why-dictator-on-map = { $general } is on the map and cannot become Dictator.
why-dictator-lead = Carthage must lead by { $needed } entries of the Display; it leads by { $lead }.
why-trains-out = Both Siege Trains ({ $limit }) are on the board.
why-citadel-out = The Citadel already stands in { $space }.
why-no-besieged-port = You have no besieged Walled City in a port.
why-declared-already = An Interception from { $space } is declared already.
why-one-avoids = Only one General may roll to avoid battle; { $general } does.
why-not-adjacent = { $general } is not next to { $space } by road.
why-enemy-units-there = Other enemy Units are in { $space }.
why-hemmed-in = Enemy CUs stand outside { $space }, where { $general } is inside.
why-no-target = The card cannot be used on { $space }.
why-no-free-space = A PC, a Tribe or enemy CUs are in { $space }.
why-no-pc-to-strike = No PC that the card could strike is in { $space }.
why-pc-guarded = Units guard the PC in { $space }.
why-none-or-no-room = No such piece is left, or { $space } has no room for it.
why-no-train-to-strike = No Supply Train that the card could strike is in { $space }.
why-no-cu-to-strike = No CU that the card could strike is in { $space }.
why-no-army-to-strike = No Army is in { $space }.
why-no-slot = The card does not act on the Miat ({ $slot }).
why-capacity = { $space } has room inside for { $room } more.
why-in-order = Generals are named in order; { $general } was passed over.
why-cannot-intercept = { $general } cannot intercept there.
why-cannot-avoid = { $general } cannot avoid battle there.
why-failed-interception = { $general } has just failed to intercept this Army.
why-not-lowest = { $card } does not have the fewest OPs.
why-no-warship-left = No Warship is left in the supply.
why-no-retreat-there = No Retreat leads to { $space }.
why-enemy-came-from = The enemy came from { $space }.
why-not-aboard = None of these is aboard: { $kind }.
why-has-pc = { $space } holds a PC, a city or a Tribe.
why-enemies-there = Enemies are in { $space }.
why-not-on-route = { $space } was not on the route.
why-needs-general = A General has to come aboard in { $space }: none can do so later.
why-began-naming = The Generals are being named one by one.
why-consul-left-weak = A Consul would be left with fewer than 3 CUs.
why-comes-already = { $general } comes along already.
why-only-so-many =
    { $count ->
        [0] None of them is
        [one] Only one of them is
       *[other] Only { $count } of them are
    } in { $space }.
why-needs-cu = Only an Army intercepts: at least one CU has to come along.
why-failed-units =
    { $count ->
        [one] One of them has
       *[other] { $count } of them have
    } just failed to intercept this Army and may not avoid it.
why-units-tired =
    { $count ->
        [one] One of them has
       *[other] { $count } of them have
    } moved 4 Movement Points under this card, or fought.
why-must-stay =
    { $count ->
        [one] One CU has
       *[other] { $count } CUs have
    } to stay with the Generals left behind.
why-last-cu = It is the last CU: the General would have to sail unguarded.
why-no-counter-event = { $card } is not a Counter Event.
why-inside-already = { $general } is inside already.
why-not-your-die = His ability rerolls own dice only, not { $die }.
why-no-major-port = { $space } is not a Major Port.
why-needs-warship = An Interception needs at least one Warship.
why-fleet-limit =
    A Fleet has at most { $limit ->
            [one] 1 Warship
           *[other] { $limit } Warships
        }.
why-ready-ships = Ready Warships in port: { $count }.
why-spent-ships = Spent Warships in port: { $count }.
why-ships-tired =
    Under this card { $count ->
            [0] no Warship
            [one] only 1 Warship
           *[other] only { $count } Warships
        } can still sail from here: the others have covered their 4 Movement Points or fought.
why-admirals-refit = The Admirals placed in Carthago refit at most { $most }.
why-embarked-here = The Fleet embarks in { $space }: who comes along was told off before.
why-boarded-here = Pieces came aboard in { $space } already.
why-only-carthago = The CU of the Miat comes to Carthago, not to { $space }.
why-excellent-already = Seamanship is Excellent already.
why-one-level-a-turn = Reforms improve Seamanship by one level a turn.
why-part-introduced = This part of the Reform was introduced already.
why-corvi-mounted = Corvi are mounted already.
why-corvi-dismounted = No corvi are mounted.
why-say-done = Nothing to do here is said by ending the Reform.
why-rating-limit =
    { $general } launches at most { $rating ->
            [one] 1 Warship
           *[other] { $rating } Warships
        }, his Battle Rating.
why-no-consular-army = A Consul enters where at least 3 Roman CUs are not shut in, and { $space } is no such space.
why-no-port-of-yours = { $space } is no friendly port for him.
why-no-cus-nor-city = In { $space } you have neither CUs nor a Walled City.
why-no-general-nor-city = In { $space } you have neither a General nor a Walled City.
why-no-city-of-yours = { $space } is no Walled City of yours.
why-enemy-pc = The enemy controls { $space }.
why-no-admiral = Going by sea takes an Admiral.
why-no-refuge = { $space } is neither yours and free of enemies nor held by a larger Force of yours.
why-not-of-the-sortie = { $general } did not come out of the city.
why-only-sallied = Only those who came out may go back inside: { $count }.
why-elephants-there = Elephants there: { $count }.
why-elephant-first = The first loss has to be an Elephant.
why-too-few-others =
    There are too few others: at least { $least ->
            [one] 1 Elephant has
           *[other] { $least } Elephants have
        } to be among the lost CUs ({ $count }).
why-no-blockade-runners = Only Carthage runs blockades, and only with that optional rule.
why-not-besieged = { $space } is no besieged city of Carthage.
why-no-runner-port = No Major Port of Carthage has a Supply Train to send.
why-carthage-alone = Only Carthage hires Mercenaries.
why-rome-alone = Only Rome names a Dictator.
why-no-operation = There is no Operation for { $card } now.
why-crews-limit =
    { $most ->
            [one] At most 1 Warship
           *[other] At most { $most } Warships
        } can become CUs here.
why-no-enemy-pc = There is no enemy PC in { $space }.
why-not-where-card-says = { $space } is not where the card acts.
why-chosen-already = { $space } was chosen already.
why-not-together = { $space } does not fit the places already chosen.

## How it ended

ending-carthago_taken = Rome has taken Carthago.
ending-roma_taken = Carthage has taken Roma.
ending-out_of_control = A side had to remove more PCs than it had.
ending-italia_lost = Rome controls fewer than three Provinces of Italia.
ending-final_count = The Provincial Display decided after the last turn.

## The board at the page

board-turn = Turn
board-phase =
    { $phase ->
        [reinforcement] reinforcements
        [strategy] strategy
        [winter] winter attrition
        [isolation] isolation
        [victory_check] victory check
        [war_chest] war chest
       *[other] { $phase }
    }
board-ships = Warships
board-ready = ready
board-spent = spent
board-at-sea = At Sea
board-prizes = prizes
board-chest = War chest
board-hand = hand
board-provinces = provinces
board-supremacy = Naval supremacy
board-seamanship = Seamanship
board-tally = Political standing
board-your-hand = Your strategy cards
board-tactics = Your tactic cards
board-elsewhere = Generals to be chosen
board-battle = Battle at
board-naval = Sea battle off
board-hits = hits
board-warships = warships
board-moving = { $name } moves: { $points } points left
board-ops = Operations
board-event = Event
board-province = Province
board-capacity = Walled city, holds
board-siege = siege { $points } of { $needed }
board-tribe = a tribe
board-strategy = Strategy rating
board-battle-rating = Battle rating
board-ability = Ability
board-miat = Miat
board-truce = truce
board-fleet = Fleet
board-at-port = At Port
board-chest-holds = { $ops } points · cards { $cards }
board-navies = Warships
board-corvi = corvi
board-forgotten = forgotten tactics
board-provincial = Provincial Display
board-miat-is =
    { $state ->
        [warlike] warlike
        [neutral] neutral
        [peaceful] peaceful
       *[other] { $state }
    }
board-bc = BC
board-deck = cards in the deck
board-coming = Battle coming at
board-ahead = A battle would await at
board-attacks = attacks
board-defends = defends
board-nobody = no general
board-dice-level = Dice level
board-dice = Dice
board-level-name =
    { $level ->
        [0] none
        [1] small
        [2] large
       *[3] both
    }
board-charge = Elephant Charge
board-beat = beat { $n }; { $back } or less turns back
board-round = round { $n }
board-cards = tactics
board-roll = Battle roll
board-column = Column
board-interception = Interception off
board-avoids = The fleet slips away on { $n } of the 6 faces of the naval die:
board-slips = slips away
board-caught = is caught
board-no-avoiding = It cannot be avoided.
board-siege-now = Siege of
board-siege-ahead = A siege could be tried at
board-missing = Points still needed
board-siege-die =
    { $die ->
        [red] The red siege die
       *[white] The white siege die
    }: +1, +2 are points, ✝ costs the besieger a unit.
board-siege-die-again =
    { $die ->
        [red] The red siege die
       *[white] The white siege die
    }: +1, +2 are points, ✝ costs the besieger a unit; it may be rolled again.
board-journey = Go on to { $name }: { $steps } steps, { $cost } points
board-trait-name =
    { $trait ->
        [admiral] Admiral
        [africanus] Africanus
        [aristocrat] Aristocrat
       *[other] { $trait }
    }
board-trait = Traits
board-known = Known of the other hand
board-piles = Look through
board-discards = Discards
board-removed = Removed from the game
board-generals = Generals
board-standing =
    { $standing ->
        [pool] in the pool
        [track] yet to come
        [eliminated] eliminated
        [aside] set aside
        [mercenary] for hire
       *[other] { $standing }
    }
board-office = Office
board-office-name =
    { $office ->
        [consul] Consul
        [proconsul] Proconsul
       *[dictator] Dictator
    }
board-controls = Control
board-neutral = nobody
board-in-field = In the field
board-within = Within the walls
board-force-cu = { $n } CU
board-force-elephants = { $n } elephants
board-force-supply = { $n } supply
board-force-none = generals only
board-port = port
board-major-port = major port
board-besieged = besieged
board-counter = counter event
board-once = removed after the event
board-ships-sign = ships
board-troops = raise troops
board-key = Key to the chart
board-key-space = space
board-key-port = port
board-key-city = walled city
board-key-tribe = tribe
board-key-road = road, 1 point
board-key-lane = sea lane
board-key-storm = sea lane with storms
board-key-strait = the Strait, 2 points
board-key-stack = combat units, elephants, supply trains
board-key-general = a General with strategy and battle rating; ✦ holds an office
board-key-army = An army: combat units, elephants, supply trains; below it its generals with strategy · battle rating. Those within battlements stand inside the city. ✦ holds an office.
board-key-goal = A dashed amber ring is a space several steps away: one click plays the way, step by step, for as long as each step is allowed.
board-deed-operate = { $deed } ({ $ops } OPs)
board-deed-general = { $deed } ({ $strategy }·{ $battle })
board-tactic-hand = tactic cards
board-shown-hand = Hand, revealed to all
board-chapter = { $chapter ->
        [strategy_card] Strategy cards
        [tactic_card] Tactic cards
        [general] Generals
        [space] Spaces
       *[other] { $chapter }
    }
board-both-sides = both sides
board-strategy-card = Strategy card { $n }
board-tactic-card = Naval tactic card
board-general-card = General
board-tactic-mark = Mark
board-tactic-step = { $step ->
        [battle] Battle: until the battle ends
        [immediately] Immediately
        [engage] Engage: in the own Engage step
        [enemy] Enemy: in the opponent's next Engage step
       *[any_time] at any time
    }
board-begins-at = Begins at
board-breaks-truce = ends a Truce
board-legend-cards = On cards and generals
board-legend-players = Sides

## Where the count comes from

account-entry = { $entry }
account-capital = Control of { $space }
account-italia = Provinces of Italia that Rome needs
account-held-spaces = Spaces controlled
account-held-siege = Siege Points
account-held-cus = CUs
account-held-elephants = Elephants
account-held-trains = Supply Trains
account-held-warships = Ready Warships

display-etruria = Etruria
display-latium = Latium
display-campania = Campania
display-apulia = Apulia
display-lucania = Lucania
display-sicilia = Sicilia
display-syracuse = Syracuse
display-corsica_sardinia = Corsica & Sardinia
display-carthago = Carthago
display-libya = Libya
display-numidia = Numidia
display-mare_tyrrhenum = Mare Tyrrhenum
display-lilybaeum = Lilybaeum
display-miat = The Miat

board-report = { $kind ->
    [reaction] Land Reactions
    [land_battle] Land Battle
    [interception] Naval Interception
    [naval_battle] Naval Battle
    [siege] Siege
    [storm] Storm
    [event] Event
    [winter] Winter and count
    [attrition] Die roll
   *[other] New Game Turn
}

## Deeds under way, before their questions

under-LandBattle = Land Battle in { $space }
under-NavalBattle = Naval Battle in { $port }
under-NavalBattleResolution = After the Naval Battle in { $port }
under-NavalInterception = Fleet in { $port }
under-InterceptionFleet = Interception in { $target }
under-LandReactions = { $general } enters { $space }
under-AvoidBattle = { $general } avoids battle in { $space }
under-Garrison = Attack on { $space }
under-Retreat = Retreat from { $space }
under-Overrun = Entering { $space }
under-SiegeAttempt = Siege of { $space }
under-Sally = Relief of { $space }
under-Settlement = { $general } in { $space }
under-VictorsPC = Victory of { $general }
under-Detachment = Army of { $leader } in { $space }
under-NavalMovement = { $general } off { $port }
under-BlockadeRun = Blockade of { $space }
under-ActivatedAbility = { $general }
under-PriceOfFailure = Defeat of { $general }

## The guide of the first game: what it says, and what it answers

guide-farewell = You have now seen what a war is made of. Count provinces before every card, and never leave Roma empty.
guide-claim_first = The holder of Naval Supremacy decides who plays first. With a Campaign card you could claim the first play; but it is usually worth more later.
    .done = Good. From now on both sides play a card in turn.
guide-card = Play a card: for its points or for its event. Points are the daily bread: one card moves a general, or places as many control markers as it has points. Keep high cards for generals who need them.
    .done = Now say what the points are for.
    .other = Fine. Whatever you use a card for, its points count for the war chest.
guide-markers = What are the points for? A marker on a free space costs one. A province is yours when you control more than half of it, and the display beside the map counts provinces. Where does one marker tip a province?
    .done = Good. Spend the rest in the same way.
    .other = Fine, if it serves a plan.
guide-spending = There are points left. Spend them one by one: markers, a Supply Train for an army, a tired Warship made ready.
    .done = Good. Unspent points would be lost.
    .other = Fine. Points that are not spent are lost.
guide-activate = A card can set a general in motion, if it has at least as many points as his strategy rating. He gets four movement points and takes up to ten units. Is there something within four steps worth taking?
    .done = He is on his way.
    .other = Fine. But armies that stand still win no war.
guide-raise = A card of three points can also raise a unit with a general on your own ground, or build the ships that it shows.
    .done = Good.
guide-march = He moves along roads, one point a step. At every step the enemy may react. Glowing spaces are the next steps; a ring shows where he could go on to.
    .done = On he goes.
    .other = Fine. What is left of his points is lost when he stops.
guide-regroup = On the way he may take troops along or leave some behind, wherever he stands. A few units with a Supply Train inside the walls can hold up a siege.
    .done = Good.
guide-stop = He may stop at any time. Where will the army stand in winter? On an enemy marker, at an enemy city or a Tribe it may lose men, unless it spends a Supply Train.
    .done = Good.
guide-siege = Walls, or a Tribe! With three units there he may besiege it: each attempt rolls a die for Siege Points, and two or three of them take it. Walled cities fall in no other way.
    .done = The die is cast. Come back with the next card until it falls.
    .other = Fine. Siege Points stay only as long as units of yours stand there.
guide-embark = In a port he may go aboard with his army. All sea lanes are sailed in one run, and the enemy may intercept the fleet.
    .done = Good.
guide-who_comes = Who comes along? First generals, then numbers. The whole army is the simplest; ten units are the most.
    .done = Good. What is left behind holds the place.
guide-inside = The enemy stands before a city of yours. Inside the walls your units are safe from battle but may be besieged; outside they can fight or avoid him.
    .done = Good. It is decided anew each time.
guide-settlement = This general has an ability of his own, and here it can be used. Press his name to read it.
    .done = Good: a general is more than two numbers.
guide-land_reaction = The enemy has entered a space near you. An army there may try to avoid battle, one beside it may try to intercept him. Both take a roll; say all of it first. Are you stronger?
    .done = Said. Now the dice decide.
guide-counter = Here a Counter Event could be played, if you hold it. You are asked whether you do or not, so that nobody learns anything. It costs you a later card.
    .done = Good. Most of the time there is nothing to counter.
    .other = A surprise! That card will be missing later.
guide-interception = An enemy fleet passes. With Ready Warships in port you may intercept it. A beaten fleet loses ships and men; but so may yours. If you hold Naval Supremacy and let it pass, you lose it.
    .done = Good.
guide-intercepting = How is the fleet made up, and which way does it go? More ships win more battles; what stays in port can intercept another time.
    .done = Good.
guide-winter = Winter. This army stands in enemy country and may lose men by a roll. A Supply Train spares it that.
    .done = The men are fed.
    .other = The train is saved for later. Now the die decides.
guide-removal = You must remove markers: the other side controls more provinces, you have lost a battle, or an event demands it. Take those that carry no province; whoever cannot remove enough loses the game.
    .done = Done. Next turn it may be the other's.
guide-proconsul = Rome's Consuls leave each turn, and two others are drawn. One of them may stay as Proconsul, and then the old Proconsul leaves: keep one who stands well, in the midst of a siege, say.
    .done = Good.
guide-placement = A new piece enters. A general is worth most where his army is and where something can be begun with one card.
    .done = Good.
guide-reform = A Naval Reform: turn soldiers in Roma into Warships, train the crews, mount boarding bridges. Without ships Carthage does at sea what it likes.
    .done = Good. Rome learns to sail.
    .other = Fine. Without boarding bridges the fleet has less to fear from storms.
guide-retreat = Your army has to give way, or can. Choose ground of your own, near help and with walls.
    .done = Good. An army that lives fights again.
guide-event = One of your cards has an event that you may use: those in your colour or in both. Read it: at the right time it is worth more than its points.
    .done = It happens as it says.
    .other = Fine. An event can wait for its time.
guide-event_target = The event asks you to choose. Where does it hurt the other side most, or help you most?
    .done = Good.
    .other = Fine. Not all of an event need be used.
guide-campaigner = This event sets generals in motion, one after another: each only once, and each ends his move and his fights before the next begins. Let the one go first who clears the way.
    .done = Good.
    .other = Fine. Not every general has to move.
guide-chest = You have played more points than the other side, which may now spend the difference. Supply Trains given up make it smaller.
    .done = Good.
guide-dictator = Rome is far behind and may name a Dictator: a strong general with three units in Roma, instead of a card.
    .done = Good.
    .other = Fine. He can be named later, as long as Rome is that far behind.
guide-warships = How many Warships escort the army? Up to five. Without any, an enemy fleet meets helpless transports.
    .done = Good. Those that are not attacked come back ready.
guide-sail_on = At sea: sail on, take others aboard in a port, or land. Before you land the enemy may intercept.
    .done = Good.
guide-naval_battle = A battle at sea: in each round one side may play a tactic card and rolls, then the other. Whoever holds Naval Supremacy may leave, and hands it over. Fight on if you have more ships.
    .done = Good. The panel beside the map tells the dice.
guide-victors = The sea is yours. Choose where the victors put in: near what shall happen next.
    .done = Good.
guide-first = You hold Naval Supremacy and say who plays first. First strikes first; second usually has the last card of the turn.
    .done = Good.
guide-overrun = Five units against a single one without a general: it can be overrun without a battle, and you march on.
    .done = Brushed aside.
    .other = A battle, then, and the march ends here.
guide-battle = A fight on land or at the walls. Compare numbers and the battle ratings of the generals, then decide what is asked; the panel tells the rolls.
    .done = Good.
