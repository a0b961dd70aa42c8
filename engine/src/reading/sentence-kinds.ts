import { modifierOpening } from './act-verbs.ts';
import type { ActId } from './act-verbs.ts';
import { readAct } from './read-act.ts';
import type { ReadAct } from './read-act.ts';

export type SentenceKind = 'role' | 'greeting' | 'task' | 'condition' | 'context';

interface ReadSentence {
  readonly text: string;
  readonly kind: SentenceKind;
  readonly act: ReadAct;
  /** True for the one sentence that decides the act. */
  readonly main: boolean;
}

const role =
  /^(?:please )?(?:act|behave|pretend|imagine|respond|work|serve)\b.{0,20}\b(?:as|like|to be|you(?:['’]?re| are|r))\b|^(?:you are|you['’]re|you will be|you're going to be) (?:an? |the |my |now |going to |experienced |expert )|^(?:i want you to|i need you to|i would like you to) (?:act|behave|pretend)\b|^as an? (?:\p{L}+ ){0,3}\p{L}+(?:er|or|ist|ian|ert|ant)[.,]/iu;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|evening|day)|thanks?|thank you)\b[^.!?]{0,24}[.!?]*$/i;
const reasoning =
  /^(?:explain|show|give|state|justify|check|describe) (?:your|the) (?:reasoning|work|steps|working|answer|choice|calculation|plot|solution|thinking)\b/i;
const actInside =
  /(?:,|\band\b|\bto\b)\s+(?:please )?(?:write|create|list|give|explain|generate|craft|tell|design|provide|suggest|answer|draft|make|help|correct|check|review|proofread|translate|rewrite|improve|plan|compare|summari[sz]e|analy[sz]e)\b/i;

// "Turbines can not be used": a statement that rules something in or out.
const ruling =
  /^(?:an? |the |all |any )?(?:\p{L}+ ){1,3}(?:must|should|cannot|can ?not|may not|needs? to|has to|have to|(?:is|are) (?:not )?(?:allowed|required|needed|forbidden))\b/iu;
const requested = /^(?:and |also,? |then )*(?:please )?(?:write|create|make|draft|generate|build|design)\b/i;
const weak: ReadonlySet<ActId> = new Set(['open', 'role']);
const isModifier = (text: string): boolean => modifierOpening.test(text) || reasoning.test(text);
const isRole = (text: string): boolean => role.test(text) && !text.endsWith('?');

/** Sorts the sentences of the goal's instructions by what they do, as `actIn` reads them, and finds the one that decides the act. */
export const readSentences = (
  texts: readonly string[],
  actIn: (text: string) => ReadAct,
): readonly ReadSentence[] => {
  const acts = texts.map((text) => {
    if (!isRole(text)) return actIn(text);
    const inner = actInside.exec(text);
    const read = inner ? readAct(text.slice(inner.index).replace(/^(?:,|and|to)\s+/i, '')) : undefined;
    return read && !weak.has(read.act) ? read : readAct('');
  });
  const decides = (index: number): boolean => !weak.has(acts[index]?.act ?? 'open');
  const asks = (index: number): boolean => decides(index) && !isModifier(texts[index] ?? '');
  const makes = (index: number): boolean => {
    const { act, deliverable } = acts[index] ?? readAct('');
    return (
      asks(index) &&
      (act === 'code' ||
        (act === 'write' && (deliverable !== undefined || requested.test(texts[index] ?? ''))))
    );
  };
  const other = texts.findIndex((_, index) => asks(index) && !acts[index]?.own);
  // Beside "What is …?" the thing to be made decides, since an answer needs no frame and a text does.
  const made =
    acts[other]?.act === 'question' ? texts.findIndex((_, index) => index > other && makes(index)) : -1;
  const strong = made >= 0 ? made : other >= 0 ? other : texts.findIndex((_, index) => asks(index));
  const found = strong >= 0 ? strong : texts.findIndex((_, index) => decides(index));
  // "Mail to the caretaker, … We need him on our side": a wish that names no thing adds to the text named before it.
  const wished = acts[found];
  const isNamed = acts[0]?.act === 'open' && acts[0].deliverable !== undefined;
  const main = isNamed && wished?.act === 'write' && !wished.verb && !wished.deliverable ? 0 : found;
  return texts.map((text, index) => {
    const act = acts[index] ?? readAct('');
    const kind = ((): SentenceKind => {
      if (index === main) return 'task';
      if (greeting.test(text) && texts.length > 1) return 'greeting';
      if (isRole(text) && (main === -1 || index < main)) return 'role';
      if (main !== -1 && isModifier(text)) return 'condition';
      if (act.act !== 'open' || main === -1) return 'task';
      return ruling.test(text) && index > main ? 'condition' : 'context';
    })();
    return { text, kind, act, main: index === main };
  });
};
