/** Name of the constraint that a failed statement ran into, looked for along the chain of causes. */
export const violatedConstraint = (error: unknown): string | undefined => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { constraint, constraint_name: constraintName } = cause as {
      constraint?: unknown;
      constraint_name?: unknown;
    };
    const name = constraint ?? constraintName;
    if (typeof name === 'string') return name;
  }
  return undefined;
};
