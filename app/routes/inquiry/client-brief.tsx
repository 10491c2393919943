import { reversed } from '../../../contract/lane.ts';
import { zonesOf } from '../../../contract/moment.ts';
import { answerDueAt } from '../../../contract/office-clock.ts';
import { rateRequestInput } from '../../../contract/rate-request.ts';
import { isService } from '../../../contract/service.ts';
import { requestContext, servicesContext } from '../../../server/context.ts';
import { readFormPost } from '../../../server/http/form-post.ts';
import { submitLead } from '../../../server/leads/submit-lead.ts';
import { company, lanes } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';
import { BriefAside } from '../../ui/brief-aside.tsx';
import { ClientBriefForm } from '../../ui/form/client-brief-form.tsx';
import { MapNote } from '../../ui/map-note.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/client-brief';
import { limited, problemsOf, refused, sent } from './answers.ts';
import { hiddenInputs } from './hidden-inputs.ts';

export const handle = { wake: 'idle' };

export function loader({ request, context }: Route.LoaderArgs) {
  const { clientBrief: words, worldmap } = wordsIn('en');
  const { clock } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const service = query.get('service');
  const offered = lanes.find(({ id }) => id === query.get('lane'));
  const lane = offered && query.get('direction') === 'inbound' ? reversed(offered) : offered;
  const objective = lane && worldmap.objective(lane);
  const { hours, answerWithin } = company;
  return {
    words,
    hours,
    zones: zonesOf(company),
    withinHours: answerWithin.rateRequest,
    dueIfSentNow: answerDueAt(clock(), answerWithin.rateRequest, hours),
    prefilled: {
      ...(isService(service) && { service }),
      ...(objective && { objective }),
    },
    fromMap: objective && words.fromMap.replace('{lane}', objective),
    hidden: hiddenInputs(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const post = await readFormPost(request, context);
  if (post.limited) return limited(post.fields, post.retryAfterSeconds);
  const parsed = rateRequestInput.safeParse(post.fields);
  if (!parsed.success) return refused(post.fields, problemsOf(parsed.error.issues));
  const lead = { kind: 'rate-request', answers: parsed.data } as const;
  const session = await context.get(requestContext)?.session();
  const outcome = await submitLead(context.get(servicesContext), lead, post.circumstances, session?.account);
  if (!outcome.ok) return refused(post.fields, { phone: outcome.reason, email: outcome.reason });
  return sent(outcome.reference, outcome.dueAt, outcome.secret);
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, pathname, loaderData.words.meta, 'brief');
}

export default function ClientBrief({ loaderData, actionData }: Route.ComponentProps) {
  const { words, hours, zones, withinHours, prefilled, fromMap, hidden, dueIfSentNow } = loaderData;
  return (
    <>
      <PageOpening {...words} />
      <div className="frame grid gap-x-10 gap-y-16 pb-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          {fromMap && !actionData && <MapNote text={fromMap} />}
          <ClientBriefForm
            words={words.form}
            hidden={hidden}
            prefilled={prefilled}
            hours={hours}
            zones={zones}
            withinHours={withinHours}
            posted={actionData}
          />
        </div>
        <aside className="lg:col-span-4 lg:col-start-9" aria-label={words.next.title}>
          <BriefAside words={words} dueAt={dueIfSentNow} zones={zones} />
        </aside>
      </div>
    </>
  );
}
