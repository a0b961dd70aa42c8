import type { Assumption, AssumptionChoices } from '../../result.ts';
import type { VisualSectionId } from '../dialects/dialect.ts';
import { asAssumption, chosen, type Axis } from './axis.ts';
import type { Phrase } from './phrase.ts';
import { variedAxes } from './vary-scene.ts';

const varied: ReadonlySet<string> = new Set(variedAxes);

/** A scene while it is planned: what was added, on which axes, and which of them variations may change. */
export class SceneDraft {
  readonly phrases: Phrase[] = [];
  readonly assumptions: Assumption[] = [];
  readonly open: Axis[] = [];
  readonly choices: Record<string, string> = {};
  readonly #wanted: AssumptionChoices | undefined;

  constructor(wanted: AssumptionChoices | undefined) {
    this.#wanted = wanted;
  }

  /** Fills an axis as the person chose, else by the guess; answers the text. */
  take(axis: Axis | undefined, section: VisualSectionId, droppedAs?: number): string {
    if (axis === undefined) return '';
    const choice = chosen(axis, this.#wanted);
    this.choices[axis.id] = choice.id;
    this.assumptions.push(asAssumption(axis, choice));
    if (varied.has(axis.id)) this.open.push(axis);
    const { rule, reason, id } = axis;
    this.phrases.push({ section, text: choice.text, rule, reason, axis: id, droppedAs });
    return choice.text;
  }

  /** Adds what no switch changes. */
  add(section: VisualSectionId, text: string, rule: string, reason: string, droppedAs?: number): void {
    if (text !== '') this.phrases.push({ section, text, rule, reason, droppedAs });
  }
}
