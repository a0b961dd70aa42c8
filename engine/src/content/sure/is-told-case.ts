import type { Reading } from '../../reading/reading.ts';
import { isStatement } from '../../reading/statement.ts';
import type { ChosenAnswer } from '../choose/chosen-answer.ts';

const told: ReadonlySet<string> = new Set(['people', 'myself', 'told']);

/** Whether somebody tells a case and does not say what for. */
export const isToldCase = ({ act, request, deliverable }: Reading, { group, name }: ChosenAnswer): boolean =>
  act === 'open' && ((group === 'everyday' && told.has(name)) || (!deliverable && isStatement(request)));
