import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyPrompterDraft, type PrompterDraft, type Said } from '../draft/prompter-draft.ts';
import { pressOf, withoutPress } from './press-history.ts';

const draft = (said: Partial<Said> = {}): PrompterDraft => ({
  ...emptyPrompterDraft,
  goal: 'a letter',
  ...said,
});
const wishes = (offers: Record<string, boolean>, decide = false) => ({
  offers,
  open: '',
  decide,
  facts: [],
});

const keys = fc.constantFrom('why', 'who', 'when');
const saids = fc.record({
  answers: fc.dictionary(keys, fc.string()),
  wishes: fc.record({
    offers: fc.dictionary(keys, fc.boolean()),
    open: fc.string(),
    decide: fc.boolean(),
    facts: fc.constant([]),
  }),
});

describe('[AO-02] a press that is taken back', () => {
  test('leaves the draft as it was before', () => {
    fc.assert(
      fc.property(saids, saids, (before, after) => {
        const said = { ...after, wishes: { ...after.wishes, open: before.wishes.open } };
        const taken = withoutPress(draft(said), pressOf(draft(before), said));
        expect(taken ?? said).toEqual(before);
      }),
    );
  });

  test('keeps the words that were typed since', () => {
    const before = draft({ answers: { why: '' } });
    const press = pressOf(before, { answers: { why: 'costs rose' } });
    expect(withoutPress(draft({ answers: { why: 'costs rose; freight above all' } }), press)).toBeUndefined();
    const also = withoutPress(draft({ answers: { why: 'costs rose', who: 'Ruth' } }), press);
    expect(also?.answers).toEqual({ why: '', who: 'Ruth' });
  });

  test('is none of another goal', () => {
    const press = pressOf(draft(), { wishes: wishes({ short: true }) });
    expect(withoutPress({ ...draft({ wishes: wishes({ short: true }) }), goal: 'a poem' }, press)).toBe(
      undefined,
    );
    expect(withoutPress(draft({ wishes: wishes({ short: true }, true) }), press)?.wishes).toEqual(
      wishes({}, true),
    );
  });
});
