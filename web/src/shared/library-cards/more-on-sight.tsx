import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

export interface MoreOnSightProps {
  isBusy: boolean;
  /** The last try failed: it waits to be pressed instead of trying again by itself. */
  hasFailed: boolean;
  onMore: () => void;
}

/** Fetches the next page as the end of the list nears the window; a button for whoever gets there first. */
export function MoreOnSight({ isBusy, hasFailed, onMore }: MoreOnSightProps) {
  const ref = useRef<HTMLDivElement>(null);
  const onSight = useEffectEvent(() => {
    if (!isBusy && !hasFailed) onMore();
  });
  useEffect(() => {
    if (!ref.current || isBusy) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onSight();
      },
      { rootMargin: '600px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isBusy]);
  return (
    <div ref={ref} className="flex justify-center py-4">
      <Button busy={isBusy} onClick={onMore}>
        {hasFailed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}
