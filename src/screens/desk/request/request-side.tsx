import { Link } from 'react-router';
import { ReferenceInput } from '../../../features/requests/desk/merge-form.tsx';
import { requestPath } from '../../../features/requests/lead.ts';
import type { RelatedLead } from '../../../features/requests/server/merge/related-leads.ts';
import { request as t } from '../../../features/requests/strings/en/request.ts';
import { ContactForm, LanguageForm, LinkCard, PersonCard, RelatedList } from './person-card.tsx';
import type { RequestData } from './request-data.ts';
import type { RequestOutcome } from './use-undo.ts';

/** Sorts other requests: possible duplicates, which a merged request cannot be merged with, revisions, and others. */
function sortRelated({ lead, related }: RequestData) {
  const isSuggested = ({ duplicate, mentioned }: RelatedLead) =>
    lead.mergedInto === null && (duplicate || mentioned);
  const rest = related.filter((other) => !isSuggested(other));
  return {
    duplicates: related.filter(isSuggested),
    revisions: rest.filter(({ revision }) => revision !== null),
    others: rest.filter(({ revision }) => revision === null),
  };
}

interface RequestSideProps {
  page: RequestData;
  outcome: RequestOutcome | undefined;
}

/** The customer, their other requests and their link. */
export function RequestSide({ page, outcome }: RequestSideProps) {
  const { lead } = page;
  const { mergedInto } = lead;
  const { duplicates, revisions, others } = sortRelated(page);
  const mergePath = `${requestPath(lead.id)}/merge`;
  return (
    <div className="desk-request-side space-y-6 pt-6">
      <PersonCard lead={lead} whatsApp={page.whatsApp}>
        {!mergedInto && (
          <>
            <ContactForm
              // Closes after someone else's change; any other change keeps the input.
              key={[lead.name, lead.company, lead.email, lead.phone].join('\n')}
              lead={lead}
              outcome={outcome}
            />
            <LanguageForm key={lead.locale} lead={lead} />
          </>
        )}
      </PersonCard>
      <RelatedList
        id="duplicates"
        {...t.duplicates}
        leads={duplicates}
        action={({ reference }) => (
          <Link to={`${mergePath}?with=${reference}`} className="desk-button mt-1.5">
            {t.duplicates.merge}
            <span className="sr-only"> {reference}</span>
          </Link>
        )}
      />
      <RelatedList id="revisions" {...t.revisions} leads={revisions} />
      <RelatedList id="others" {...t.others} leads={others} />
      {lead.erasedAt === null && <LinkCard link={lead.link} />}
      {!mergedInto && (
        <section aria-labelledby="merge" className="desk-not-printed border-t border-hairline pt-4">
          <h2 id="merge" className="mb-2 text-[1rem]">
            {t.merge.heading}
          </h2>
          <ReferenceInput id="merge-with" path={mergePath} />
        </section>
      )}
    </div>
  );
}
