import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Beginning } from './beginning.tsx';

const shown = (text: string) => render(<Beginning text={text} />).container.textContent;

it('[LB-03] a row shows how a prompt begins: up to its first heading, blanks by their names', () => {
  expect(shown('Write to {{first_name}} in {{words=150}} words. ## Facts - none')).toBe(
    'Write to first name in words: 150 words.',
  );
  expect(shown('# Role You edit. ## Task Cut.')).toBe('Role You edit.');
  expect(shown('Plain words, #1 of them')).toBe('Plain words, #1 of them');
});
