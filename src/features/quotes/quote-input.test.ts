import { expect, test } from 'vitest';
import { completeQuote } from '#tests/support/quotes.ts';
import { quoteContent } from './quote-content.ts';
import { quoteDraftInput } from './quote-input.ts';

test('a maximum below the minimum is refused, and read where it is stored', () => {
  const withLimits = (limits: object) => ({
    ...completeQuote,
    options: completeQuote.options.map((option) => ({
      ...option,
      lines: option.lines.map((line) => ({ ...line, ...limits })),
    })),
  });
  const problemsOf = (limits: object) =>
    quoteDraftInput
      .safeParse({ version: 0, content: withLimits(limits) })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const below = { minimum: 200, maximum: 199 };
  expect(problemsOf(below)?.[0]).toEqual(['content.options.0.lines.0.maximum', 'below-minimum']);
  for (const limits of [{ minimum: 200, maximum: 200 }, { minimum: 200 }, { maximum: 0 }])
    expect(problemsOf(limits)).toBeUndefined();
  expect(quoteContent.safeParse(withLimits(below)).success).toBe(true);
});
