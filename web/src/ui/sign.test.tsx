import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Signed } from './sign.tsx';

it.each([
  ['❌ Error: no', 1],
  ['✅ Done', 1],
  ['Done', 0],
  ['', 0],
])('[PY-03] “%s” is drawn with %i sign, and reads to the letter', (text, signs) => {
  const { container } = render(<Signed text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('.sign')).toHaveLength(signs);
});
