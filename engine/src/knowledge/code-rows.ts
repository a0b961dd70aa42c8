import type { Offer, Question } from './rows.ts';

/** Things that are kept, each with its fields: `{ Booking: 'start, end, status' }`. */
export type DataRows = Readonly<Record<string, string>>;

/** A feature of software. Its lines name no technology, no color and no number that a person is likely to give. */
export interface Feature {
  /** In a list of features: "Ratings". */
  readonly name: string;
  /** Words and phrases that name it, in any number, parted by commas. */
  readonly words: string;
  /** What it does, for the plan. */
  readonly plan: string;
  /** The same where there is no screen but an API. */
  readonly asService?: string;
  readonly data?: DataRows;
  /** Edge cases, limits and permissions, decided. */
  readonly rules?: readonly string[];
  /** How to see that it works: "Two people book the same slot: the second is told and nothing is stored." */
  readonly check?: string;
  /** Features without which it cannot be. */
  readonly needs?: readonly string[];
  /** Features beside which it is not needed. */
  readonly yields?: readonly string[];
}

/** What a goal is built as: something with screens, a part of a screen, a program without, or a service. */
export type Shape = 'product' | 'site' | 'service' | 'component' | 'program';

/** A kind of software. */
export interface AppKind {
  readonly shape: Shape;
  /** Says little of the subject, so another kind wins; the rules of a platform then stand beside those of the subject. */
  readonly broad?: 'platform' | 'subject';
  /** What it is called, parted by commas; "habit" alone is enough where "habit app" is meant. */
  readonly nouns: string;
  /** What it lives or dies by. */
  readonly heart?: string;
  /** Main flows, the one to build first in front. */
  readonly flows: readonly string[];
  readonly data?: DataRows;
  /** What a senior developer would decide, and what beginners forget. */
  readonly rules: readonly string[];
  readonly checks: readonly string[];
  /** Features it has unless the goal refuses them. */
  readonly has?: readonly string[];
  /** Features that its own flows and data say already. */
  readonly covers?: readonly string[];
  readonly asks?: readonly string[];
  readonly offers?: readonly string[];
}

/** Work on code that exists, or a question about it. */
export interface CodeAct {
  /** What such a request begins with, parted by commas. */
  readonly verbs: string;
  /** Words that tell it elsewhere in the first sentence. */
  readonly words?: string;
  /** Words that tell it in any sentence, whatever the goal begins with. */
  readonly anywhere?: string;
  /** Words that show that something is to be built after all. */
  readonly never?: string;
  /** Heading of its lines. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly checks: readonly string[];
  readonly asks: readonly string[];
  readonly offers: readonly string[];
}

/** A sign of trouble and where its causes usually lie. */
export interface Fault {
  readonly words: string;
  readonly look: string;
  readonly check: string;
}

/** Where an answer or an offer stands in the brief. */
export type Place = 'users' | 'data' | 'rules' | 'design' | 'stack' | 'work' | 'checks';

export interface CodeQuestion extends Question {
  readonly place: Place;
  /** Features that a choice brings in or rules out. */
  readonly brings?: Readonly<Record<string, readonly string[]>>;
  readonly drops?: Readonly<Record<string, readonly string[]>>;
}

export interface CodeOffer extends Offer {
  readonly place: Place;
}

/** A language, framework, database or way to sign in, and what choosing it decides. */
export interface Stack {
  readonly name: string;
  readonly words: string;
  /** How it is written where its name is no word: "c#". */
  readonly sign?: string;
  /** Inside a host, such as a sheet, nothing is an app of its own: there the line stands instead of the rows of a kind, with an engine beside them. */
  readonly group:
    | 'host'
    | 'engine'
    | 'language'
    | 'frontend'
    | 'styling'
    | 'backend'
    | 'database'
    | 'auth'
    | 'platform'
    | 'ui'
    | 'api';
  readonly line: string;
}

/** The sections of a brief. */
export type CodeSectionId =
  | 'goal'
  | 'users'
  | 'features'
  | 'data'
  | 'rules'
  | 'design'
  | 'stack'
  | 'order'
  | 'work'
  | 'checks'
  | 'later'
  | 'closing';

/** How a tool that writes code wants to be asked. */
export interface CodeTool {
  /** As its maker writes it. */
  readonly name: string;
  readonly order: readonly CodeSectionId[];
  readonly titles?: Partial<Record<CodeSectionId, string>>;
  /** Where neither the goal nor the form names a stack. */
  readonly stack: string;
  /** Last lines: for something new with an order of work and without, for a change, for a question. */
  readonly closing: Readonly<Record<'build' | 'plain' | 'change' | 'question', string>>;
  /** The file in which it keeps standing rules. */
  readonly rulesFile?: string;
  /** Names it went by, with the day they ended. */
  readonly formerly?: readonly { readonly name: string; readonly until: string }[];
  /** Most checks it is given where the goal names little. */
  readonly checks: number;
  /** When its maker's guidance was last read. */
  readonly checked: string;
}

/** Words that show what a program is built as. */
export type ShapeWords = Readonly<Record<Shape, string>>;

/** Words of a clause that states a limit, and how one tries it. */
export interface LimitRow {
  readonly words: string;
  /** One of these has to stand in the clause too. */
  readonly needs?: string;
  /** With one of these in the clause it is no such limit. */
  readonly never?: string;
  /** The least number that has to stand in it. */
  readonly leastNumber?: number;
  readonly check: string;
}

/** What cannot hold beside what a goal says: lines with one of the words are left out. */
export interface Clash {
  readonly said: string;
  readonly never: string;
  /** Features that are not taken for granted then. */
  readonly drops?: readonly string[];
}
