/** Nouns for people, animals and their parts, in groups that are pictured alike. */
export const livingNouns = {
  part: 'face head eye hand foot feet ear nose mouth lips paw beak wing petal finger fist heart brain skeleton skull bone',
  crowd:
    'people men women children grandchildren kids couple family families crowd team group band friends passengers colleagues guests protesters twins employees customers neighbours neighbors tourists students parents grandparents lovers dancers choir orchestra audience',
  child: 'child kid grandchild baby toddler teenager daughter son newborn',
  maker:
    'chef cook carpenter baker barista waiter tailor blacksmith mechanic engineer potter weaver ' +
    'butcher surgeon dentist doctor nurse scientist artist painter porter falconer glassblower welder ' +
    'programmer developer sculptor ' +
    'photographer',
  worker:
    'worker farmer sailor fisherman fishermen gardener builder shepherd miner vendor seller keeper beekeeper lumberjack rancher ranger porter',
  performer:
    'musician singer dancer drummer guitarist violinist pianist cellist saxophonist clown magician juggler actor actress ballerina rapper conductor acrobat dj',
  athlete:
    'athlete player runner swimmer skier surfer skateboarder cyclist biker rider boxer wrestler gymnast climber rower archer goalie goalkeeper snowboarder sprinter footballer skater fencer hiker',
  legend:
    'knight king queen prince princess wizard witch pirate samurai ninja warrior elf fairy goblin troll giant angel mermaid zombie vampire viking ' +
    'gladiator emperor superhero cowboy geisha ghost mage sorceress demon goddess god monster',
  futurist: 'astronaut robot android cyborg alien stormtrooper trooper',
  person:
    'man woman person teacher husband wife girlfriend boyfriend aunt uncle cousin nephew niece colleague roommate boy girl grandmother grandfather grandma grandpa granny student teenager firefighter policeman detective pilot mother father sister brother lady gentleman bride groom monk priest nun ' +
    'judge lawyer president businessman businesswoman model tourist traveler soldier snowman scarecrow driver director employee staff customer ' +
    'guy mom mum dad guard stranger neighbor neighbour boss manager hero heroine friend human',
  pet: 'dog puppy puppies corgi poodle retriever dachshund bulldog husky cat kitten rabbit bunny hamster kitty',
  farm: 'horse pony foal donkey mule cow bull calf sheep lamb goat pig piglet llama alpaca camel reindeer',
  wild:
    'animal fox wolf wolves bear panda koala kangaroo sloth monkey gorilla chimpanzee orangutan lion lioness tiger leopard cheetah jaguar ' +
    'panther lynx elephant rhino rhinoceros hippo hippopotamus giraffe zebra deer moose elk antelope bison buffalo hare mouse mice rat squirrel raccoon ' +
    'badger otter beaver hedgehog bat walrus seal ape',
  bird:
    'bird hen chicken rooster chick duck duckling goose geese swan turkey sparrow robin crow raven eagle hawk falcon owl parrot peacock penguin ' +
    'flamingo ostrich emu seagull gull pigeon dove heron crane hummingbird woodpecker kingfisher',
  insect:
    'snail slug spider scorpion ant bee wasp butterfly butterflies moth dragonfly ladybug beetle cricket grasshopper caterpillar worm insect bug mosquito',
  sea: 'fish goldfish salmon shark whale dolphin octopus squid jellyfish crab lobster shrimp starfish seahorse',
  reptile: 'snake python lizard gecko chameleon crocodile alligator turtle tortoise frog toad salamander',
  beast: 'dinosaur dragon unicorn phoenix griffin mammoth creature',
} as const;
