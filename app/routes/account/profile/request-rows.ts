import { beginningOf } from '../../../../contract/beginning-of.ts';
import { closedStages } from '../../../../contract/lead-stage.ts';
import { isService } from '../../../../contract/service.ts';
import { statusPage } from '../../../../contract/submission.ts';
import type { OwnLead } from '../../../../server/leads/list-own-leads.ts';
import { wordsIn } from '../../../content/words.ts';
import type { RequestRow } from '../../../ui/account/request-list.tsx';

/** How much of what was asked for a list shows, in UTF-16 units; the request's own page shows all of it. */
const shownOfRequest = 160;

function aboutOf({ kind, answers }: OwnLead): string {
  const told =
    kind === 'rate-request'
      ? [
          answers.productToExport,
          answers.products,
          answers.objective,
          answers.brandName,
          answers.referenceNumber,
        ]
      : [answers.subject, answers.message];
  return beginningOf(told.find(Boolean) ?? '', shownOfRequest);
}

/** A request as its sender's list shows it, in their words. */
export function requestRowOf(lead: OwnLead): RequestRow {
  const { profile, requestStatus } = wordsIn('en');
  const { reference, kind, stage, receivedAt, dueAt, answeredAt, secret, answers, handledWith } = lead;
  const service = isService(answers.service) ? requestStatus.services[answers.service] : '';
  return {
    reference,
    kind: profile.requests.kinds[kind],
    service,
    about: aboutOf(lead),
    stage: requestStatus.stages[stage],
    handledWith: handledWith.join(', '),
    receivedAt,
    // While nobody has answered, the promise stands.
    dueAt: answeredAt === null && !closedStages.includes(stage) ? dueAt : null,
    statusPage: statusPage(secret),
    again: kind === 'rate-request' ? `/clientbriefform?again=${reference}` : null,
  };
}
