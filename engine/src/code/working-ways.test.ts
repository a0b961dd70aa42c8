import { describe, expect, it } from 'vitest';
import type { ProjectTypeId } from '../catalogue/code.ts';
import { generateCode } from './generate-code.ts';

const textOf = (goal: string, projectType: ProjectTypeId = 'web-app'): string =>
  generateCode({ goal, projectType, tool: 'bolt' }).text;

describe('[B2] what an experienced builder settles', () => {
  const goal =
    'internal tool where our 6 warehouse people log damaged goods with photo and the manager approves or rejects';

  it('names roles, what is kept, the states, and proves that no role decides for another', () => {
    const text = textOf(goal);
    expect(text).toContain('Roles: warehouse people, manager;');
    expect(text).toContain('Data: Damaged goods (photo); the system adds who and when');
    expect(text).toContain('open, then approved or rejected');
    expect(text).toContain(
      'When warehouse people try to approve or reject in place of the manager, then it is refused',
    );
    expect(text).toContain(
      'When it runs once from start to end (our 6 warehouse people log damaged goods with photo; the manager approves or rejects)',
    );
  });

  it('takes outside data from where it is free, and makes something up only where nothing is', () => {
    expect(textOf('app that says whether to cover my fig tree tonight, by the weather in Lugano')).toContain(
      'take one that is free and needs no key',
    );
  });

  it('has the builder build what people then do', () => {
    expect(textOf('compare two price lists of our suppliers and mark what got dearer')).toMatch(
      /^Build an app to compare two price lists/,
    );
    expect(textOf('Compare page for two phones')).not.toContain('an app to');
  });

  it('answers a question about the code with file and line, and changes nothing', () => {
    const text = textOf('explain what our repo does and where mails are sent', 'feature');
    expect(text).toMatch(/^Explain what our repo does/);
    expect(text).toContain('Name file and line for what you say');
  });

  it('refuses whoever a short rule leaves out', () => {
    expect(textOf('export the roster as csv, only for the trainers', 'feature')).toContain(
      'When anyone but the trainers tries it, also by its address, then it is refused',
    );
    expect(textOf('api for a film club: films, comments by signed in users only', 'api')).toContain(
      'When somebody who is not one of the signed in users tries to add to the comments',
    );
  });

  it('proves tests by a fault, and leaves the tested code alone', () => {
    const text = textOf('write unit tests for our discount module, it has none', 'feature');
    expect(text).toContain('When a line of the tested code is made wrong on purpose, then a test fails');
    expect(text).toContain('The code under test stays as it is');
    expect(text).not.toContain('ordinary input');
    expect(textOf('write a function that tests whether a word is a palindrome', 'feature')).not.toContain(
      'The code under test stays',
    );
  });

  it('knows a kind of component behind which its framework is named', () => {
    expect(textOf('date picker vue, min date, keyboard', 'component')).toContain('arrow keys move by');
  });

  it('holds a product to what it must not do twice', () => {
    expect(
      textOf('service that takes a webhook from our shop and books the order, must not book it twice', 'api'),
    ).toContain('also at the same moment or after a failure half way, then it takes effect once');
  });

  it('proves who has to approve what, from which amount on', () => {
    expect(
      textOf(
        'page where buyers enter an order, orders over 500 euros need approval by the head of purchasing',
      ),
    ).toContain('When approval by the head of purchasing is missing for orders over 500 euros');
  });

  it('takes the fields of the goal, not those of the kind', () => {
    const text = textOf(
      'dashboard for our sales csv files (date, region, product, units), upload, export pdf',
    );
    expect(text).toContain('Data: Csv files (date, region, product, units)');
    expect(text).not.toContain('Measure (');
    expect(text).toContain('comma or semicolon');
    expect(text).toContain('When the PDF is opened');
  });

  it('gives the things that an API lists their fields', () => {
    const text = textOf('REST API for a library: books, members, loans. overdue after 21 days', 'api');
    expect(text).toMatch(/^Build a REST API for a library: books, members, loans\./);
    expect(text).toContain('Data: Book (title, author, year), Member (');
    expect(text).toContain('When exactly 21 days have passed, then it is not overdue yet');
  });

  it('promises nothing that a browser cannot keep', () => {
    expect(textOf('habit tracker app, streaks, reminders, works offline')).toContain('a browser page cannot');
  });

  it('says nothing of roles, approval or votes where the goal does not', () => {
    const text = textOf('Build a page about tides');
    expect(text).not.toMatch(/Roles:|approved|Vote:|Data:/);
  });
});

