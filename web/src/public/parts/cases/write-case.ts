import type { PageContext } from '@whetstone/contract';
import type { Section } from '@whetstone/engine';
import { type CaseGoal, type CaseId, caseGoals } from '../../../content/case-goals.ts';
import { deskTools } from '../../../content/desk-tools.ts';

export interface WrittenCase extends Pick<CaseGoal, 'id' | 'use' | 'title' | 'goal'> {
  /** The tool that the prompt is written for. */
  tool: string;
  /** What the engine asked and what was pressed. */
  asked: readonly { ask: string; choices: readonly string[]; pressed: string }[];
  /** The wishes that were pressed, as the engine names them. */
  wishes: readonly string[];
  sections: readonly Section[];
  /** The prompt as it is copied. */
  text: string;
}

type Writer = Pick<PageContext, 'writeForDesk'>;

const choicesShown = 2;

/** The first choices, the pressed one among them. */
const shownWith = (pressed: string, choices: readonly string[]) =>
  choices.filter((choice, index) => index < choicesShown || choice === pressed);

function write({ id, use, title, kind, goal, ...said }: CaseGoal, { writeForDesk }: Writer): WrittenCase {
  const answers: Record<string, string> = said.answers;
  const offers = Object.fromEntries(said.offers.map((offer) => [offer, true]));
  const before = writeForDesk({ kind, goal });
  const prompt = writeForDesk({ kind, goal, answers, offers });
  return {
    id,
    use,
    title,
    goal,
    tool: deskTools[kind],
    asked: (before.questions ?? []).flatMap(({ id: fact, ask, label, choices = [] }) => {
      const pressed = answers[fact];
      return pressed === undefined
        ? []
        : [{ ask: ask ?? label, choices: shownWith(pressed, choices), pressed }];
    }),
    wishes: (before.offers ?? []).filter(({ id: offer }) => offers[offer]).map(({ label }) => label),
    sections: prompt.sections,
    text: prompt.text,
  };
}

const written = new Map<CaseId, WrittenCase>();

/** A case as the engine asks and writes it; written once, for its goal never changes. */
export function writeCase(id: CaseId, server: Writer): WrittenCase {
  const found = written.get(id) ?? write(caseGoals[id], server);
  written.set(id, found);
  return found;
}
