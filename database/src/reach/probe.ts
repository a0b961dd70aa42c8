import postgres from 'postgres';

/**
 * A line that says nothing for so long is given up. Not sooner: what a frozen server was asked it answers as it wakes,
 * and each further line would keep it from that.
 */
const deadLineMs = 5000;

/** Asks PostgreSQL for a sign of life, over a connection of its own that is kept. */
export const createProbe = (url: string) => {
  let line: postgres.Sql | undefined;
  let asked: { since: number; answer: Promise<unknown> } | undefined;

  const drop = (): void => {
    void line?.end({ timeout: 0 });
    line = undefined;
    asked = undefined;
  };
  const question = async (): Promise<unknown> => {
    const isFresh = line === undefined;
    line ??= postgres(url, {
      max: 1,
      fetch_types: false,
      connect_timeout: deadLineMs / 1000,
      backoff: () => 0,
      onnotice: () => undefined,
    });
    const mine = line;
    try {
      return await mine`select 1`;
    } catch (error) {
      if (line !== mine) throw error;
      drop();
      // A line that lay idle may have been cut for that alone.
      if (isFresh) throw error;
      return question();
    }
  };

  return {
    ask: (): Promise<unknown> => {
      if (asked && performance.now() - asked.since > deadLineMs) drop();
      if (!asked) {
        const mine = { since: performance.now(), answer: question() };
        asked = mine;
        mine.answer.then(
          () => (asked = asked === mine ? undefined : asked),
          () => (asked = asked === mine ? undefined : asked),
        );
      }
      return asked.answer;
    },
    close: drop,
  };
};
