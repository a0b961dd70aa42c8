const everyMs = 30_000;

async function drawAnew(place: Element) {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const fresh = page.querySelector('[data-status]');
  if (fresh) place.replaceChildren(...fresh.childNodes);
}

/** The status page shows the present: drawn anew every 30 seconds while it is looked at. Without an answer the old time stays. */
export function liveStatus(): void {
  const place = document.querySelector('[data-status]');
  if (!place) return;
  setInterval(() => {
    // A failed attempt shows by itself: the time on the page stays.
    if (!document.hidden) drawAnew(place).catch(() => undefined);
  }, everyMs);
}
