import { describe, expect, it } from 'vitest';
import type { ProjectTypeId } from '../catalogue/code.ts';
import { generateCode } from './generate-code.ts';

const textOf = (goal: string, projectType: ProjectTypeId): string => generateCode({ goal, projectType }).text;

describe('[B2] one word of a goal', () => {
  it.each<[string, ProjectTypeId, string]>([
    ['planner for seating guests at a wedding, 9 tables of 6, drag and drop', 'web-app', 'time zone'],
    [
      'Secret friend for our choir, draw names, nobody draws themselves',
      'web-app',
      'Secrets come from settings',
    ],
    ['our pdf export is slow for long reports', 'feature', 'First version'],
    ['a tag input, enter adds one', 'component', 'sending fails'],
    ['Implement a wind dashboard. The dashboard should have charts', 'web-app', 'Roles:'],
    ['Checker for cheese: takes a cheese of a maker (Arla, Danone, Emmi) and rates it', 'web-app', 'Data:'],
    ['handbook site for my cli, search, copy buttons', 'website', '--help'],
    ['Static site for a boat museum: 40 boats, each with photo and a text', 'website', 'camera or gallery'],
    ['one page site for my wood oven, people ring me, no booking', 'website', 'wrong e-mail'],
    ['course site, certificates expire after 2 years', 'website', 'Secrets'],
    ['after changing the password other devices must be asked again', 'feature', 'Secrets'],
    ['site for a gym with prices, booking runs over Gymly', 'website', 'cancel by a link'],
    ['site for a barber: prices, request an appointment', 'website', 'cancel by a link'],
    ['coupons of 100 percent crash the checkout', 'feature', 'memory'],
    ['coupons of 100 percent crash the checkout', 'feature', 'Not now'],
    ['chip input, enter adds one, max 8 chips', 'component', 'after a reload'],
    ['Create Sticker Sheet Maker: The user picks stickers and prints them', 'feature', 'existing tests'],
    ['Build a Haiku Card Generator: Print a haiku on a card', 'feature', 'existing tests'],
    ['Repair orders for our piano shop: customer, piano, price estimate', 'web-app', 'Reproduce it'],
    [
      'our choir elects its board: each member gets a code by mail, one vote per code',
      'web-app',
      'ordinary, empty and wrong input',
    ],
    ['site for an ice cream parlour, the flavours change every week', 'website', 'Turns:'],
    ['I am a luthier (violins, repairs). One page with prices and contact', 'website', 'Data:'],
    ['month picker in vue, arrow keys, no library', 'component', 'ordinary input'],
    ['when an order ships send a receipt to the buyer', 'feature', 'stays in its field'],
    ['bash script that removes docker images older than 14 days', 'feature', 'damaged'],
    ['the invoice export cuts off the last line', 'feature', 'When the feature is not used'],
    ['python script to sort my downloads folder by month', 'feature', 'refused connection'],
    ['python script to sort my downloads folder by month', 'feature', 'the input stays unchanged'],
    ['customers complain that the cart is empty after they pay', 'feature', 'When the feature is not used'],
    ['explain what our repo does and where mails are sent', 'feature', 'Existing behaviour'],
    ['users can only leave if they have no open orders', 'feature', 'filter'],
    ['volume slider with one handle', 'component', 'one slide'],
    ['webhook service: customers register an url, we post events to it', 'api', 'signature is missing'],
    ['site for a florist, prices, a map', 'website', 'decimals'],
    ['Write a C# program that prints pi up to 12 decimals', 'feature', 'just above each limit'],
    ['Write a small Flask web server with an index page', 'api', 'Timeout'],
    ['Build a ferry website with a map', 'component', 'typed props'],
    ['memory card game with animals', 'web-app', 'dealing from one shuffled deck'],
    ['a vote with a deadline for our club', 'web-app', 'Overdue'],
  ])('does not make it another matter: %s, %s, not "%s"', (goal, type, text) => {
    expect(textOf(goal, type)).not.toContain(text);
  });

  it.each<[string, ProjectTypeId, string]>([
    [
      'Secret friend for our choir, draw names, nobody draws themselves',
      'web-app',
      'Build an app for this: Secret friend for our choir',
    ],
    ['API that needs an api key', 'api', 'Secrets come from settings'],
    ['month planner for our choir', 'web-app', 'time zone'],
    ['egg hunt, kids scan qr codes in order', 'mobile-app', 'Build an app'],
    ['chip input, enter adds one, max 8 chips', 'component', '- Max 8 chips'],
    ['tag input, enter adds one', 'component', 'Build a tag input'],
    ['Excel add-in that colours rows', 'web-app', 'Build an Excel add-in'],
    ['the list is unsorted, typing ÄRZTE does not find ärzte', 'feature', 'Reproduce it'],
    ['our orders get the same number when two arrive at once', 'feature', 'Reproduce it'],
    ['why does my list render twice in React', 'feature', 'Answer this question'],
    [
      'Write R code that draws a map of Norway with random data',
      'feature',
      'Run it and show what it gives back',
    ],
    ['Build a date strip component for our ferry website', 'component', 'typed props'],
    [
      'We lend out 9 sledges. Guests see which are free.',
      'web-app',
      'Build an app for this: We lend out 9 sledges',
    ],
    [
      'our club rents out boats: a kayak, a canoe. Members pay half.',
      'web-app',
      'Build an app for this: our club rents out',
    ],
    [
      'Goats come in with date, owner, ear tag. We weigh each goat.',
      'web-app',
      'Data: Goats (date, owner, ear tag)',
    ],
    [
      'team points for a camp of 4 teams, leaders give points, kids see the ranking, nobody votes twice',
      'web-app',
      '- Leaders give points\n- Kids see the ranking\n',
    ],
    [
      'Repair orders for our piano shop: customer, piano, what is to be done, tuners enter their hours',
      'web-app',
      'Build an app for repair orders for our piano shop.',
    ],
    [
      'Repair orders for our piano shop: customer, piano, what is to be done, tuners enter their hours',
      'web-app',
      '- Each entry has customer, piano, what is to be done\n- Tuners',
    ],
    ['night mode switch that remembers the choice', 'feature', 'Add a night mode switch'],
    ['Stripe refund button on the order page', 'feature', 'Add a Stripe refund button'],
    ['Slow product list', 'feature', 'Slow product list.'],
    ['missing print button on the invoice', 'feature', 'Missing print button'],
    ['newsletter form with double opt in', 'feature', 'Add a newsletter form'],
    ['dark mode toggle', 'feature', 'no light flash appears'],
  ])('is read with the words around it: %s, %s, "%s"', (goal, type, text) => {
    expect(textOf(goal, type)).toContain(text);
  });

  it('parts no wish at "additionally" and "be able to"', () => {
    const goal =
      'Build a notice site. Additionally, the site should allow tenants to register, log in, and upload notices. Users should be able to share their ideas, view pictures, and be able to filter and sort them.';
    expect(textOf(goal, 'website')).not.toMatch(/- Additionally|exported|- View pictures, and be able/);
  });
});
