import { vi } from 'vitest';

/** Gives elements the size that a layout would give them, for parts that draw no more than what is in view. */
export function giveSizes(height: number): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report: ResizeObserverCallback;
      constructor(report: ResizeObserverCallback) {
        this.#report = report;
      }
      observe(target: Element) {
        const contentRect = { height, width: 800 } as DOMRectReadOnly;
        queueMicrotask(() =>
          this.#report([{ target, contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver),
        );
      }
      unobserve() {}
      disconnect() {}
    },
  );
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
}
