import { type CarriageFacts, type LackedFact, lackedFacts } from '#features/quotes/carriage.ts';
import { type SendFinding, sendFindings } from '#features/quotes/send-findings.ts';
import { isOfValue } from '#features/rates/charges.ts';
import { hasNoRate } from '#features/rates/price/priced.ts';
import { variablesIn } from '#features/requests/reply-variables.ts';
import type { Currency } from '#platform/values/money.ts';
import { isWritableDay } from '#platform/values/typed-date.ts';
import type { QuotePage } from '../../quote-page.ts';
import {
  currenciesIn,
  type DraftProblems,
  lineFieldId,
  type PricedDraft,
  type PricedDraftContent,
  type QuoteDraft,
} from '../editor-model.ts';

/** Reason why a quote cannot be sent yet, and the field to fix. */
export interface SendBlock {
  reason:
    | 'no-address'
    | LackedFact
    | 'no-lines'
    | 'no-quantity'
    | 'no-value'
    | 'no-rate'
    | 'no-text'
    | 'zero-total'
    | 'no-terms'
    | 'no-validity'
    | 'past-validity'
    | 'no-conversion'
    | 'no-rate-source'
    | 'no-subject'
    | 'no-message'
    | 'variables'
    | 'invalid';
  fieldId: string;
  /** Index of the option. */
  option?: number;
  /** Index of the line in its option. */
  line?: number;
  currency?: Currency;
  names?: string[];
}

interface SendFacts {
  draft: QuoteDraft;
  priced: readonly PricedDraft[];
  problems: DraftProblems;
  email: string;
  /** Lane and cargo of the request. */
  carriage: CarriageFacts;
  /** YYYY-MM-DD on the company's calendar. */
  today: string;
}

function ofOption({ lines, totals }: PricedDraft, option: number): SendBlock[] {
  if (lines.length === 0) return [{ reason: 'no-lines', option, fieldId: 'add-line' }];
  const ofLines = lines.flatMap(({ line, quantity }, index): SendBlock[] => {
    const at = (field: string) => lineFieldId(line.id, field);
    const needsText = line.code === 'other' || line.code === 'discount';
    const blocks: SendBlock[] = [];
    if (needsText && line.text.trim() === '')
      blocks.push({ reason: 'no-text', option, line: index, fieldId: at('text') });
    if (quantity === null) {
      const reason = isOfValue(line.basis) ? 'no-value' : 'no-quantity';
      blocks.push({ reason, option, line: index, currency: line.currency, fieldId: at('quantity') });
    }
    if (hasNoRate(line)) blocks.push({ reason: 'no-rate', option, line: index, fieldId: at('rate') });
    return blocks;
  });
  const first = lines[0]?.line.id ?? '';
  const isNothing = totals.byCurrency.every(({ amount }) => amount <= 0);
  return ofLines.length > 0 || !isNothing
    ? ofLines
    : [{ reason: 'zero-total', option, fieldId: lineFieldId(first, 'rate') }];
}

/** Returns every reason not to send, in page order. The server repeats all checks. */
export function sendBlocks({ draft, priced, problems, email, carriage, today }: SendFacts): SendBlock[] {
  const [invalid] = Object.keys(problems);
  if (invalid) return [{ reason: 'invalid', fieldId: invalid }];
  const charged = priced.map(({ lines }) => ({ lines: lines.map(({ line }) => line) }));
  const blocks: SendBlock[] = [
    ...lackedFacts(charged, carriage).map((reason) => ({ reason, fieldId: '' })),
    ...priced.flatMap(ofOption),
  ];
  const others = currenciesIn(draft.options).filter((currency) => currency !== draft.convertTo);
  const missing = draft.convertTo === '' ? [] : others.filter((currency) => !draft.rates[currency]?.trim());
  for (const currency of missing)
    blocks.push({ reason: 'no-conversion', currency, fieldId: `rate-${currency}` });
  if (draft.convertTo !== '' && others.length > missing.length && draft.rateSource.trim() === '')
    blocks.push({ reason: 'no-rate-source', fieldId: 'quote-rateSource' });
  if (draft.terms.trim() === '') blocks.push({ reason: 'no-terms', fieldId: 'quote-terms' });
  if (!isWritableDay(draft.validUntil)) blocks.push({ reason: 'no-validity', fieldId: 'quote-validUntil' });
  else if (draft.validUntil < today) blocks.push({ reason: 'past-validity', fieldId: 'quote-validUntil' });
  if (draft.subject.trim() === '') blocks.push({ reason: 'no-subject', fieldId: 'quote-subject' });
  if (draft.message.trim() === '') blocks.push({ reason: 'no-message', fieldId: 'quote-message' });
  const names = [...variablesIn(draft.message), ...variablesIn(draft.subject)];
  if (names.length > 0) blocks.push({ reason: 'variables', names, fieldId: 'quote-message' });
  if (email === '') blocks.push({ reason: 'no-address', fieldId: '' });
  return blocks;
}

/** Returns the reasons not to send a draft of a page and, without any, its probable mistakes. */
export function sendCheck(
  { email, today, requestFacts, shipment, carriage }: QuotePage,
  draft: QuoteDraft,
  { content, priced, problems }: PricedDraftContent,
): { blocks: SendBlock[]; findings: SendFinding[] } {
  const blocks = sendBlocks({ draft, priced, problems, email, carriage, today });
  if (blocks.length > 0) return { blocks, findings: [] };
  return { blocks, findings: sendFindings(content, { ...requestFacts, cargo: shipment }) };
}
