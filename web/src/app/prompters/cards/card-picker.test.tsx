import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { emptyPrompterDraft, type PrompterDraft } from '../draft/prompter-draft.ts';
import { CardPicker } from './card-picker.tsx';

it('[CX-02] before a prompt a line stands where its list of lines will, so that the goal does not move', async () => {
  startFakeServer();
  const facts = [{ id: 'c.0', card: 'My tea shop', text: 'a tea shop in Leeds' }] as const;
  const draft: PrompterDraft = {
    ...emptyPrompterDraft,
    wishes: { ...emptyPrompterDraft.wishes, facts },
  };
  const card = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'business' as const,
    name: 'My tea shop',
    facts: [],
    prompters: ['content' as const],
    folders: [],
    revision: 1,
    updated_at: '2026-11-22T12:00:00.000Z',
  };
  renderScreen(<CardPicker kind="content" cards={[card]} draft={draft} onChoose={() => undefined} />);
  expect(await screen.findByText('1 fact from your cards, used where they fit.')).toBeDefined();
  expect(screen.queryByText(/left out/)).toBeNull();
});
