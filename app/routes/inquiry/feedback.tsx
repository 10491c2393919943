import { feedbackInput } from '../../../contract/feedback.ts';
import { zonesOf } from '../../../contract/moment.ts';
import { problemsOf } from '../../../contract/text.ts';
import { servicesContext } from '../../../server/context.ts';
import { submitFeedback } from '../../../server/feedback/submit-feedback.ts';
import { keepInput, readFormPost } from '../../../server/http/form-post.ts';
import { company } from '../../content/company.ts';
import { stringsIn } from '../../content/strings.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/feedback';
import { answerHeaders, limited, refused, sent, unavailable } from './answers.ts';
import { FeedbackForm } from './feedback/feedback-form.tsx';
import { hiddenInputs } from './hidden-inputs.ts';

export function loader({ context }: Route.LoaderArgs) {
  return {
    strings: stringsIn('en').feedback,
    zones: zonesOf(company),
    hidden: hiddenInputs(context),
  };
}

export function action(call: Route.ActionArgs) {
  return keepInput(call, () => submit(call), unavailable);
}

async function submit({ request, context }: Route.ActionArgs) {
  const post = await readFormPost(request, context);
  const { fields } = post;
  if (post.limited) return limited(fields, post.retryAfterSeconds);
  const rating = fields.rating ? Number(fields.rating) : undefined;
  const parsed = feedbackInput.safeParse({ ...fields, rating });
  const problems = parsed.success ? {} : problemsOf(parsed.error.issues);
  if (!fields.agreeToTerms) problems.agreeToTerms = 'terms';
  if (!parsed.success || Object.keys(problems).length > 0) return refused(fields, problems);
  const { reference } = await submitFeedback(context.get(servicesContext), parsed.data, post.submission);
  return sent(reference);
}

export function headers(given: Route.HeadersArgs) {
  return answerHeaders(given);
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, pathname, loaderData.strings.meta, 'feedback');
}

export default function Feedback({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, hidden, zones } = loaderData;
  return (
    <>
      <PageOpening {...strings} />
      <div className="frame grid pb-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <FeedbackForm strings={strings.form} hidden={hidden} zones={zones} posted={actionData} />
        </div>
      </div>
    </>
  );
}
