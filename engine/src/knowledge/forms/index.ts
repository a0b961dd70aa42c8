import type { Form } from '../rows.ts';
import { answers } from './answers.ts';
import { given } from './given.ts';
import { plans } from './plans.ts';
import { texts } from './texts.ts';

/**
 * What is to come of a goal in English, whatever it is about: asked, taken for granted and offered where its situation is
 * not known, or has too little of it.
 */
export const forms: Readonly<Record<string, Form>> = { ...given, ...answers, ...plans, ...texts };
