export type LogLevel = 'info' | 'warn' | 'error';
export type Log = (level: LogLevel, event: Record<string, unknown>) => void;

/** One JSON object a line on standard error. */
export const jsonLog: Log = (level, event) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, ...event })}\n`);
};
