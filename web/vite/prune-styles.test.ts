import { expect, test } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

const sheet = `
@property --unused { syntax: "*"; inherits: false }
:root { --ink: #111; --paper: #fff; --edge: var(--ink) }
hr, samp { color: inherit }
h1 { color: var(--ink) }
.field { color: var(--paper); animation: blink 1s }
.medium { --tw-font-weight: var(--weight); font-weight: var(--weight) }
:root { --weight: 500 }
.choice { display: none }
.choice-text { display: grid }
.lg\\:p-4 { padding: 1rem }
.edits:has(> .mark) td { top: 0 }
.gone td { top: 0 }
body:has(.gone) { margin: 0 }
@supports (not (-webkit-appearance: -apple-pay-button)) { ::placeholder { color: currentcolor } }
:-moz-focusring:where(:not(iframe)) { outline: auto }
@media (width >= 40rem) { .edits { left: 0 } .gone { left: 0 } }
::file-selector-button { font: inherit }
@keyframes blink { to { opacity: 0 } }
`;

test('a page keeps the rules of what its strings name, and of a class put together from parts', () => {
  const kept = pruneStyles(sheet, ['choice choice-', ' lg:p-4', 'edits mark medium', 'h1', 'td']);
  expect(kept).toContain('.choice-text{display:grid}');
  expect(kept).toContain('.lg\\:p-4{padding:1rem}');
  expect(kept).toContain('.edits:has(>.mark) td');
  expect(kept).toContain('--ink:#111');
  expect(kept).toContain('.medium{font-weight:var(--weight)}');
});

test('what it does not name is left out, with the properties and animations that only this used', () => {
  const kept = pruneStyles(sheet, ['choice', 'edits mark', 'h1', 'td']);
  for (const gone of [
    'gone',
    'field',
    'blink',
    '--paper',
    '--edge',
    '--unused',
    'samp',
    'lg',
    'file-selector',
    'focusring',
    'currentcolor',
  ])
    expect(kept).not.toContain(gone);
});

test('prose that happens to name a class does not keep it; a field for files keeps its button', () => {
  const kept = pruneStyles(sheet, ['Fill in the field, then send it', 'file']);
  expect(kept).not.toContain('.field');
  expect(kept).toContain('::file-selector-button');
});

test('a fallback stands for a name that no rule sets, and goes where the theme sets the name', () => {
  const kept = pruneStyles(
    `@layer properties { @supports (margin: 0) { * { --tw-leading: initial } } }
    @property --tw-leading { syntax: "*"; inherits: false }
    :root { --default-font: serif; --line: 1.5 }
    h1 { font-family: var(--default-font, Arial, sans-serif); line-height: var(--tw-leading, var(--line)) }
    h1 { letter-spacing: var(--tw-tracking, 0) }
    .tight { --tw-tracking: -1px }`,
    ['h1', 'tight'],
  );
  expect(kept).toContain('font-family:var(--default-font)');
  expect(kept).toContain('line-height:var(--line)');
  expect(kept).toContain('var(--tw-tracking,0)');
  expect(kept).not.toContain('--tw-leading');
});
