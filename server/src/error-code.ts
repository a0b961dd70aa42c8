/** The `code` that Node, its libraries and the payment provider put on their errors; undefined where there is none. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
