import type { KindCard } from './kind-card.ts';

/** Websites that are named by whom or what they are for: "website for my wedding". */
export const subjectKinds: readonly KindCard[] = [
  {
    id: 'event-page',
    name: 'event site',
    first: [
      'What, when, where with a map link, programme, questions, answer to the invitation',
      'Names, dates and places I have not given are marked blanks',
    ],
    checks: [
      'When a guest answers the invitation twice, then the second answer replaces the first',
      'When the date has passed, then the page says so and takes no more answers',
    ],
    notNow: ['ticket sales', 'photo upload', 'accounts'],
  },
  {
    id: 'restaurant',
    name: 'restaurant site',
    first: [
      "Opening hours, address, phone and today's state (open or closed) at the top; menu with prices and allergens; pictures; contact",
      'Dishes, prices and hours I have not given are marked blanks',
    ],
    checks: [
      'When the page opens on a phone, then phone number and directions are one tap away',
      'When it is outside the opening hours, then the page says when it opens next',
    ],
    notNow: ['online orders', 'table booking', 'accounts'],
  },
  {
    id: 'local-business',
    name: 'site',
    first: [
      'What we do, for whom, who we are, hours, address, contact form; one clear next step on each page',
      'Services, prices, names and reviews I have not given are marked blanks, never made up',
    ],
    checks: [
      'When the contact form is sent, then the sender sees a confirmation and the message arrives once',
      'When the page opens on a phone, then phone number and directions are one tap away',
    ],
    notNow: ['online booking', 'blog', 'accounts'],
  },
];
