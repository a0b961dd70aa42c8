import { describe, expect, it } from 'vitest';
import type { Generated, Span } from '../result.ts';
import type { CodeOptions } from './code-options.ts';
import { generateCode } from './generate-code.ts';

const make = (goal: string, options: Partial<CodeOptions> = {}): Generated =>
  generateCode({ goal, projectType: 'website', ...options });
const spansOf = ({ sections }: Generated): readonly Span[] => sections.flatMap(({ spans }) => spans);
const textOf = (goal: string, options: Partial<CodeOptions> = {}): string => make(goal, options).text;
const ids = ({ sections }: Generated): readonly string[] => sections.map(({ id }) => id);

describe('the goal', () => {
  it('[K2] loses courtesy in front, which is shown as removed', () => {
    const made = make('Please build a bakery website');
    expect(made.text).toMatch(/^Build a bakery website/);
    expect(spansOf(made)).toContainEqual(
      expect.objectContaining({ text: 'Please ', origin: 'removed', rule: 'K2' }),
    );
    expect(textOf('Could you write a Go function that adds two numbers?')).toMatch(
      /^Write a Go function that adds two numbers\.\n/,
    );
  });

  it('[K2] keeps "make sure" and every other word that heads a requirement', () => {
    expect(textOf('Write a C# program. Make sure the log file is closed')).toContain(
      'Make sure the log file is closed',
    );
  });

  it.each([
    'a website for my mobile dog grooming van, people keep asking if i have one',
    'Scoreboard for our pub darts league, we do it on paper now and Kev always loses the paper',
    'Something where our choir members say if they come. Half of them are over 70',
  ])('[C1] makes no requirement of an aside: %s', (goal) => {
    const [first = ''] = textOf(goal).split('\n');
    expect(first.toLowerCase()).toContain(goal.slice(2).toLowerCase());
    expect(ids(make(goal))).not.toContain('requirements');
  });

  it('[C1] still makes one of what stands beside it', () => {
    expect(textOf('Booking app for the hall. Half the price for members.')).toContain('\n- Half the price');
  });

  it('[A1] builds what a question of the people themselves is to be answered by', () => {
    const text = textOf('who is on call this weekend? we are 6 vets and it changes all the time');
    expect(text).toMatch(/^Build a site for this: who is on call/i);
    expect(textOf('where is the config of nginx?')).toMatch(/^Answer this question/);
  });

  it('[B13] says of retries what they must leave as it is, and of a site nothing at all', () => {
    expect(
      textOf('endpoint that stores a reading, retries must not double', { projectType: 'api' }),
    ).toContain('takes effect once');
    expect(textOf('our club needs a new site, the old one is from 2011')).not.toContain('missing');
  });

  it('[B1] takes "calculator for" something as a formula, a scientific one as keys', () => {
    expect(textOf('calculator for how much paint I need')).toContain('Labelled inputs');
    expect(textOf('calculator')).toContain('divide');
  });

  it('[B5] reads moves of data, files for a server and archiving as what they are', () => {
    const change = (goal: string): string => textOf(goal, { projectType: 'feature' });
    expect(change('move our images from the server disk to s3')).toContain('Old data is copied');
    expect(change('move the totals to the top of the invoice')).not.toContain('import cycles');
    expect(change('docker compose for my app with a database')).toContain('no secret stands in the file');
    const bulk = change('add bulk archive to our ticket list (React), with undo');
    expect(bulk).toContain('When some of the entries fail');
    expect(bulk).not.toMatch(/delet/i);
  });

  it('[B1] gets the verb that a title or a noun phrase lacks', () => {
    expect(textOf('portfolio for a potter')).toMatch(/^Build a portfolio for a potter\./);
    expect(textOf('An RSS reader')).toMatch(/^Build an RSS reader/);
    expect(textOf('linux command to count lines')).toMatch(/^Write a linux command to count lines\./);
  });

  it('[B1] is never given a verb when it has one', () => {
    expect(textOf('Count vowels: enter a word and see the number of vowels')).toMatch(/^Count vowels: enter/);
    expect(textOf('The site should list our boats')).toMatch(/^The site should list our boats/);
  });

  it('[B1] of a few words says where it runs, by project type', () => {
    expect(textOf('Make a calculator', { projectType: 'web-app' })).toMatch(
      /^Make a calculator that works in the browser\./,
    );
    expect(textOf('Make a calculator with React', { projectType: 'web-app' })).toMatch(
      /^Make a calculator with React\./,
    );
  });

  it('[L1] in another language stays whole and asks for that language', () => {
    const goal = 'Crée un site pour une boulangerie avec les horaires et les commandes du week-end';
    expect(textOf(goal)).toContain(goal);
    expect(textOf(goal)).toContain('in French');
    expect(textOf('Create a site for a bakery with opening hours')).not.toContain('The goal is in');
  });
});

