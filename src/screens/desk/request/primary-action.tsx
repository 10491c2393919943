import { useRef } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { shipments } from '#features/shipments/strings/en/shipments.ts';
import { Key } from '#ui/desk/key.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
import { SendDraft } from './quote-draft.tsx';
import type { RequestData } from './request-data.ts';

const buttonStyle = 'desk-button desk-button-strong whitespace-nowrap';

type Action = 'begin-shipment' | 'open-shipment' | 'send-draft' | 'continue-draft' | 'write-quote';

interface Permissions {
  /** False for spam and for a merged request. */
  canQuote: boolean;
  /** The customer has an e-mail address, and the request is open. */
  canSend: boolean;
}

/** Returns the next step of a request; null where the customer or a sent quote leads on. */
export function primaryActionOf(
  { lead, shipment, quotes: { draft, drafted, isWaiting, sent } }: RequestData,
  { canQuote, canSend }: Permissions,
): Action | null {
  if (shipment) return 'open-shipment';
  if (lead.stage === 'won' && !lead.mergedInto) return 'begin-shipment';
  if (!canQuote || isWaiting) return null;
  if (draft) return drafted?.canSend && canSend ? 'send-draft' : 'continue-draft';
  return sent.length === 0 ? 'write-quote' : null;
}

/** Begins or opens the shipment of a request, also by `t`. */
function ShipmentAction({ path }: { path: string | null }) {
  const navigate = useNavigate();
  const begin = useRef<HTMLButtonElement>(null);
  useKeys({ t: () => (path ? void navigate(path) : begin.current?.click()) });
  if (path)
    return (
      <Link to={path} className={buttonStyle}>
        {shipments.card.open}
        <Key>t</Key>
      </Link>
    );
  return (
    <Form method="post" preventScrollReset>
      <button ref={begin} type="submit" name="intent" value="begin-shipment" className={buttonStyle}>
        {shipments.card.begin}
        <Key>t</Key>
      </button>
    </Form>
  );
}

/** The one button of the page that stands out. */
export function PrimaryAction({ page, action }: { page: RequestData; action: Action | null }) {
  const { path } = page.quotes;
  if (action === null) return null;
  if (action === 'send-draft') return <SendDraft path={path} isPrimary />;
  if (action === 'begin-shipment' || action === 'open-shipment')
    return <ShipmentAction path={page.shipment && `/desk/shipments/${page.shipment.id}`} />;
  return (
    <Link to={path} className={buttonStyle}>
      {action === 'continue-draft' ? quotes.section.goOn : quotes.section.begin}
      <Key>q</Key>
    </Link>
  );
}
