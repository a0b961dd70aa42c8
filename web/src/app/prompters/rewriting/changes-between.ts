import type { Section } from '@whetstone/engine';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';

const namesOf = (sections: readonly Section[]) => sections.map(({ title }) => title).join(', ');
const idsOf = (sections: readonly Section[]) => sections.map(({ id }) => id);
/** A new section of up to so many characters is quoted whole. */
const quotedLength = 90;

/** What is different between two writings of one prompt, one short sentence each; never empty. */
export function changesBetween(before: WrittenPrompt, after: WrittenPrompt): string[] {
  if (before.text === after.text) return ['Nothing changed: the prompt reads the same.'];
  const earlier = new Map(before.sections.map((section) => [section.id, section]));
  const later = new Set(idsOf(after.sections));
  const added = after.sections.filter(({ id }) => !earlier.has(id));
  const dropped = before.sections.filter(({ id }) => !later.has(id));
  const kept = after.sections.filter(({ id }) => earlier.has(id));
  const reworded = kept.filter(({ id, text }) => earlier.get(id)?.text.trim() !== text.trim());
  const wasOrder = idsOf(before.sections).filter((id) => later.has(id));
  const isMoved = idsOf(kept).join() !== wasOrder.join();
  const changes = [
    ...added.map(({ title, text }) => `New: ${title}${quoted(text)}.`),
    ...(dropped.length > 0 ? [`Left out: ${namesOf(dropped)}.`] : []),
    ...(reworded.length > 0 ? [`Reworded: ${namesOf(reworded)}.`] : []),
    ...(isMoved && after.sections[0] ? [`Reordered: ${after.sections[0].title} comes first.`] : []),
  ];
  return changes.length > 0 ? changes : ['Only spacing changed.'];
}

const quoted = (text: string) => {
  const line = text.trim();
  return line.length <= quotedLength && !line.includes('\n') ? ` (${line.replace(/\.$/, '')})` : '';
};
