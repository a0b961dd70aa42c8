import type { Card } from '@whetstone/contract';
import { useQuery } from '@tanstack/react-query';
import { foldersQuery } from '../../../lib/api/folders.ts';
import type { CardChoice } from '../draft/prompter-draft.ts';

interface FolderCardsProps {
  cards: readonly Card[];
  choice: CardChoice;
  onChoose: (choice: CardChoice) => void;
}

/** Puts the cards of a folder in force, and no others. */
export function FolderCards({ cards, choice, onChoose }: FolderCardsProps) {
  const withCards = new Set(cards.flatMap(({ folders }) => folders));
  const folders = useQuery({ ...foldersQuery, enabled: withCards.size > 0 }).data?.items ?? [];
  const offered = folders.filter(({ id }) => withCards.has(id));
  if (offered.length === 0) return undefined;
  const choose = (folder: string) =>
    onChoose({
      ...choice,
      on:
        folder === ''
          ? {}
          : Object.fromEntries(cards.map((card) => [card.id, card.folders.includes(folder)])),
    });
  return (
    <select
      aria-label="Folder cards"
      className="field h-9 w-auto text-13 pointer-coarse:h-11"
      value=""
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Default cards</option>
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          Folder: {name}
        </option>
      ))}
    </select>
  );
}
