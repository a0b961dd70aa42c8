import { useEffect, useSyncExternalStore } from 'react';

const load = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
type Adapter = Awaited<ReturnType<typeof load>>;

let adapter: Adapter | undefined;
const listeners = new Set<() => void>();
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Makes rows ready to be dragged, once a mouse comes near them. A failure leaves “Move to…”, which does the same. */
export function prepareDrag(): void {
  if (adapter || !matchMedia('(pointer: fine)').matches) return;
  load().then(
    (module) => {
      adapter = module;
      for (const listener of listeners) listener();
    },
    () => undefined,
  );
}

const useAdapter = () => useSyncExternalStore(watch, () => adapter);

/** Lets an element carry prompts to a folder. */
export function useDragSource(element: { current: HTMLElement | null }, idsOf: () => string[]) {
  const drag = useAdapter();
  useEffect(() => {
    if (!drag || !element.current) return undefined;
    return drag.draggable({ element: element.current, getInitialData: () => ({ promptIds: idsOf() }) });
  });
}

/** Lets an element take prompts that are dropped on it. */
export function useDropTarget(
  element: { current: HTMLElement | null },
  onDrop: (ids: string[]) => void,
  onOver: (isOver: boolean) => void,
) {
  const drag = useAdapter();
  useEffect(() => {
    if (!drag || !element.current) return undefined;
    return drag.dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => Array.isArray(source.data.promptIds),
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop: ({ source }) => {
        onOver(false);
        onDrop(source.data.promptIds as string[]);
      },
    });
  });
}
