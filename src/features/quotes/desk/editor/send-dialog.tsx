import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { fill, listIn, pluralOf } from '../../../../platform/values/format.ts';
import { withReference } from '../../../../platform/values/mail-subject.ts';
import { dayOf } from '../../../../platform/values/moment.ts';
import { formatMoney } from '../../../../platform/values/money.ts';
import { Dialog } from '../../../../ui/desk/controls.tsx';
import { charges } from '../../../rates/strings/en/charges.ts';
import { marginsOf } from '../../priced.ts';
import { type RequestableService, uncoveredServices } from '../../requested-services.ts';
import { quotes } from '../../strings/en/desk-quotes.ts';
import type { PricedDraft, QuoteDraft } from './editor-model.ts';
import { marginText } from './margin-text.ts';
import { totalText } from './option-bar.tsx';
import type { SendBlock } from './send-check.ts';

const { editor: t } = quotes;

interface SendDialogProps {
  isOpen: boolean;
  close: () => void;
  send: () => void;
  isSending: boolean;
  /** Reason of the server's refusal; empty before. */
  refusal: string;
  draft: QuoteDraft;
  priced: readonly PricedDraft[];
  blocks: readonly SendBlock[];
  recipient: string;
  reference: string;
  isRevision: boolean;
  requested: readonly RequestableService[];
  /** Moves the focus to the field to fix. */
  mend: (block: SendBlock) => void;
}

/** Returns a function that names an option where there are several. */
function useOptionName() {
  return ({ options }: QuoteDraft, index: number) =>
    options[index]?.title || fill(t.options.number, { number: index + 1 });
}

function Blocks({
  blocks,
  draft,
  priced,
  mend,
}: Pick<SendDialogProps, 'blocks' | 'draft' | 'priced' | 'mend'>) {
  const nameOf = useOptionName();
  const textOf = ({ reason, option = 0, line, currency, names = [] }: SendBlock) => {
    const own = line === undefined ? undefined : priced[option]?.lines[line]?.line;
    return fill(t.blocks[reason], {
      option: nameOf(draft, option),
      line: own ? own.text || (charges[own.code] ?? own.code) : '',
      currency: currency ?? '',
      names: listIn(deskLocale, names),
    });
  };
  return (
    <div role="alert" className="border-l-2 border-alert bg-alert-ground px-3 py-2 text-alert">
      <p className="font-medium">{t.sendDialog.problems}</p>
      <ul className="mt-1 space-y-1">
        {blocks.map((block, index) => (
          <li key={`${block.reason} ${block.fieldId}`}>
            {block.fieldId ? (
              <button
                type="button"
                // Enter goes to the first reason.
                // biome-ignore lint/a11y/noAutofocus: of a dialog that was just opened.
                autoFocus={index === 0}
                onClick={() => mend(block)}
                className="link min-h-6 text-left"
              >
                {textOf(block)}
              </button>
            ) : (
              textOf(block)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns true when the known cost exceeds the price in any currency. */
function isBelowCost({ lines }: PricedDraft): boolean {
  return marginsOf(lines).some(({ price, cost }) => price.amount < cost.amount);
}

const uncoveredIn = ({ lines }: PricedDraft, requested: readonly RequestableService[]) =>
  uncoveredServices(
    lines.map(({ line }) => line),
    requested,
  );

/** Summarizes the mail before it is sent. Enter sends it, or goes back when there is a warning. */
export function SendDialog(props: SendDialogProps) {
  const { isOpen, close, send, isSending, refusal, draft, priced, blocks, recipient, reference, requested } =
    props;
  const strings = t.sendDialog;
  const nameOf = useOptionName();
  const canSend = blocks.length === 0 && !isSending;
  const isWarned =
    isOpen &&
    blocks.length === 0 &&
    priced.some((option) => isBelowCost(option) || uncoveredIn(option, requested).length > 0);
  const back = useRef<HTMLButtonElement>(null);
  // An opening dialog focuses its first button by default.
  useEffect(() => {
    if (isWarned) back.current?.focus();
  }, [isWarned]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (canSend) send();
  };
  return (
    <Dialog isOpen={isOpen} close={close} titleId="send-title" className="w-[min(34rem,92vw)]">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the dialog's buttons come through here. */}
      <div className="space-y-4" onKeyDown={press}>
        <h2 id="send-title" className="text-[1.125rem]">
          {strings.title}
        </h2>
        {props.isRevision && <p>{strings.revise}</p>}
        {blocks.length > 0 ? (
          <Blocks {...props} />
        ) : (
          <dl id="send-summary" className="quote-summary">
            <div>
              <dt>{strings.to}</dt>
              <dd>{recipient}</dd>
            </div>
            <div>
              <dt>{strings.subject}</dt>
              <dd>{withReference(draft.subject, reference)}</dd>
            </div>
            <div>
              <dt>{strings.valid}</dt>
              <dd>{dayOf(Date.parse(`${draft.validUntil}T12:00:00Z`), 'UTC', deskLocale)}</dd>
            </div>
            {priced.map((option, index) => (
              <div key={option.id}>
                <dt>
                  {nameOf(draft, index)}
                  <span className="block">{pluralOf(deskLocale, option.lines.length, strings.lines)}</span>
                </dt>
                <dd className="tabular">
                  <span className="font-semibold text-strong">{totalText(option)}</span>
                  {option.totals.converted && (
                    <span className="block">= {formatMoney(deskLocale, option.totals.converted)}</span>
                  )}
                  <Margins option={option} />
                  {uncoveredIn(option, requested).map((service) => (
                    <Warning key={service}>{strings.uncovered[service]}</Warning>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {refusal && (
          <p role="alert" className="bg-alert-ground p-3 text-alert">
            {refusal}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {blocks.length === 0 && (
            <button
              type="button"
              // biome-ignore lint/a11y/noAutofocus: of a dialog that was just opened.
              autoFocus
              // Read with the button, because Enter sends this.
              aria-describedby="send-summary"
              onClick={() => canSend && send()}
              aria-disabled={!canSend || undefined}
              className="desk-button desk-button-primary"
            >
              {isSending ? strings.sending : strings.submit}
            </button>
          )}
          <button
            ref={back}
            type="button"
            // The warning is read with the focused button.
            aria-describedby={isWarned ? 'send-summary' : undefined}
            onClick={close}
            className="desk-button"
          >
            {strings.cancel}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-[0.875rem] font-medium text-alert">
      <TriangleAlert size={15} aria-hidden className="mt-[0.2em] shrink-0" />
      {children}
    </span>
  );
}

function Margins({ option }: { option: PricedDraft }) {
  const { margin, belowCost } = t.sendDialog;
  const margins = marginsOf(option.lines);
  const isKnown = margins.length > 0 && margins.every(({ unknown }) => unknown === 0);
  const text = isKnown && `${margin} ${margins.map(marginText).join(' + ')}`;
  if (isBelowCost(option)) return <Warning>{[belowCost, text].filter(Boolean).join(' · ')}</Warning>;
  return text && <span className="block text-[0.8125rem] text-muted">{text}</span>;
}
