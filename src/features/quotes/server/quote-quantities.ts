import type { Cargo } from '#features/cargo/cargo.ts';
import { quantityFrom, quantityOf } from '#features/rates/price/quantities.ts';
import type { QuoteContent, QuoteOption } from '../quote-content.ts';

function withLines(
  content: QuoteContent,
  change: (option: QuoteOption) => QuoteOption['lines'],
): QuoteContent {
  return { ...content, options: content.options.map((option) => ({ ...option, lines: change(option) })) };
}

/** A quote as it is sent on a day (YYYY-MM-DD), which is that of its exchange rates where staff entered none. */
export function withDayOfRates(content: QuoteContent, today: string): QuoteContent {
  const { conversion } = content;
  return { ...content, conversion: conversion && { ...conversion, on: conversion.on ?? today } };
}

/** A quote whose quantities are all filled in, as it is sent; one that nobody knows stays open. */
export function withQuantities(content: QuoteContent, cargo: Cargo | null): QuoteContent {
  const { conversion } = content;
  return withLines(content, ({ lines, mode }) =>
    lines.map((line) => ({ ...line, quantity: quantityOf(line, cargo, { mode, conversion }) })),
  );
}

/**
 * The opposite: a quantity that is what the shipment says is left open, so that it follows another shipment. What staff typed
 * instead stays.
 */
export function withoutQuantities(content: QuoteContent, cargo: Cargo | null): QuoteContent {
  const { conversion } = content;
  return withLines(content, ({ lines, mode }) =>
    lines.map((line) =>
      line.quantity === quantityFrom(cargo, { mode, conversion }, line) ? { ...line, quantity: null } : line,
    ),
  );
}
