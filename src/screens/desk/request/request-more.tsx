import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { billingOf } from '#features/requests/billing.ts';
import { ReferenceInput } from '#features/requests/desk/merge-form.tsx';
import { requestPath } from '#features/requests/lead.ts';
import { shipment as cargoStrings } from '#features/requests/strings/en/desk-cargo.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { copyText } from '#ui/copy-button.tsx';
import { MenuButton } from '#ui/desk/menu-button.tsx';
import { ContactForm, LanguageForm, LinkCard } from './person-card.tsx';
import type { RequestData } from './request-data.ts';
import type { RequestOutcome } from './use-undo.ts';
import type { Work } from './use-work.ts';

interface RequestMoreProps {
  page: RequestData;
  work: Work;
  outcome: RequestOutcome | undefined;
}

/** Everything that is seldom done with a request, in one menu. */
export function RequestMore({ page, work, outcome }: RequestMoreProps) {
  const { lead, cargo, whatsApp } = page;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome?.ok && panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [outcome]);
  return (
    <>
      <button type="button" popoverTarget="request-more" className="desk-button max-sm:px-3">
        <Ellipsis size={18} aria-hidden />
        <span className="max-sm:sr-only">{t.more}</span>
      </button>
      <div
        ref={panel}
        id="request-more"
        popover="auto"
        role="dialog"
        aria-label={t.more}
        className="drawer px-5 pb-8"
      >
        <button
          type="button"
          popoverTarget="request-more"
          popoverTargetAction="hide"
          aria-label={t.closeMore}
          className="my-1 -mr-2 ml-auto grid size-11 place-items-center"
        >
          <X size={22} aria-hidden />
        </button>
        {lead.email && (
          <a className="menu-item" href={`/desk/people/${lead.id}`}>
            {t.everything}
          </a>
        )}
        {whatsApp && (
          <a className="menu-item" href={whatsApp} target="_blank" rel="noreferrer">
            {t.whatsApp}
          </a>
        )}
        <MenuButton act={() => copyText(lead.reference, t.copied)}>{t.copy}</MenuButton>
        {cargo && (
          <MenuButton act={() => copyText(cargo.text, cargoStrings.copied)}>{cargoStrings.copy}</MenuButton>
        )}
        {!lead.mergedInto && (
          <>
            {!work.isSpam && (
              <MenuButton act={work.toggleNotice} keys="m">
                {work.isNotice ? t.notNotice : t.notice}
              </MenuButton>
            )}
            <MenuButton act={work.toggleSpam} keys="!">
              {work.isSpam ? t.notSpam : t.spam}
            </MenuButton>
            <ContactForm
              // Closes after someone else's change; any other change keeps the input.
              key={[
                lead.name,
                lead.company,
                lead.email,
                lead.phone,
                ...Object.values(billingOf(lead.answers)),
              ].join('\n')}
              lead={lead}
              outcome={outcome}
            />
            <LanguageForm key={lead.locale} lead={lead} />
            <details className="disclosure">
              <summary className="menu-item">{t.merge.heading}</summary>
              <div className="mt-2 mb-4">
                <ReferenceInput id="merge-with" path={`${requestPath(lead.id)}/merge`} />
              </div>
            </details>
          </>
        )}
        {lead.erasedAt === null && <LinkCard link={lead.link} />}
      </div>
    </>
  );
}
