import { matter } from '../matter.ts';

const pets =
  /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamster|guinea pigs?|parrot|budgies?|hens?|chickens|(?:gold)?fish|aquarium|horse|pony|goats?|tortoise|ferret|bunny|canary)\b/i;

/** Animals, plants, pests. */
export const creatures = [
  matter(
    'how',
    /\b(?:get|stop|train|teach|help|make|keep)\b.{0,20}\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|parrot|horse)\b/i,
    'age and kind; what was tried',
  ),
  matter('trouble', pets, 'age and kind; since when; what was tried'),
  matter('choice', pets, 'who is at home and when; room and garden; what speaks against it'),
  matter(
    'trouble',
    /\b(?:plants?|monstera|orchids?|basil|tomato(?:es)?|lawn|hedge|roses?|trees?|(?:the|its|brown|yellow|curled|dry|lower) leaves|cact(?:us|i)|succulents?|hydrangeas?|strawberr(?:y|ies)|begonias?|ficus|palm|ivy)\b/i,
    'light and watering; since when; what was tried',
  ),
  matter(
    'doing choice how cook',
    /\b(?:what (?:can|could|should|do|to) (?:i |we )?(?:plant|grow|sow)|planting plan|plants for|(?:vegetable|flower|herb) (?:garden|bed|patch))\b/i,
    'place and month; sun and size; what we like',
  ),
  matter(
    'trouble doing how',
    /\b(?:ants|mice|moths|mosquitoes|wasps|flies|slugs|rats|fleas|weeds|snails|pigeons|silverfish|bed ?bugs|aphids)\b/i,
    'where and since when; what was tried',
  ),
];
