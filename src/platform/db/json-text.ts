declare const held: unique symbol;

/** Text of a column that holds JSON, with the type of what was stored. */
export type JsonText<T> = string & { readonly [held]: T };

/** Returns what a column holds; null for a column that is null. */
export function parseJson<T>(text: JsonText<T>): T;
export function parseJson<T>(text: JsonText<T> | null): T | null;
export function parseJson<T>(text: JsonText<T> | null): T | null {
  return text === null ? null : JSON.parse(text);
}

export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}
