import { Form } from 'react-router';
import type { DeskShipment } from '../../shipment.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { tracking } from '../../strings/en/tracking.ts';

const { references: strings } = shipments.page;

/** The references of a shipment, each with who sees it and a button that changes that. */
export function ReferenceList({ references }: Pick<DeskShipment, 'references'>) {
  if (references.length === 0) return null;
  return (
    <ul className="mb-2">
      {references.map(({ kind, text, isForCustomer }) => (
        <li
          key={`${kind} ${text}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-hairline py-2"
        >
          <span className="min-w-0 wrap-anywhere">
            {tracking.references[kind]}: <span className="tabular">{text}</span>{' '}
            <span className="desk-badge">{isForCustomer ? strings.forCustomer : strings.deskOnly}</span>
          </span>
          <Form method="post" preventScrollReset className="desk-not-printed">
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="text" value={text} />
            {!isForCustomer && <input type="hidden" name="isForCustomer" value="on" />}
            <button type="submit" name="intent" value="release-reference" className="desk-button">
              {isForCustomer ? strings.hide : strings.show}
              <span className="sr-only">
                {' '}
                {tracking.references[kind]} {text}
              </span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
