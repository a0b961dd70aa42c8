import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepPosition, type ListPosition, readPosition } from './kept-position.ts';

interface EndlessList {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

const pauseMs = 200;
/** Cards get their heights in the frames after they are drawn. */
const settlingFrames = 30;
/** What the bar at the top of the window covers, in pixels. */
const covered = 56;
const userSigns = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const topOf = (card: Element) => card.getBoundingClientRect().top;

function positionNow(pages: number): ListPosition | undefined {
  if (scrollY < innerHeight / 4) return undefined;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const card = cards.find((candidate) => candidate.getBoundingClientRect().bottom > covered);
  return card?.dataset.card ? { pages, cardId: card.dataset.card, offset: topOf(card) } : undefined;
}

/** Brings a card back to its place and holds it there while heights settle; a sign of the person ends it. */
function holdInPlace({ cardId, offset }: ListPosition) {
  let frames = 0;
  const stop = () => {
    frames = settlingFrames;
  };
  for (const sign of userSigns) addEventListener(sign, stop, { once: true, passive: true });
  const step = () => {
    const card = document.querySelector(`[data-card="${CSS.escape(cardId)}"]`);
    if (!card || frames >= settlingFrames) {
      for (const sign of userSigns) removeEventListener(sign, stop);
      return;
    }
    frames += 1;
    const away = topOf(card) - offset;
    if (Math.abs(away) > 1) scrollBy({ top: away, behavior: 'instant' });
    requestAnimationFrame(step);
  };
  step();
}

/** An endless list stands where it stood after a reload and on the way back to it: as many pages, the same card on top. */
export function useListPosition(list: EndlessList) {
  const visit = useLocation({ select: ({ state, href }) => state.__TSR_key ?? href });
  const [wanted] = useState(() => readPosition(visit, sessionStorage));
  const isRestored = useRef(wanted === undefined);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const pages = list.data?.pages.length ?? 0;

  useEffect(() => {
    if (!wanted || isRestored.current || pages === 0 || isFetchingNextPage) return;
    if (pages < wanted.pages && hasNextPage && !isFetchNextPageError) {
      void fetchNextPage();
      return;
    }
    isRestored.current = true;
    holdInPlace(wanted);
  }, [wanted, pages, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const keep = useEffectEvent(() => {
    if (isRestored.current && pages > 0) keepPosition(visit, positionNow(pages), sessionStorage);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(), pauseMs);
    };
    const keepNow = () => keep();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', keepNow);
    // A press can lead away before the pause is over.
    addEventListener('click', keepNow, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', keepNow);
      removeEventListener('click', keepNow, { capture: true });
    };
  }, []);
}
