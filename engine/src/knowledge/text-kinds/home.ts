import type { TextKind } from './text-kind.ts';

/** House, garden, animals, vehicles. */
export const homeKinds = {
  'home-repair': {
    needs: { any: ['answers'], own: ['home', 'tools', 'tenure'] },
    situations: [
      'plumbing-fix',
      'heating-problem',
      'electric-problem',
      'appliance-fault',
      'damp-mould',
      'diy-project',
      'fix-at-home-any',
      'electric-install',
      'paint-surface',
      'soundproof-room',
      'smell-home',
      'locked-lost',
      'repair-or-replace',
      'insulate-draught',
      'pests',
    ],
  },
  'home-making': {
    needs: { any: ['answers'], own: ['home', 'tenure', 'household'] },
    situations: [
      'furnish-room',
      'wall-colours',
      'renovation-plan',
      'home-buy-furniture',
      'home-buy-appliance',
      'decorate-season',
      'guests-staying',
    ],
  },
  cleaning: {
    needs: { any: ['answers'], own: [] },
    situations: ['stain-removal', 'cleaning-task', 'laundry-clothes'],
  },
  household: {
    needs: { own: ['household', 'children', 'time', 'home'] },
    situations: [
      'cleaning-plan',
      'declutter',
      'moving-house',
      'moving-how',
      'moving-who-to-tell',
      'clear-parents-house',
      'chores-kids',
      'family-household-anything',
      'emergency-prepare',
    ],
  },
  'home-energy': {
    needs: { any: ['answers'], own: ['home', 'tenure', 'household', 'country'] },
    situations: ['heating-choice', 'energy-saving', 'tariff-choose', 'high-bill'],
  },
  garden: {
    needs: { any: ['answers'], own: ['country', 'garden', 'home'] },
    situations: [
      'garden-plan',
      'balcony-vegetables',
      'plant-sick',
      'garden-care',
      'garden-any',
      'wild-animal',
    ],
  },
  houseplants: {
    needs: { any: ['answers'], own: ['home', 'pets'] },
    situations: ['houseplant-choose', 'houseplant-care'],
  },
  animals: {
    needs: { any: ['answers'], own: ['pets', 'home'] },
    situations: [
      'dog-behaviour',
      'cat-behaviour',
      'pet-any',
      'pet-introduce',
      'small-pet-behaviour',
      'aquarium-terrarium',
    ],
  },
  'pet-health': {
    needs: { any: ['answers'], own: ['pets'] },
    situations: ['pet-sick', 'pet-can-have', 'pet-weight-feed'],
  },
  'pet-choice': {
    needs: { any: ['answers'], own: ['home', 'tenure', 'household', 'children', 'time', 'pets'] },
    situations: ['pet-choose', 'cost-of-pet'],
  },
  'vehicle-fault': {
    needs: { any: ['answers'], own: ['vehicle'] },
    situations: ['car-fault', 'car-care', 'car-scratched', 'bike-fix'],
  },
  'vehicle-trade': {
    needs: { any: ['answers'], own: ['vehicle', 'country', 'household'] },
    situations: ['car-accident-sale', 'car-buy', 'bike-buy'],
  },
} as const satisfies Readonly<Record<string, TextKind>>;
