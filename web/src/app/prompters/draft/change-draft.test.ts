import { expect, it } from 'vitest';
import { canChooseChanges, changeDraft, isEnhancedText } from './change-draft.ts';
import { emptyPrompterDraft, noWishes, type PrompterDraft, type WrittenPrompt } from './prompter-draft.ts';

const said = { answers: {}, wishes: noWishes };

const empty: PrompterDraft = emptyPrompterDraft;
const prompt: WrittenPrompt = {
  text: 'Invite the team.',
  sections: [],
  assumptions: [],
  findings: [],
  notices: [],
  tokens: { goal: 4, prompt: 4 },
};
const enhanced = changeDraft(
  { ...empty, goal: 'invite the team' },
  {
    type: 'enhanced',
    sent: 'invite the team',
    enhanced: 'Invite the team to lunch.',
    improvements: ['Named the event.'],
    suggestions: ['Say when', 'Say where'],
  },
);

it('[CP-05] enhancing replaces the goal and opens the panel', () => {
  expect(enhanced.goal).toBe('Invite the team to lunch.');
  expect(enhanced.enhancement).toMatchObject({ isOpen: true, improvements: ['Named the event.'] });
});

it('[CP-05] one click restores the goal as it was before', () => {
  expect(changeDraft(enhanced, { type: 'original-restored' })).toMatchObject({
    goal: 'invite the team',
    enhancement: null,
  });
});

it('[CP-05] enhanced twice in a row, the restored text is still one’s own', () => {
  const answer = { enhanced: 'Invite the whole team to lunch.', improvements: [], suggestions: [] };
  const twice = changeDraft(enhanced, { type: 'enhanced', sent: enhanced.goal, ...answer });
  expect(twice.goal).toBe('Invite the whole team to lunch.');
  expect(changeDraft(twice, { type: 'original-restored' }).goal).toBe('invite the team');
  const edited = changeDraft(enhanced, { type: 'edited', values: { goal: 'Invite the team to dinner.' } });
  const again = changeDraft(edited, { type: 'enhanced', sent: edited.goal, ...answer });
  expect(changeDraft(again, { type: 'original-restored' }).goal).toBe('Invite the team to dinner.');
});

it('[CP-05] an answer that comes after the goal was changed replaces nothing', () => {
  const draft = { ...empty, goal: 'invite the whole team' };
  const late = { sent: 'invite the team', enhanced: 'Invite all.', improvements: [], suggestions: [] };
  expect(changeDraft(draft, { type: 'enhanced', ...late })).toBe(draft);
});

it('[CP-05] a change left as it was leaves the rest and what was added since', () => {
  const longer = changeDraft(enhanced, { type: 'suggestion-added', suggestion: 'Say when' });
  const after = changeDraft(longer, { type: 'changes-chosen', left: [1], applied: 'Invite the team.' });
  expect(after.goal).toBe('Invite the team. Say when');
  expect(after.enhancement).toMatchObject({ left: [1], applied: 'Invite the team.' });
  expect(changeDraft(after, { type: 'original-restored' }).goal).toBe('invite the team');
});

it('[CP-05] changes are not chosen over words that the person wrote since', () => {
  const edited = changeDraft(enhanced, { type: 'edited', values: { goal: 'Ask the team to lunch.' } });
  expect(canChooseChanges(edited)).toBe(false);
  expect(changeDraft(edited, { type: 'changes-chosen', left: [0], applied: 'x' })).toBe(edited);
});

it('[CP-05] a suggestion is added as a sentence of its own and leaves the list', () => {
  const after = changeDraft(enhanced, { type: 'suggestion-added', suggestion: 'Say when' });
  expect(after.goal).toBe('Invite the team to lunch. Say when');
  expect(after.enhancement?.suggestions).toEqual(['Say where']);
});

it('[CP-05] a goal without a full stop gets one before the suggestion', () => {
  const open = { ...enhanced, goal: 'invite the team' };
  expect(changeDraft(open, { type: 'suggestion-added', suggestion: 'Say where' }).goal).toBe(
    'invite the team. Say where',
  );
});

it('[CP-05] the details can be hidden and shown again', () => {
  const hidden = changeDraft(enhanced, { type: 'details-toggled' });
  expect(hidden.enhancement?.isOpen).toBe(false);
  expect(changeDraft(hidden, { type: 'details-toggled' }).enhancement?.isOpen).toBe(true);
});

it('[CP-05] undo means the text before enhancing as long as nothing was typed since', () => {
  expect(isEnhancedText(enhanced)).toBe(true);
  expect(
    isEnhancedText(changeDraft(enhanced, { type: 'edited', values: { goal: 'Invite the team to dinner.' } })),
  ).toBe(false);
  expect(isEnhancedText(empty)).toBe(false);
});

it('a goal carried over sets the text that stood here aside, and one click brings it back', () => {
  const before = { ...empty, goal: 'invite the team' };
  const after = changeDraft(before, { type: 'carried-over', goal: 'thank the donors', values: {} });
  expect(after).toMatchObject({ goal: 'thank the donors', setAside: 'invite the team' });
  expect(changeDraft(after, { type: 'set-aside-restored' })).toMatchObject({
    goal: 'invite the team',
    setAside: '',
  });
});

it('a goal carried over to an empty desk sets nothing aside', () => {
  expect(changeDraft(empty, { type: 'carried-over', goal: 'thank the donors', values: {} }).setAside).toBe(
    '',
  );
});

it('a new prompt begins without the choices made for the one before, and unsaved', () => {
  const request = { goal: 'invite the team' };
  const written = changeDraft(
    { ...empty, assumptions: { length: 'short' } },
    { type: 'generated', id: 'g1', prompt, request, said },
  );
  expect(written.assumptions).toEqual({});
  const saved = changeDraft(written, { type: 'saved', request, saved: { id: 'p1', text: prompt.text } });
  expect(saved.result?.saved).toEqual({ id: 'p1', text: prompt.text });
  const again = changeDraft(saved, {
    type: 'generated',
    id: 'g1',
    prompt,
    request: { ...request },
    said,
  });
  expect(again.result?.saved).toBeUndefined();
  const late = changeDraft(again, { type: 'saved', request, saved: { id: 'p1', text: prompt.text } });
  expect(late.result?.saved).toBeUndefined();
});

it('a rewritten prompt keeps its request and the library’s copy', () => {
  const saved = {
    ...empty,
    result: { id: 'g1', prompt, request: { goal: 'invite' }, saved: { id: 'p1', text: prompt.text } },
  };
  const after = changeDraft(saved, {
    type: 'rewritten',
    of: saved.result,
    id: 'g1',
    prompt: { ...prompt, text: 'Invite all.' },
    said,
    values: { assumptions: { size: 'all' } },
  });
  expect(after.assumptions).toEqual({ size: 'all' });
  expect(after.result).toMatchObject({ prompt: { text: 'Invite all.' }, request: { goal: 'invite' } });
  expect(after.result?.saved?.text).toBe('Invite the team.');
});

it('a rewriting that arrives after another prompt was generated changes nothing', () => {
  const request = { goal: 'invite the team' };
  const another = changeDraft(empty, { type: 'generated', id: 'g2', prompt, request, said });
  const late = { ...prompt, text: 'Invite all.' };
  const values = { assumptions: { size: 'all' } };
  const of = { id: 'g1', request };
  expect(changeDraft(another, { type: 'rewritten', of, id: 'g1', prompt: late, said, values })).toBe(another);
});
