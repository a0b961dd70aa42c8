import { type ReactNode, useEffect, useRef } from 'react';

const gap = 16;

/**
 * Cards of different heights without holes. Cards go from column to column in turn and each stands under the one
 * above it, so that reading order, tab order and order on the page are the same.
 */
export function Masonry({ children, isDim }: { children: ReactNode; isDim: boolean }) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const cell = target.parentElement;
        if (cell) cell.style.gridRowEnd = `span ${Math.ceil(target.getBoundingClientRect().height) + gap}`;
      }
    });
    const watch = () => {
      sizes.disconnect();
      for (const cell of list.children) if (cell.firstElementChild) sizes.observe(cell.firstElementChild);
    };
    watch();
    const cards = new MutationObserver(watch);
    cards.observe(list, { childList: true });
    return () => {
      sizes.disconnect();
      cards.disconnect();
    };
  }, []);
  return (
    <div className="@container">
      <ul
        ref={ref}
        className={`grid auto-rows-[1px] grid-flow-row-dense items-start gap-x-4 @2xl:grid-cols-2 @4xl:grid-cols-3 @7xl:grid-cols-4 @max-4xl:@2xl:*:nth-[2n]:col-start-2 @max-4xl:@2xl:*:nth-[2n+1]:col-start-1 @max-7xl:@4xl:*:nth-[3n]:col-start-3 @max-7xl:@4xl:*:nth-[3n+1]:col-start-1 @max-7xl:@4xl:*:nth-[3n+2]:col-start-2 @7xl:*:nth-[4n]:col-start-4 @7xl:*:nth-[4n+1]:col-start-1 @7xl:*:nth-[4n+2]:col-start-2 @7xl:*:nth-[4n+3]:col-start-3 ${isDim ? 'opacity-60' : ''}`}
      >
        {children}
      </ul>
    </div>
  );
}