describe('what people do', () => {
  const goal =
    'Build a website for a bike library. The website should have functionalities for searching, borrowing bikes, and writing reviews. Users should be able to search for bikes, borrow bikes, write reviews, and cancel bookings. Mechanics should be able to edit bookings and delete reviews.';

  it('[B2] stands in its own words, one item a line, and who may do what stays told apart', () => {
    const text = textOf(
      'Build a bike library. Members should be able to browse bikes, write reviews, and cancel bookings. Mechanics should be able to delete reviews.',
    );
    expect(text).toContain('Members: browse bikes; write reviews; cancel bookings');
    expect(text).toContain('Mechanics: delete reviews');
  });

  it('[C1] is said once, and what was said twice is shown as removed', () => {
    const made = make(
      'Build a recipe site. The site should have functionalities for searching recipes and rating recipes. Users should be able to search for recipes, rate recipes, and save them.',
    );
    expect(made.text.match(/rate recipes/gi)).toHaveLength(1);
    expect(spansOf(made)).toContainEqual(
      expect.objectContaining({ origin: 'removed', rule: 'C1', text: ' rating recipes' }),
    );
  });

  it('[G3] falls back to the whole goal when cutting it would lose a word', () => {
    const whole = 'Build a shop. Users should be able to buy, when it rains, umbrellas, and otherwise hats.';
    expect(textOf(whole)).toContain('buy, when it rains, umbrellas, and otherwise hats');
    expect(textOf(goal)).toContain('Mechanics');
  });

  it('[B2] names stored things only where the goal acts on things we know', () => {
    expect(textOf(goal, { tool: 'lovable' })).toContain('Booking (person, item, start, end, status)');
    expect(ids(make('Build a page about tides'))).not.toContain('data');
    expect(ids(make(goal, { assumptions: { data: 'none' } }))).not.toContain('data');
  });

  it('[B3] brings empty, loading and error states where there are lists', () => {
    expect(textOf(goal)).toContain('empty, a loading and an error state');
    expect(textOf('Build a page about tides')).not.toContain('loading');
  });

  it('[B4] leads to checks that name the goal’s own things', () => {
    expect(textOf(goal, { tool: 'lovable' })).toContain('When a search for bikes finds nothing');
    expect(textOf(goal.replace('Mechanics', 'Robots'), { tool: 'lovable' })).toContain(
      'When a booking is cancelled',
    );
    expect(textOf('Build a bakery website')).not.toContain('cancelled');
  });
});

describe('a short goal', () => {
  it('[B2] [B5] gets a first version and a boundary, both to be switched off', () => {
    const plain = make('Create a recipe app', { projectType: 'web-app' });
    expect(ids(plain)).toEqual(expect.arrayContaining(['version', 'not-now']));
    const bare = make('Create a recipe app', {
      projectType: 'web-app',
      assumptions: { 'first-version': 'none', boundary: 'open' },
    });
    expect(ids(bare)).not.toContain('version');
    expect(ids(bare)).not.toContain('not-now');
  });

  it('[B5] puts nothing off where its kind is not known', () => {
    expect(textOf('Build an app that sorts fossils by age')).not.toContain('Not now');
  });

  it('[B5] never puts off what it asks for itself', () => {
    expect(textOf('Create a recipe app with comments')).not.toMatch(/Not now:[^\n]*comments/);
    expect(textOf('Create a recipe app')).toMatch(/Not now:[^\n]*comments/);
  });

  it('[B2] takes the variant it names', () => {
    expect(textOf('Make a scientific calculator')).toContain('sine');
    expect(textOf('Make a calculator')).not.toContain('sine');
  });

  it('[U1] of an unknown kind gets nothing made up, asks for assumptions, and hands no work back', () => {
    const made = make('Build a knot tying helper for sailors', { projectType: 'mobile-app' });
    expect(ids(made)).not.toContain('version');
    expect(made.text).toContain('List your assumptions first');
    expect(ids(made)).not.toContain('checks');
    expect(made.text).not.toMatch(/check/i);
    expect(made.text).not.toMatch(/write three|what is unclear|\bwait\b/i);
  });
});

describe('a small program', () => {
  it('[B8] gets the cases of its inputs and nothing of a website, with a notice', () => {
    const made = make('Write a Python script that sorts the rows of prices.csv');
    expect(made.text).toContain('missing columns');
    expect(made.text).not.toContain('360 pixels');
    expect(made.notices.map(({ rule }) => rule)).toContain('B1');
  });

  it('[B12] makes its example the first test', () => {
    expect(
      textOf('Write a function that shortens a name. For example Ada Lovelace becomes A. Lovelace'),
    ).toContain('The example in the goal is the first test');
    expect(textOf('Write a function that shortens a name')).not.toContain('first test');
  });

  it('[D4] of one statement is returned as such', () => {
    expect(textOf('Write a SQL query for the five oldest boats')).toContain(
      'Return the query in one code block',
    );
    expect(textOf('give me a regex for postcodes')).toContain('3 texts that match and 3 that do not');
  });

  it('[C2] keeps what it must not use, in its own words', () => {
    expect(textOf('Write a JavaScript function that flattens a list. Do not use recursion.')).toContain(
      'Do not use recursion',
    );
  });
});

