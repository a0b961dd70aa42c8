/** Video styles that are points of view: they say by themselves how much is seen. */
export const viewStyles: ReadonlySet<string | undefined> = new Set([
  'close-up',
  'wide-shot',
  'drone-footage',
]);

/** Whether the goal's own view is another than the style's. */
export function contradictsStyle(view: string | undefined, style: string | undefined): boolean {
  if (view === undefined) return false;
  if (style === 'drone-footage') return !/drone|aerial|bird|top|above|high/.test(view);
  return style === 'close-up'
    ? !/close|macro/.test(view)
    : !/wide|panoram|aerial|drone|establishing|long/.test(view);
}
