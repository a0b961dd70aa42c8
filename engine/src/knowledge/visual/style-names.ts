/** Styles of pictures (brief, section 3). */
export const imageStyles = [
  {
    id: 'photorealistic',
    name: 'Photorealistic',
    description: 'Looks like a photograph',
    tags: ['photo', 'realistic', 'camera'],
  },
  {
    id: 'digital-art',
    name: 'Digital Art',
    description: 'Painted on a screen, clean edges',
    tags: ['illustration', 'digital', 'concept'],
  },
  {
    id: 'oil-painting',
    name: 'Oil Painting',
    description: 'Visible brush strokes on canvas',
    tags: ['painting', 'classic', 'texture'],
  },
  {
    id: 'watercolor',
    name: 'Watercolor',
    description: 'Thin washes on paper',
    tags: ['painting', 'soft', 'paper'],
  },
  {
    id: 'anime-manga',
    name: 'Anime/Manga',
    description: 'Line art with flat, cel-shaded color',
    tags: ['anime', 'line art', 'character'],
  },
  {
    id: '3d-render',
    name: '3D Render',
    description: 'Modelled, lit and rendered',
    tags: ['3d', 'render', 'cgi'],
  },
  {
    id: 'minimalist',
    name: 'Minimalist',
    description: 'Few shapes, much empty space',
    tags: ['simple', 'flat', 'design'],
  },
  {
    id: 'vintage',
    name: 'Vintage',
    description: 'Faded color and grain of old prints',
    tags: ['retro', 'film', 'nostalgia'],
  },
] as const;

/** Styles of clips (brief, section 3). */
export const videoStyles = [
  {
    id: 'cinematic',
    name: 'Cinematic',
    description: 'Film look with shallow focus',
    tags: ['film', 'story', 'depth'],
  },
  {
    id: 'documentary',
    name: 'Documentary',
    description: 'Observed, natural, unposed',
    tags: ['real', 'handheld', 'natural'],
  },
  {
    id: 'animation',
    name: 'Animation',
    description: 'Drawn or modelled movement',
    tags: ['cartoon', '3d', 'motion'],
  },
  {
    id: 'drone-footage',
    name: 'Drone Footage',
    description: 'Seen from the air',
    tags: ['aerial', 'landscape', 'wide'],
  },
  {
    id: 'close-up',
    name: 'Close-up',
    description: 'Near the subject, detail first',
    tags: ['detail', 'macro', 'texture'],
  },
  {
    id: 'wide-shot',
    name: 'Wide Shot',
    description: 'Whole scene in view',
    tags: ['landscape', 'establishing', 'scale'],
  },
] as const;
