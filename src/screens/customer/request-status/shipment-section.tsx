import Paperclip from 'lucide-react/icons/paperclip';
import { LaneMap } from '#features/map/lane-map.tsx';
import type { ShipmentsStrings } from '#features/shipments/strings.ts';
import { fileSize } from '#platform/values/format.ts';
import { FactList } from '#ui/fact-list.tsx';
import { useLocale } from '#ui/locale.tsx';
import { StatusNote } from '#ui/status-note.tsx';
import { LaneAndNext, Milestones } from './shipment-progress.tsx';
import type { ShipmentView } from './shipment-view.ts';

type Strings = ShipmentsStrings['shipmentPage'];

/** Id of the section, for links. */
const shipmentId = 'shipment';

const titleId = `${shipmentId}-title`;

/** Id of the notice after the choice about mails. */
export const mailsSavedId = 'mails-saved';

interface ShipmentSectionProps {
  shipment: ShipmentView;
  /** Prefix of the files' addresses. */
  filesPath: string;
  /** True right after the choice about mails was stored. */
  isSaved: boolean;
  /** A customer without an address gets no mails. */
  hasEmail: boolean;
  strings: Strings;
}

function MailsForm({ wantsMail, strings }: { wantsMail: boolean; strings: Strings['mails'] }) {
  return (
    <form method="post" action={`?mails#${mailsSavedId}`} className="mt-3 print:hidden">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="wantsMail"
          value="on"
          defaultChecked={wantsMail}
          className="mt-1 size-5 shrink-0 accent-strong"
        />
        {strings.label}
      </label>
      <button type="submit" className="button button-quiet mt-4">
        {strings.save}
      </button>
    </form>
  );
}

function ShipmentFacts({ shipment, filesPath, hasEmail, strings }: Omit<ShipmentSectionProps, 'isSaved'>) {
  const locale = useLocale();
  const { references, documents, wantsMail } = shipment;
  return (
    <div className="space-y-6">
      {references.length > 0 && (
        <div>
          <h3 className="mb-3 text-heading">{strings.references}</h3>
          <FactList
            facts={references.map(({ label, values }) => ({
              label,
              value: (
                <ul>
                  {values.map((value) => (
                    <li key={value} className="wrap-anywhere">
                      {value}
                    </li>
                  ))}
                </ul>
              ),
            }))}
          />
        </div>
      )}
      {documents.length > 0 && (
        <div>
          <h3 className="mb-3 text-heading">{strings.documents}</h3>
          <ul className="border-t border-hairline">
            {documents.map(({ fileId, name, size, kind }) => (
              <li key={fileId} className="flex gap-3 border-b border-hairline py-3">
                <Paperclip size={18} aria-hidden className="mt-1 shrink-0 text-muted" />
                <span className="min-w-0">
                  <a className="link" href={`${filesPath}${fileId}`}>
                    {kind}
                  </a>
                  <span className="block text-small wrap-anywhere text-muted">
                    {name} · {fileSize(locale, size)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasEmail && shipment.state === 'under-way' && (
        <div>
          <h3 className="text-heading">{strings.mails.title}</h3>
          <MailsForm wantsMail={wantsMail} strings={strings.mails} />
        </div>
      )}
    </div>
  );
}

/** Names are measured for narrow columns and for wide ones. */
const mapFrames = [
  { width: 350, font: 14, shown: 'sm:max-lg:hidden' },
  { width: 700, font: 15, shown: 'max-sm:hidden lg:hidden' },
];

/** Shipment under way: next milestone, map and milestones. */
export function ShipmentSection({ isSaved, ...page }: ShipmentSectionProps) {
  const { shipment, strings } = page;
  const { map } = shipment;
  return (
    <section id={shipmentId} aria-labelledby={titleId} className="mt-8 scroll-mt-[var(--header-height)]">
      {isSaved && (
        <StatusNote id={mailsSavedId} title={shipment.wantsMail ? strings.mails.on : strings.mails.off} />
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div className="space-y-8">
          <div>
            <LaneAndNext shipment={shipment} titleId={titleId} strings={strings} />
          </div>
          <div>
            <Milestones shipment={shipment} strings={strings} />
          </div>
        </div>
        <div className="space-y-8">
          {map && (
            <figure>
              <LaneMap lane={map} frames={mapFrames} />
              <figcaption className="mt-2 text-small text-muted">{strings.map.caption}</figcaption>
            </figure>
          )}
          <ShipmentFacts {...page} />
        </div>
      </div>
    </section>
  );
}
