import { statusWindow } from '@whetstone/contract/limits';
import type { Selector } from '../shared/island-data/data.ts';
import type { StatusData } from '../shared/island-data/status.ts';

const statusSelector = '[data-status]' satisfies Selector<StatusData>;
const everyMs = statusWindow.refreshSeconds * 1000;

async function drawAnew(place: Element) {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.querySelector(statusSelector);
  if (fresh) place.replaceChildren(...fresh.childNodes);
}

/** The status page shows the present: drawn anew every `refreshSeconds` while it is looked at. Without an answer the old time stays. */
export function liveStatus(): void {
  const place = document.querySelector(statusSelector);
  if (!place) return;
  setInterval(() => {
    // A failed attempt shows by itself: the time on the page stays.
    if (!document.hidden) drawAnew(place).catch(() => undefined);
  }, everyMs);
}
