import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HelpSearch } from '../public/help/help-search.tsx';
import { searchHelp } from './help-search.ts';

afterEach(cleanup);

const Page = () => (
  <main>
    <HelpSearch />
    <div className="topics">
      <details id="prompts">
        <summary>
          <h2>Managing prompts</h2>
        </summary>
        <div className="reading">
          <p>Everything you save.</p>
          <h3>Folders</h3>
          <p>Put folders in folders.</p>
          <h3>Share</h3>
          <p>An unlisted link.</p>
        </div>
      </details>
      <details id="faq">
        <summary>
          <h2>FAQ</h2>
        </summary>
        <details>
          <summary>Are the prompts mine?</summary>
          <p>Yes, every link too.</p>
        </details>
      </details>
    </div>
  </main>
);

const search = (words: string) => {
  render(<Page />);
  const field = screen.getByLabelText('Search help');
  const place = field.closest<HTMLElement>('search');
  if (place) searchHelp(place);
  fireEvent.input(field, { target: { value: words } });
};

it('[PP-06] lists the parts that hold the words, with their topic, and leads to them', () => {
  search('link');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Share Managing prompts',
    'Are the prompts mine? FAQ',
  ]);
  for (const link of links) expect(document.querySelector((link as HTMLAnchorElement).hash)).not.toBeNull();
  fireEvent.click(links[1] as HTMLElement);
  for (const unfolded of document.querySelectorAll('#faq, #faq > details'))
    expect(unfolded.hasAttribute('open')).toBe(true);
});

it('[PP-06] says when nothing holds the words, and Escape begins again', () => {
  search('zebra');
  expect(screen.getByRole('status').textContent).toContain('Nothing in Help about');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Managing prompts ',
    'FAQ ',
  ]);
  fireEvent.keyDown(screen.getByLabelText('Search help'), { key: 'Escape' });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('[PP-06] leads to what comes nearest, and one press empties the field', () => {
  search('zebra folders');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Folders Managing prompts',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByLabelText<HTMLInputElement>('Search help').value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});