describe('[B5] the remedy for a told fault', () => {
  it.each([
    [
      'the checkout sends the order twice when people double click',
      'one key per attempt, unique in the database',
    ],
    ['the login page redirects in an endless loop on Safari', 'the condition that never settles'],
    ['pictures from phones are shown rotated by 90 degrees', 'Apply the orientation'],
    ['the list still shows deleted boats', 'which copy is stale'],
    ['e-mails show the wrong name when two people order at the same time', 'what requests share'],
    ['events show on the wrong day for people in Lisbon', 'Store moments in UTC'],
  ])('%s', (goal, remedy) => {
    expect(textOf(goal, 'feature')).toContain(remedy);
  });

  it('stays general where the sort is not known', () => {
    const text = textOf('the tide chart shows a wrong height', 'feature');
    expect(text).toContain('Reproduce it first');
    expect(text).not.toMatch(/UTC|one key per attempt|stale/);
  });

  it('measures where something is slow, and moves piece by piece where something is split', () => {
    expect(textOf('our start page takes 8 seconds to load', 'feature')).toContain('Measure first');
    expect(textOf('split OrderService into modules', 'feature')).toContain('old import paths go on working');
    expect(textOf('replace left-pad with padStart everywhere', 'feature')).toContain('none of it is left');
  });
});

describe('[B4] what is left where little is known', () => {
  it('is no check at all, rather than the goal said once more', () => {
    expect(textOf('a tool that merges two guest lists and finds who is missing')).not.toContain('## ');
  });

  it('makes a start where nothing is said, and adds nothing where the thing is named', () => {
    expect(textOf('a website', 'website')).toContain('make a start, an about and a contact view');
    expect(textOf('a tide clock')).not.toContain('an about');
  });
});

describe('[B2] fields behind a title', () => {
  it('are what each entry has; what is said behind them holds', () => {
    const text = textOf(
      'Dive log for our club: date, spot, depth, visibility, works offline, two divers must not share a number',
    );
    expect(text).toContain('- Each entry has date, spot, depth, visibility\n- Works offline\n');
    expect(text).not.toContain('- Depth');
  });
});

describe('[B2] games', () => {
  it('have the rules of the game that is named, levels and a computer that plays', () => {
    const text = textOf('chess game against the computer with 3 levels');
    expect(text).toMatch(/^Build a chess game against the computer with 3 levels\./);
    expect(text).toContain('mate and stalemate end the game');
    expect(text).toContain('Levels: what grows');
    expect(text).toContain('Computer: its levels differ');
    expect(textOf('site for our chess club', 'website')).not.toContain('stalemate');
  });

  it('for two at one keyboard need no link', () => {
    const text = textOf('typing race game for two players on one keyboard');
    expect(text).toContain('no key serves two players');
    expect(text).not.toContain('a link that cannot be guessed');
  });
});

describe('[B5] a change', () => {
  it('is tried at the limit that its goal names', () => {
    expect(
      textOf('fix: the discount is not applied when the cart is exactly 100 euros', 'feature'),
    ).toContain('just below, exactly at and just above 100 euros');
    expect(textOf('fix the crash after the update to react 19', 'feature')).not.toContain('just below');
  });

  it('to what exists is a feature whatever type was chosen', () => {
    const { text, notices } = generateCode({
      goal: 'add two-factor login to our customer portal',
      projectType: 'api',
      tool: 'claude',
    });
    expect(text).toContain('recovery codes shown once');
    expect(text).not.toContain('List, read, create');
    expect(notices.map(({ message }) => message).join(' ')).toContain('treated as a feature');
  });

  it('of where data lies keeps the data', () => {
    expect(textOf('move user settings from localStorage to the database', 'feature')).toContain(
      'Old data is copied, compared',
    );
  });
});

describe('[B1] what a goal is', () => {
  it('is told from the thing it names, whatever its words may mean elsewhere', () => {
    const hangman = textOf('hangman in spanish for my class of 8 year olds');
    expect(hangman).toContain('Build a hangman');
    expect(hangman).toContain('a stated number of tries');
    const tool = textOf('python tool that checks all links in our docs and reports broken ones', 'feature');
    expect(tool).toMatch(/^Write a python tool/);
    expect(tool).not.toContain('Reproduce it first');
    expect(textOf('dashboard for a bakery, csv from the cash register')).not.toContain('Sign-in');
  });

  it('is told apart where a title is followed by questions and statements', () => {
    expect(
      textOf(
        'Key register for our hall: who has which key, keys are given out only with a signature, the warden sees which keys are out',
      ),
    ).toContain(
      '- Who has which key\n- Keys are given out only with a signature\n- The warden sees which keys are out',
    );
  });
});

describe('[B4] rules of the goal, at its own figures', () => {
  it('are tried at the number of a fault and at a limit', () => {
    expect(
      textOf('the export is missing the last row when the list has exactly 100 entries, fix it'),
    ).toContain('When it is tried with 99, 100 and 101 entries, then each result is right');
    const text = textOf('API for mooring permits, owners get max 2', 'api');
    expect(text).toContain(
      'When owners try to get more than 2, then it is refused with the reason; exactly 2 works',
    );
    expect(text).not.toContain('source');
  });

  it('leave out what every page needs where it would stand alone or among many', () => {
    expect(textOf('Build a knot tying helper for sailors')).not.toContain('360 pixels');
    expect(textOf('the tide chart shows a wrong height, fix it')).not.toContain('360 pixels');
    expect(textOf('telegram bot for our tides', 'api')).not.toContain('360 pixels');
  });

  it('tell a request from a booking', () => {
    const text = textOf('landing page for a vet with online booking request', 'website');
    expect(text).toContain('no confirmed date');
    expect(text).not.toContain('last free place');
  });
});