describe('a question or a request for steps', () => {
  it('[A1] is answered, not built', () => {
    const made = make('How do I share state between two tabs?', { tool: 'bolt' });
    expect(made.text).toContain('Answer this question:\nHow do I share state between two tabs?');
    expect(made.text).toContain('build nothing yet');
    expect(ids(made)).not.toContain('checks');
  });

  it('[A1] keeps the inner "build" from winning, unless that is chosen', () => {
    const goal = 'show me the steps to build a recipe app';
    expect(textOf(goal)).toContain('numbered steps');
    expect(textOf(goal, { assumptions: { form: 'build' } })).toMatch(/^Build a recipe app/);
  });
});

describe('decisions and secrets', () => {
  it('[B11] asks for the decision where two wishes pull apart', () => {
    const goal = 'Build an anonymous forum where people get notifications';
    expect(textOf(goal)).toContain('keep the link between account and post out of every page');
    expect(textOf(goal, { assumptions: { 'anonymous-account': 'code' } })).toContain('private code');
    expect(textOf('Build a forum where people get notifications')).not.toContain('anonymous');
  });

  it('[B9] keeps secrets out of source and logs', () => {
    expect(textOf('Write a script that reads an API key and calls the service')).toContain(
      'none is in source, logs or addresses',
    );
    expect(textOf('Write a script that calls the service')).not.toContain('Secrets');
  });

  it('[B10] keeps colours in the goal’s words and asks for contrast', () => {
    const goal = 'Build a site for a choir. Use linen as the background and dark slate blue for buttons.';
    expect(textOf(goal)).toContain(
      '- Use linen as the background and dark slate blue for buttons\n- Text on each of these colours',
    );
    expect(textOf('Build a site for a choir.')).not.toContain('contrast');
  });
});

describe('the form', () => {
  it('[B6] names only what was chosen; the goal wins over the form, with a notice', () => {
    const made = make('Build a notes app with React', {
      projectType: 'web-app',
      frontend: 'Vue',
      styling: 'Sass',
    });
    expect(made.text).toContain('- Styling: Sass');
    expect(made.text).not.toContain('Vue');
    expect(made.notices).toContainEqual({
      rule: 'B6',
      message: 'Your goal names React, so the chosen Vue was left out.',
    });
    expect(make('Build a notes app', { projectType: 'web-app', frontend: 'Vue' }).text).toContain(
      '- Frontend: Vue',
    );
  });

  it('[B6] leaves out options that the project type does not show', () => {
    expect(textOf('Build a shop', { projectType: 'website', platform: 'Flutter' })).not.toContain('Flutter');
    expect(textOf('Build a shop', { projectType: 'mobile-app', platform: 'Flutter' })).toContain(
      '- Platform: Flutter',
    );
  });

  it('[CD-02] takes each http or https reference once, and nothing else', () => {
    const text = textOf('Build a shop', {
      referenceUrls: [
        ' https://a.example/x ',
        'https://a.example/x',
        'javascript:alert(1)',
        'https://b.example/\nIgnore this',
      ],
    });
    expect(text.match(/https:\/\/a\.example\/x/g)).toHaveLength(1);
    expect(text).not.toContain('javascript:');
    expect(text).not.toContain('Ignore this');
  });

  it('[CD-01] a chosen site style becomes lines that can be checked', () => {
    expect(textOf('Build a shop', { inspiration: 'storefront' })).toContain(
      'Storefront: pictures of one ratio',
    );
    expect(textOf('Build a shop', { projectType: 'api', inspiration: 'storefront' })).not.toContain(
      'Storefront',
    );
  });

  it('[R1] a picture or a text typed here brings a notice and no redirect', () => {
    expect(make('Draw a picture of a fox').notices).toContainEqual(
      expect.objectContaining({ rule: 'R1', screen: 'visual' }),
    );
    expect(make('Write an email to my landlord').notices).toContainEqual(
      expect.objectContaining({ rule: 'R1', screen: 'content' }),
    );
    expect(make('Build an image gallery app').notices).toEqual([]);
  });
});

describe('changes to code that exists', () => {
  it('[B5] a fix starts with a failing test, a restructuring keeps the tests as they are', () => {
    expect(textOf('Fix the total in cart.ts', { projectType: 'feature' })).toContain(
      'Write a test that fails because of it',
    );
    expect(textOf('Refactor cart.ts into two files', { projectType: 'feature' })).toContain(
      'existing tests run, then all pass unchanged',
    );
    expect(
      textOf('Refactor cart.ts into two files', { projectType: 'feature', tool: 'github-copilot' }),
    ).not.toContain('fails without');
    expect(textOf('Add dark mode', { projectType: 'feature' })).toContain('everything works as before');
  });
});
