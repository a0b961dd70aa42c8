/** Nouns for things and ideas, in groups that are pictured alike. */
export const thingNouns = {
  road: 'car truck pickup van bus taxi motorcycle motorbike scooter tractor bulldozer tank wagon carriage convertible ambulance jeep suv',
  cycle: 'bicycle bike sled skateboard',
  rail: 'train tram subway locomotive',
  air: 'airplane plane jet helicopter rocket spaceship spacecraft ufo balloon airship',
  vessel: 'boat ship longship yacht sailboat rowboat canoe kayak ferry submarine gondola raft',
  hot: 'food meal dish breakfast lunch dinner pizza burger hamburger sandwich taco burrito ramen noodles pasta spaghetti rice soup steak egg dumplings omelette stew curry fries',
  baked:
    'dessert cake cupcake pie bread baguette croissant bagel donut doughnut cookie pancake waffle toast loaf muffin',
  fresh:
    'sushi salad cheese fruit apple banana orange lemon lime strawberry strawberries blueberries grapes pineapple mango avocado tomato potato carrot ' +
    'onion pumpkin mushroom eggplant kiwi pepper walnut pear peach cherry cherries melon watermelon cucumber olive fig garlic',
  sweet: 'popcorn chocolate candy icecream cream yogurt honey jam caramel',
  'hot-drink': 'coffee espresso cappuccino tea latte',
  'cold-drink': 'cocktail juice wine beer milk smoothie lemonade champagne',
  glassy: 'vase glass bottle jar crystal diamond bulb lightbulb sphere marble mirror perfume gem',
  metal:
    'clock watch kettle pan knife fork spoon ring necklace crown coin key lock hammer screwdriver wrench saw drill wheel gear sword shield armor ' +
    'trumpet bell compass axe anchor trophy helmet',
  cloth:
    'umbrella hat shoe boot glove shirt sweater jacket coat dress scarf tie bag backpack suitcase towel t-shirt hoodie sweatshirt blanket pillow quilt ' +
    'rug carpet wallet purse flag sneaker sneakers handbag jeans skirt sock socks gown kimono curtain',
  furniture:
    'chair table desk sofa couch bench bed bookshelf shelf cabinet drawer piano chest bathtub stool armchair wardrobe',
  ceramic: 'bouquet bonsai pot bowl plate cup mug pitcher jug teapot tile',
  glowing: 'lamp lantern candle lightbulb torch',
  device:
    'phone smartphone laptop computer keyboard camera monitor television radio speaker headphones microphone telescope microscope printer machine engine ' +
    'fan refrigerator oven toaster blender calculator tablet console smartwatch tv headset vacuum',
  paper:
    'book notebook pen pencil brush paper envelope passport ticket stamp calendar letter map newspaper magazine origami',
  plant:
    'flower flowers rose tulip sunflower plant cactus leaf leaves grass acorn pinecone feather fern moss lavender',
  tree: 'tree trees oak pine willow birch',
  shape: 'square circle triangle rectangle stripe stripes dots',
  toy: 'kite toy sandcastle doll chessboard puzzle plushie teddy',
  instrument: 'guitar violin drum harp flute cello saxophone',
  statue: 'statue sculpture bust globe rock stone shell gargoyle',
  object:
    'door window gate ball baseball football basketball dice box basket rope chain ladder mask parachute tent surfboard sign cube container ' +
    'barrel bucket shovel button sink broom package packaging tube jewelry product',
  concept:
    'feeling sense concept idea essence work love happiness sadness joy anger fear hope peace freedom justice truth beauty time life death meaning success ' +
    'failure knowledge wisdom power nothing nothingness chaos order balance harmony creativity imagination innovation technology ' +
    'progress democracy philosophy memory loneliness solitude friendship trust courage faith intelligence ' +
    'emotion future past loyalty curiosity gratitude ambition inspiration wonder silence stress anxiety equality diversity sustainability reality ' +
    'nostalgia melancholy grief burnout luck teamwork',
} as const;
