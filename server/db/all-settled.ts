/**
 * Promise.all for the statements of a transaction: rejects as the first of them does, but only once all have ended. One
 * that still ran would be sent after the rollback, and be stored alone.
 */
export async function allSettled<Results extends readonly unknown[]>(
  statements: [...{ [Index in keyof Results]: Promise<Results[Index]> }],
): Promise<Results> {
  await Promise.allSettled(statements);
  return Promise.all(statements) as unknown as Promise<Results>;
}
