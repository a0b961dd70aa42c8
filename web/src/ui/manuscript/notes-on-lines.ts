/** Between two notes that explain the same line, in CSS pixels. */
const gap = 4;
/** Between the last note and the rule below the sheet. */
const room = 16;

const middleOf = ({ top, height }: DOMRect) => top + height / 2;

/** Where the line is that a note explains: at its number, or at the first words where it explains the section. */
function lineOf(row: Element, note: Element): DOMRect | undefined {
  const words = row.querySelector('.manuscript-words');
  const number = note.id === '' ? undefined : words?.querySelector(`a[href="#${CSS.escape(note.id)}"]`);
  const mark = number?.previousElementSibling ?? words?.firstChild;
  if (!mark) return undefined;
  const range = document.createRange();
  range.selectNodeContents(mark);
  return range.getClientRects()[0];
}

/** Moves each note of a row down to the line that it explains, or below the note before it; answers where the last one ends. */
function place(row: Element, endOfOthers: number): number {
  const margin = row.querySelector<HTMLElement>('.manuscript-margin');
  const text = row.querySelector('.manuscript-text');
  if (!margin || !text) return endOfOthers;
  const notes = margin.querySelectorAll<HTMLElement>(':scope > p, li');
  for (const note of notes) note.style.marginTop = '';
  // Below the words a note follows the one before it.
  if (margin.getBoundingClientRect().top >= text.getBoundingClientRect().bottom) return endOfOthers;
  const list = margin.querySelector('ol');
  if (list) list.style.gap = '0';
  let end = endOfOthers;
  for (const note of notes) {
    const line = lineOf(row, note);
    if (!line) continue;
    const box = note.getBoundingClientRect();
    const style = getComputedStyle(note);
    const firstLine = box.top + Number.parseFloat(style.paddingTop) + Number.parseFloat(style.lineHeight) / 2;
    note.style.marginTop = `${Math.max(0, end + gap - box.top, middleOf(line) - firstLine)}px`;
    end = note.getBoundingClientRect().bottom;
  }
  return end;
}

/** Places the notes of all rows one below the other, and keeps room for those that go on below the last words. */
function placeAll(rows: NodeListOf<Element>) {
  const sheet = rows[0]?.parentElement;
  if (!sheet) return;
  sheet.style.paddingBottom = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const row of rows) end = place(row, end);
  const missing = end + room - (rows[rows.length - 1]?.getBoundingClientRect().bottom ?? end);
  if (missing > 0) sheet.style.paddingBottom = `${missing}px`;
}

/** Puts the notes of all rows in an element on the lines that they explain, also when its width changes; answers how to end that. */
export function keepNotesOnLines(element: HTMLElement): () => void {
  const rows = element.querySelectorAll('.manuscript-row');
  const observer = new ResizeObserver(() => placeAll(rows));
  placeAll(rows);
  for (const row of rows) {
    const text = row.querySelector('.manuscript-text');
    if (text) observer.observe(text);
  }
  return () => observer.disconnect();
}
