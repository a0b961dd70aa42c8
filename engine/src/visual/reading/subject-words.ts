import { wordSet } from './word-set.ts';

/** What kind of thing a picture shows; it decides framing, ground and light where the goal leaves them open. */
export type SubjectClass =
  | 'person'
  | 'animal'
  | 'place'
  | 'event'
  | 'food'
  | 'vehicle'
  | 'part'
  | 'object'
  | 'concept'
  | 'unknown';

const people = wordSet(
  'man woman men women person people boy girl child children kid baby toddler teenager couple family families crowd team ' +
    'group astronaut cowboy knight king queen prince princess wizard witch pirate samurai ninja robot android superhero ' +
    'soldier warrior chef cook porter courier falconer doctor nurse teacher student scientist artist painter musician singer ' +
    'dancer drummer guitarist violinist pianist band farmer fisherman worker builder carpenter baker barista waiter ' +
    'firefighter policeman detective pilot sailor athlete player runner swimmer skier surfer skateboarder cyclist biker rider ' +
    'boxer wrestler gymnast mother father grandmother grandfather grandma grandpa daughter son sister brother friends lady ' +
    'gentleman bride groom clown monk priest nun judge lawyer president businessman businesswoman model tourist hiker ' +
    'traveler gardener tailor blacksmith mechanic engineer photographer zombie vampire elf fairy goblin troll giant angel ' +
    'mermaid alien snowman scarecrow trooper stormtrooper driver passengers colleagues director criminal librarian potter ' +
    'weaver keeper employee staff customer guests protesters secretary surgeon dentist butcher vendor seller climber rower ' +
    'archer coach politician shepherd fisherwoman postman twins actor actress guy goalkeeper referee magician juggler',
);
const animals = wordSet(
  'animal dog puppy puppies corgi labradoodle poodle retriever dachshund bulldog husky cat kitten horse pony foal donkey ' +
    'mule cow bull calf sheep lamb goat pig piglet hen chicken rooster chick duck duckling goose geese swan turkey bird ' +
    'sparrow robin crow raven eagle hawk falcon owl parrot toucan peacock penguin flamingo ostrich emu seagull gull pigeon ' +
    'dove heron stork crane hummingbird woodpecker kingfisher fox wolf wolves bear panda koala kangaroo wallaby wombat sloth ' +
    'monkey gorilla chimpanzee orangutan lion lioness tiger leopard cheetah jaguar panther lynx elephant rhino rhinoceros ' +
    'hippo hippopotamus giraffe zebra deer moose elk reindeer antelope bison buffalo camel llama alpaca rabbit bunny hare ' +
    'hamster mouse mice rat squirrel raccoon badger otter beaver hedgehog porcupine skunk bat mole weasel snake cobra python ' +
    'lizard gecko iguana chameleon crocodile alligator turtle tortoise frog toad salamander fish goldfish salmon shark whale ' +
    'dolphin seal walrus octopus squid jellyfish crab lobster shrimp starfish seahorse snail slug spider scorpion ant bee ' +
    'wasp butterfly butterflies moth dragonfly ladybug beetle cricket grasshopper caterpillar worm dinosaur stegosaurus ' +
    'triceratops dragon unicorn phoenix griffin mammoth',
);
const places = wordSet(
  'nook landscape scenery seascape cityscape skyline city town village street road highway avenue alley lane path trail bridge ' +
    'tunnel intersection plaza market bazaar harbor harbour port marina bay coast beach shore island lagoon sea ocean ' +
    'lake river stream creek waterfall canyon valley mountain hill volcano glacier desert dunes forest woods jungle ' +
    'rainforest meadow field farm orchard vineyard garden park playground yard courtyard swamp marsh cliff cave sky galaxy ' +
    'space universe planet moon house home cottage cabin hut mansion villa castle palace fortress tower skyscraper building ' +
    'apartment hotel restaurant cafe bar pub kitchen bedroom bathroom room hall hallway corridor lobby library museum gallery ' +
    'theater theatre stadium arena gym school classroom university hospital church cathedral temple mosque synagogue shrine ' +
    'pagoda monastery ruins barn lighthouse windmill factory warehouse office studio garage station airport supermarket shop ' +
    'store storefront staircase stairway rooftop balcony terrace porch pool fountain cemetery graveyard campsite amphitheater ' +
    'pyramid monument laundromat countryside farmland reef plantation court canal quay pond gorge fjord ditch platform mill ' +
    'cellar attic greenhouse observatory bakery laboratory workshop cove wharf archway vault nave cloister hillside riverbank ' +
    'shoreline downtown jetty atrium dome savanna savannah casino chapel tundra arctic treehouse railway terminal kremlin capitol ' +
    'parthenon colosseum sanctuary pier dock closet interior environment wall sidewalk',
);
const events = wordSet(
  'tornado hurricane storm thunderstorm lightning explosion eruption fire wildfire flood tsunami wave avalanche sunset ' +
    'sunrise dawn dusk eclipse aurora fireworks rain rainbow snowfall blizzard parade festival concert wedding party race ' +
    'match game celebration battle' +
    ' traffic war chase raindrop cloud downpour sandstorm skyline meteor comet',
);
const food = wordSet(
  'food meal dish breakfast lunch dinner dessert cake cupcake pie pizza burger hamburger sandwich taco burrito sushi ramen ' +
    'noodles pasta spaghetti rice soup salad steak bread baguette croissant bagel donut doughnut cookie pancake waffle cheese ' +
    'egg fruit apple banana orange lemon lime strawberry strawberries blueberries grapes pineapple mango avocado tomato ' +
    'potato carrot onion pumpkin mushroom radish eggplant cauliflower chocolate candy icecream coffee espresso cappuccino tea ' +
    'cocktail juice wine beer milk smoothie skewer kiwi pepper walnut sashimi cream dumplings omelette porridge stew curry ' +
    'yogurt honey jam toast patty',
);
const vehicles = wordSet(
  'car truck pickup van bus taxi motorcycle motorbike scooter bicycle bike train tram subway locomotive airplane plane jet ' +
    'helicopter rocket spaceship spacecraft ufo boat ship yacht sailboat rowboat canoe kayak ferry submarine gondola tractor ' +
    'bulldozer tank wagon carriage sled limousine convertible balloon',
);
const parts = wordSet('face head eye hand foot feet ear nose mouth lips paw beak wing petal');
const objects = wordSet(
  'clock watch vase chair table desk sofa couch bench bed lamp lantern candle bookshelf shelf cabinet drawer mirror bowl ' +
    'plate cup mug glass bottle jar teapot kettle pot pan knife fork spoon book notebook pen pencil brush paper envelope box ' +
    'basket bag backpack suitcase umbrella hat helmet shoe boot glove shirt sweater jacket coat dress scarf tie ring necklace ' +
    'crown coin key lock hammer screwdriver wrench saw drill ladder rope chain wheel gear camera phone smartphone laptop ' +
    'computer keyboard monitor television radio speaker headphones microphone guitar violin piano drum trumpet harp flute ' +
    'ball baseball football basketball kite toy doll dice chessboard puzzle flag sign statue sculpture bust pedestal flower ' +
    'rose tulip sunflower plant tree cactus leaf leaves grass stone rock crystal diamond shell feather sword shield armor ' +
    'mask globe map compass telescope microscope robotarm printer machine engine fan refrigerator oven toaster blender sink ' +
    'bathtub door doorknocker window gate fence bell typewriter radioset parachute tent hammock skateboard surfboard rug ' +
    'carpet blanket pillow quilt t-shirt hoodie sweatshirt hydrant tuba trombone cello sphere cube square circle triangle rectangle hexagon cone cylinder chest ' +
    'pitcher jug towel container bulb lightbulb barrel bucket bonsai acorn pinecone shovel rake anvil spool thimble button ' +
    'zipper wallet purse passport ticket stamp calendar calculator magnet marble',
);
const concepts = wordSet(
  'feeling sense concept idea essence work love happiness sadness joy anger fear hope peace freedom justice truth beauty time life death meaning success ' +
    'failure knowledge wisdom power infinity eternity nothing nothingness chaos order balance harmony creativity imagination ' +
    'innovation technology progress democracy capitalism philosophy consciousness memory loneliness solitude friendship trust ' +
    'courage faith evolution entropy intelligence emotion future past loyalty curiosity gratitude ambition inspiration wonder ' +
    'silence stress anxiety equality diversity sustainability reality nostalgia melancholy grief',
);

const classes: readonly (readonly [SubjectClass, ReadonlySet<string>])[] = [
  ['part', parts],
  ['person', people],
  ['animal', animals],
  ['vehicle', vehicles],
  ['food', food],
  ['event', events],
  ['place', places],
  ['object', objects],
  ['concept', concepts],
];

const known = (noun: string): SubjectClass | undefined => classes.find(([, set]) => set.has(noun))?.[0];

/** The class of a lower-cased noun in singular or plural, or unknown. */
export function classOfNoun(noun: string): SubjectClass {
  const word = noun.replace(/'s$|s'$/, '');
  return known(word) ?? known(word.replace(/s$/, '')) ?? known(word.replace(/es$/, '')) ?? 'unknown';
}
