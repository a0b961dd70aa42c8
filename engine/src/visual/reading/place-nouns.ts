/** Nouns for places and happenings, in groups that are pictured alike. */
export const placeNouns = {
  weather:
    'tornado hurricane storm thunderstorm lightning explosion eruption fire wildfire flood tsunami rain snow snowfall blizzard raindrop cloud',
  heavens: 'sky sunset sunrise dawn dusk eclipse aurora fireworks rainbow',
  gathering:
    'parade race festival wedding party match game celebration battle war chase traffic carnival ceremony protest picnic',
  show: 'concert gig rave disco nightclub stage opera circus',
  interior:
    'nook ballroom lounge loft cockpit chamber restaurant cafe bar pub kitchen bedroom bathroom room hall hallway corridor lobby library museum gallery theater theatre gym school classroom ' +
    'hospital office studio supermarket shop store staircase stairway bakery laboratory workshop atrium cellar attic greenhouse closet interior ' +
    'apartment casino terminal arena garage university',
  building:
    'house home hotel cottage cabin hut mansion villa castle palace fortress tower skyscraper building church cathedral temple mosque shrine pagoda ' +
    'monastery barn lighthouse windmill factory warehouse station pyramid monument chapel mill treehouse colosseum ' +
    'stadium farmhouse igloo dome sanctuary wall bridge fence fountain',
  street:
    'street road highway avenue alley lane market bazaar intersection plaza sidewalk courtyard storefront court railway tunnel path trail platform airport pool ditch',
  town: 'city town village skyline cityscape downtown rooftop balcony terrace porch',
  shore:
    'harbor harbour port marina bay coast beach shore island lagoon sea ocean lake river stream creek waterfall canal quay pond fjord ' +
    'riverbank shoreline jetty pier dock seascape wave',
  height:
    'landscape scenery environment canyon valley mountain hill volcano glacier desert dunes cliff gorge hillside ridge peak',
  wood: 'forest woods jungle rainforest swamp marsh grove',
  field:
    'cornfield wheatfield site meadow field farm orchard vineyard garden park playground yard cemetery graveyard campsite countryside farmland plantation savanna savannah lawn prairie',
  ruin: 'cave ruins archway vault nave cloister dungeon',
  cosmos: 'galaxy space universe planet moon nebula',
  reef: 'reef',
} as const;
