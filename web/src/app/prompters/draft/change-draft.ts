import type { Authorship } from '@whetstone/contract';
import type { Fact, Offer, Question } from '@whetstone/engine';
import { withAnswered, withGoal } from './draft-answers.ts';
import type { ModelAsks } from './model-asks.ts';
import type { CardChoice, PrompterDraft, RequestOf, Said, Writing, WrittenPrompt } from './prompter-draft.ts';

export type DraftChange<Draft extends PrompterDraft = PrompterDraft> =
  | { type: 'edited'; values: Partial<Omit<Draft, 'enhancement' | 'result'>> }
  | {
      type: 'goal-edited';
      goal: string;
      /** Written over the whole of the goal before. */
      isReplaced: boolean;
    }
  | { type: 'asked'; questions: readonly Question[]; offers?: readonly Offer[] }
  | { type: 'asked-by-model'; asks: ModelAsks }
  /** What the cards in force say by now; no press of the person's. */
  | { type: 'cards-read'; facts: readonly Fact[] }
  | { type: 'cards-chosen'; choice: CardChoice; facts: readonly Fact[] }
  | { type: 'writing'; writing: Writing<RequestOf<Draft>> | null }
  | { type: 'carried-over'; goal: string; values: Partial<Omit<Draft, 'enhancement' | 'result'>> }
  | { type: 'set-aside-restored' }
  | { type: 'set-aside-dropped' }
  | {
      type: 'enhanced';
      /** The goal that was sent; what was typed since is not replaced. */
      sent: string;
      enhanced: string;
      improvements: string[];
      suggestions: string[];
      note?: string;
    }
  | { type: 'changes-chosen'; left: readonly number[]; applied: string }
  | {
      type: 'suggestion-added';
      suggestion: string;
      /** The suggestion with its blank filled in. */ added?: string;
    }
  | { type: 'original-restored' }
  | { type: 'details-toggled' }
  | {
      type: 'generated';
      /** The ledger's; undefined for a prompt that costs nothing. */
      id: string | undefined;
      prompt: WrittenPrompt;
      request: RequestOf<Draft>;
      /** What was sent with it. */
      said: Said;
      writtenBy?: Authorship;
      rewritesLeft?: number;
    }
  | {
      type: 'rewritten';
      /** What was rewritten; another prompt can be on the desk by now. */
      of: { readonly id?: string | undefined; readonly request: RequestOf<Draft> };
      /** The ledger's from now on. */
      id: string | undefined;
      prompt: WrittenPrompt;
      /** What it was written with. */
      said: Said;
      writtenBy?: Authorship;
      rewritesLeft?: number;
      values: Partial<Omit<Draft, 'enhancement' | 'result'>>;
    }
  | { type: 'saved'; request: RequestOf<Draft>; saved: { id: string; text: string; revision?: number } };

