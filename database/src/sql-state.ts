/** SQLSTATE of a failed statement, looked for along the chain of causes; undefined for another failure. */
export const sqlState = (error: unknown): string | undefined => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
};
