import type { Section } from '@whetstone/engine';
import type { DraftKind } from '@whetstone/contract';

export interface ExampleSheet {
  readonly request: object;
  readonly sections: readonly Section[];
  /** What was chosen, by the reason for asking it. */
  readonly names: Readonly<Record<string, string>>;
}

/** Requests, and part of what the engine writes for them, by prompter; the test beside holds the two together. */
export const exampleSheets = {
  content: {
    request: {
      goal: 'write teh product description for our oak desk, 140 cm wide',
      level: 'standard',
      answers: { place: 'our own online store', doubt: 'how long it lasts' },
    },
    names: {
      'Where will the text appear?': 'Our own online store',
      'Shoppers with unanswered questions often leave': 'How long it lasts',
    },
    sections: [
      {
        id: 'request',
        title: 'Your request',
        text: 'write the product description for our oak desk, 140 cm wide\n\n',
        reason: 'Your own words',
        spans: [
          { text: 'write ', origin: 'goal' },
          { text: 'teh', origin: 'removed', reason: 'Spelling: teh → the' },
          { text: 'the', origin: 'edited', reason: 'Spelling: teh → the' },
          { text: ' product description for our oak desk, 140 cm wide', origin: 'goal' },
          { text: '\n\n', origin: 'added' },
        ],
      },
      {
        id: 'said',
        title: 'What you said about it',
        text: 'Good to know:\n- Where it will appear: our own online store\n- What buyers ask first: how long it lasts',
        reason: 'What your cards say, and what you answered and chose',
        spans: [
          { text: 'Good to know:\n- ', origin: 'added' },
          {
            text: 'Where it will appear: our own online store',
            origin: 'chosen',
            reason: 'Where will the text appear?',
          },
          { text: '\n- ', origin: 'added' },
          {
            text: 'What buyers ask first: how long it lasts',
            origin: 'chosen',
            reason: 'Shoppers with unanswered questions often leave',
          },
        ],
      },
    ],
  },
  visual: {
    request: {
      goal: 'a copper kettle on teh stove, morning light',
      media: 'image',
      style: 'watercolor',
      answers: { used: 'a poster' },
    },
    names: { 'Each use needs its own proportions': 'A poster' },
    sections: [
      {
        id: 'subject',
        title: 'Subject',
        text: 'A copper kettle on the stove, morning light. Made for a poster.',
        reason: 'What the picture shows, in your words',
        spans: [
          { text: 'A', origin: 'edited' },
          { text: ' copper kettle on ', origin: 'goal' },
          { text: 'teh', origin: 'removed', reason: 'Spelling: teh → the' },
          { text: 'the', origin: 'edited', reason: 'Spelling: teh → the' },
          { text: ' stove, morning light', origin: 'goal' },
          { text: '.', origin: 'added' },
          { text: ' ', origin: 'added' },
          {
            text: 'Made for a poster.',
            origin: 'chosen',
            reason: 'Each use needs its own proportions',
          },
        ],
      },
      {
        id: 'style',
        title: 'Style',
        text: ' Watercolor on cold-pressed paper: transparent washes, pigment blooming at wet edges, highlights left as bare paper, pencil lines faintly visible.',
        reason: 'How it is made',
        spans: [
          { text: ' ', origin: 'added' },
          {
            text: 'Watercolor on cold-pressed paper: transparent washes, pigment blooming at wet edges, highlights left as bare paper, pencil lines faintly visible',
            origin: 'added',
            reason: 'Style, spelled out',
          },
          { text: '.', origin: 'added' },
        ],
      },
    ],
  },
  code: {
    request: {
      goal: 'a booking page for teh tennis courts, one-hour slots',
      projectType: 'website',
      answers: { access: 'no accounts', fairness: 'two weeks ahead, two slots at a time' },
    },
    names: {
      'Accounts need sign-up and sign-in screens': 'No accounts',
      'Otherwise the first few people book everything': 'Two weeks ahead',
    },
    sections: [
      {
        id: 'goal',
        title: 'Goal',
        text: '## Goal\na booking page for the tennis courts, one-hour slots',
        reason: 'Your goal, in your words',
        spans: [
          { text: '## Goal\n', origin: 'added' },
          { text: 'a booking page for ', origin: 'goal' },
          { text: 'teh', origin: 'removed', reason: 'Spelling: teh → the' },
          { text: 'the', origin: 'edited', reason: 'Spelling: teh → the' },
          { text: ' tennis courts, one-hour slots', origin: 'goal' },
        ],
      },
      {
        id: 'rules',
        title: 'Rules and edge cases',
        text: '## Rules and edge cases\n- Access: no accounts\n- Each person may book: two weeks ahead, two slots at a time',
        reason: 'Cases that would otherwise be left to chance',
        spans: [
          { text: '## Rules and edge cases\n', origin: 'added' },
          { text: '- ', origin: 'added' },
          {
            text: 'Access: no accounts',
            origin: 'chosen',
            reason: 'Accounts need sign-up and sign-in screens',
          },
          { text: '\n- ', origin: 'added' },
          {
            text: 'Each person may book: two weeks ahead, two slots at a time',
            origin: 'chosen',
            reason: 'Otherwise the first few people book everything',
          },
        ],
      },
      {
        id: 'checks',
        title: 'Acceptance checks',
        text: '## Acceptance checks\n- Go through the goal phrase by phrase and say how each is met or answered: "a booking page for the tennis courts", "one-hour slots"',
        reason: 'How to tell when it is done',
        spans: [
          { text: '## Acceptance checks\n', origin: 'added' },
          { text: '- ', origin: 'added' },
          {
            text: 'Go through the goal phrase by phrase and say how each is met or answered: "a booking page for the tennis courts", "one-hour slots"',
            origin: 'added',
            reason: 'Every phrase of your goal is checked, so nothing gets lost',
          },
        ],
      },
    ],
  },
} as const satisfies Record<DraftKind, ExampleSheet>;
