import { Link } from 'react-router';
import { requestPath } from '#features/requests/lead.ts';
import type { RelatedLead } from '#features/requests/server/merge/related-leads.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { PersonCard, RelatedList } from './person-card.tsx';
import type { RequestData } from './request-data.ts';

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

/** The customer and their other requests. */
export function RequestSide({
  page,
  changeLanguage,
}: {
  page: RequestData;
  changeLanguage: (() => void) | undefined;
}) {
  const { lead } = page;
  const { duplicates, revisions, others } = sortRelated(page);
  const mergePath = `${requestPath(lead.id)}/merge`;
  return (
    <div className="desk-request-side space-y-3 pt-5">
      <PersonCard page={page} changeLanguage={changeLanguage} />
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
      <RelatedList
        id="others"
        {...t.others}
        leads={others}
        // A mail may belong to a request that its customer has, also to one that was won.
        {...(lead.kind === 'contact-message' && lead.mergedInto === null
          ? {
              action: ({ reference }) => (
                <Link to={`${mergePath}?with=${reference}`} className="link inline-block py-1.5">
                  {t.named.merge}
                  <span className="sr-only"> {reference}</span>
                </Link>
              ),
            }
          : {})}
      />
    </div>
  );
}
