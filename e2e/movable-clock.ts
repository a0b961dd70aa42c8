// Lets the journeys that started this process move its clock ahead: they send milliseconds and get them back.
if (process.send) {
  const RealDate = Date;
  let aheadMs = 0;
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [string | number | Date]) {
      super(given.length === 0 ? RealDate.now() + aheadMs : given[0]);
    }
    static override now = () => RealDate.now() + aheadMs;
  } as DateConstructor;
  process.on('message', (ms: number) => {
    aheadMs = ms;
    process.send?.(ms);
  });
}
