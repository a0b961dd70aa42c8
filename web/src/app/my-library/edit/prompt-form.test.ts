import { expect, it } from 'vitest';
import { emptyForm, inputOf, problemsOf, tagsOf } from './prompt-form.ts';

it('[ML-02] a prompt needs a title and words; each problem stands with its field', () => {
  expect(problemsOf(emptyForm())).toEqual({
    title: 'Give the prompt a title.',
    prompt_text: 'Write the prompt.',
  });
  expect(problemsOf({ ...emptyForm(), title: 'Tea', prompt_text: 'Write' })).toEqual({});
});

it('tags are trimmed, each once; too many or too long ones are told', () => {
  expect(tagsOf(' tea, mail ,,tea')).toEqual(['tea', 'mail']);
  const many = Array.from({ length: 21 }, (_, index) => `tag ${index}`).join();
  expect(problemsOf({ ...emptyForm(), tags: many }).tags).toContain('20');
  expect(problemsOf({ ...emptyForm(), tags: 'x'.repeat(51) }).tags).toContain('50');
});

it('what is left empty is sent as nothing', () => {
  expect(inputOf({ ...emptyForm(), title: ' Tea ', prompt_text: 'Write' })).toMatchObject({
    title: 'Tea',
    use_case: null,
    folder_id: null,
    tags: [],
  });
});
