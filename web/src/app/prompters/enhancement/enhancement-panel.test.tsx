import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { EnhancementPanel } from './enhancement-panel.tsx';

it('[CP-05] each change is told once: the words in the marked text, beside it only its kind or its reason', () => {
  renderScreen(
    <EnhancementPanel
      enhancement={{
        original: 'please write teh welcome email',
        enhanced: 'Compose the welcome email in at most 120 words.',
        left: [],
        applied: '',
        improvements: [
          'Spelling: teh → the',
          'Courtesy removed: "please"',
          '"write" became "Compose"',
          'Target added: in at most 120 words',
          'Empty and error states added: they are forgotten most often',
        ],
        suggestions: [],
        isOpen: true,
      }}
      isFixed={false}
      change={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Key Improvements Made' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Spelling',
    'Courtesy removed',
    'Target added',
    'Empty and error states added: they are forgotten most often',
  ]);
});