/** The draft after a change; pure, so that every rule of the form can be tested without a screen. */
export function changeDraft<Draft extends PrompterDraft>(draft: Draft, change: DraftChange<Draft>): Draft {
  switch (change.type) {
    case 'edited':
      return { ...draft, ...change.values };
    case 'goal-edited':
      return withGoal(draft, change.goal, change.isReplaced);
    case 'asked':
      return { ...draft, asked: withAnswered(draft, change.questions), offered: change.offers ?? null };
    case 'asked-by-model':
      return { ...draft, modelAsks: change.asks };
    case 'cards-read':
      return { ...draft, wishes: { ...draft.wishes, facts: change.facts } };
    case 'cards-chosen':
      return { ...draft, cards: change.choice, wishes: { ...draft.wishes, facts: change.facts } };
    case 'writing':
      return { ...draft, writing: change.writing };
    case 'carried-over': {
      const isOther = draft.goal.trim() !== '' && draft.goal !== change.goal;
      return {
        ...withGoal(draft, change.goal, draft.goal !== change.goal),
        ...change.values,
        setAside: isOther ? draft.goal : draft.setAside,
        enhancement: null,
      };
    }
    case 'set-aside-restored':
      return { ...withGoal(draft, draft.setAside, true), setAside: '', enhancement: null };
    case 'set-aside-dropped':
      return { ...draft, setAside: '' };
    case 'enhanced':
      return enhance(draft, change);
    case 'changes-chosen':
      return chooseChanges(draft, change.left, change.applied);
    case 'suggestion-added':
      return addSuggestion(draft, change.suggestion, change.added);
    case 'original-restored':
      return { ...draft, goal: draft.enhancement?.original ?? draft.goal, enhancement: null };
    case 'details-toggled': {
      const { enhancement } = draft;
      return enhancement ? { ...draft, enhancement: { ...enhancement, isOpen: !enhancement.isOpen } } : draft;
    }
    case 'generated': {
      const { id, prompt, request, said, writtenBy, rewritesLeft } = change;
      return {
        ...draft,
        assumptions: {},
        // What was typed while it was written may ask for something else by now.
        ...(draft.goal === request.goal && { asked: prompt.questions ?? [], offered: prompt.offers ?? [] }),
        result: { id, prompt, request, writtenBy, rewritesLeft, ...said },
        writing: null,
      };
    }
    case 'rewritten': {
      const { result } = draft;
      const { of, id, prompt, said, values, writtenBy, rewritesLeft } = change;
      const isOfDesk = result?.id === of.id && JSON.stringify(result?.request) === JSON.stringify(of.request);
      if (!result || !isOfDesk) return draft;
      return { ...draft, ...values, result: { ...result, id, prompt, writtenBy, rewritesLeft, ...said } };
    }
    case 'saved':
      // The answer of a save can come when another prompt already stands on the desk.
      return draft.result?.request === change.request
        ? { ...draft, result: { ...draft.result, saved: change.saved } }
        : draft;
  }
}

function enhance<Draft extends PrompterDraft>(
  draft: Draft,
  { sent, enhanced, improvements, suggestions, note }: DraftChange & { type: 'enhanced' },
): Draft {
  if (draft.goal !== sent) return draft;
  // Enhanced twice in a row, the text to restore is still the person's own.
  const original = isEnhancedText(draft) ? (draft.enhancement?.original ?? sent) : sent;
  const chosen = { left: [], applied: enhanced };
  const enhancement = { original, enhanced, improvements, suggestions, note, ...chosen, isOpen: true };
  return { ...draft, goal: enhanced, enhancement };
}

function addSuggestion<Draft extends PrompterDraft>(
  draft: Draft,
  suggestion: string,
  added = suggestion,
): Draft {
  if (!draft.enhancement) return draft;
  const goal = draft.goal.trimEnd();
  const joint = goal === '' ? '' : /[.!?:;]$/.test(goal) ? ' ' : '. ';
  const suggestions = draft.enhancement.suggestions.filter((other) => other !== suggestion);
  return { ...draft, goal: goal + joint + added, enhancement: { ...draft.enhancement, suggestions } };
}

function chooseChanges<Draft extends PrompterDraft>(
  draft: Draft,
  left: readonly number[],
  applied: string,
): Draft {
  const { enhancement, goal } = draft;
  if (!enhancement || !canChooseChanges(draft)) return draft;
  const added = goal.slice(enhancement.applied.length);
  return { ...draft, goal: applied + added, enhancement: { ...enhancement, left, applied } };
}

/** Whether the goal still begins as it was enhanced; suggestions and own words may follow. */
export const canChooseChanges = ({ goal, enhancement }: PrompterDraft): boolean =>
  enhancement !== null && goal.startsWith(enhancement.applied);

/** Whether the goal stands as it was enhanced, so that undo can mean the text before it. */
export const isEnhancedText = ({ goal, enhancement }: PrompterDraft): boolean =>
  enhancement !== null && goal === enhancement.applied;
