import { describe, expect, it } from 'vitest';
import { generateCode } from './generate-code.ts';

const web = (goal: string): string => generateCode({ goal, projectType: 'web-app', tool: 'lovable' }).text;

describe('B2 parts that a short goal names', () => {
  it('get their place in the first version and a check, wherever the kind leaves them out', () => {
    const text = generateCode({
      goal: 'A website for our rowing club with a schedule and booking',
      projectType: 'website',
      tool: 'bolt',
    }).text;
    expect(text).toContain('Schedule: by day');
    expect(text).toContain('Booking: choose');
    expect(text).toContain('book the last free place');
    expect(text).not.toContain('Not now: online booking');
  });

  it('are found for kinds that nobody knows, and left out where the goal rules them out', () => {
    expect(web('App to track my bees and remind me to feed them, works offline')).toContain(
      'loaded once and the connection is off',
    );
    expect(web('Build a page that hides comments')).not.toContain('rates or comments twice');
    expect(web('Build a club page without booking')).not.toContain('book the last free place');
  });

  it('B1 an API that only answers gets no rules about stored records', () => {
    const api = (goal: string): string => generateCode({ goal, projectType: 'api', tool: 'claude' }).text;
    const lookup = api('An API that returns the tide for a harbour and caches it for 10 minutes');
    expect(lookup).not.toContain('enforced by the database');
    expect(lookup).toContain('comes from the cache');
    expect(api('An API to create and delete moorings')).toContain('enforced by the database');
  });
});

describe('B1 a wish', () => {
  it('becomes an instruction and is named so', () => {
    const { sections, text } = generateCode({
      goal: 'I want a website for my bakery',
      projectType: 'website',
    });
    expect(text.startsWith('Build a website for my bakery')).toBe(true);
    const struck = sections[0]?.spans.find(({ origin }) => origin === 'removed');
    expect(struck?.reason).toContain('instead of what you want');
  });
});

it('B4 a limit that the goal sets in numbers is the first check', () => {
  const text = generateCode({
    goal: 'API for a tool library, at most 3 tools',
    projectType: 'api',
    tool: 'claude',
  }).text;
  expect(text).toContain(
    'When more is tried than "at most 3 tools" allows, then it is refused with the reason and nothing changes; exactly that much works',
  );
  expect(web('A page with up to three columns')).not.toContain('When more is tried');
});

describe('what a code goal tells', () => {
  const of = (goal: string, projectType: 'web-app' | 'website' | 'feature'): string =>
    generateCode({ goal, projectType, tool: 'cursor' }).text;

  it('B5 a told fault is a fix', () => {
    expect(of('our tide chart flickers when the window is resized', 'feature')).toContain(
      'Write a test that fails because of it',
    );
    expect(of('Add a tide chart to the harbour page', 'feature')).not.toContain(
      'Write a test that fails because of it',
    );
  });

  it('B2 a newsletter sign-up is no account, and an extension has checks of its own', () => {
    expect(of('landing page for our regatta with email signup', 'website')).not.toContain('Sign-in');
    expect(of('club page with sign up for members', 'website')).toContain('Sign-in');
    expect(of('firefox extension that marks tide times', 'web-app')).toContain('fewest permissions');
  });
});

it('B4 what runs at a time has its check without a screen too', () => {
  const text = generateCode({
    goal: 'telegram bot that sends the tide every morning',
    projectType: 'api',
  }).text;
  expect(text).toContain('a clock change makes it run neither twice');
});
