import { useEffect } from 'react';
import { data, Form } from 'react-router';
import { earliestToday } from '#features/cargo/earliest-today.ts';
import { measuresOf } from '#features/cargo/measures.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { answerForm, runForm } from '#features/identity/run-form.ts';
import { listMailsOfLeads, listOriginalAccess } from '#features/inbound/server/originals.ts';
import { listStaffAccess } from '#features/kyc/server/access-log.ts';
import { askForMissing } from '#features/quotes/ask-for-missing.ts';
import { noDraftText } from '#features/quotes/desk/no-draft.ts';
import { requestQuotes } from '#features/quotes/desk/request-quotes.ts';
import { quotedCargo } from '#features/quotes/quoted-cargo.ts';
import { quoteCommands } from '#features/quotes/server/commands.ts';
import { isToBePriced } from '#features/quotes/server/draft-quotes.ts';
import { type DeskQuote, draftIn, listQuotes } from '#features/quotes/server/quote-rows.ts';
import { findRepriced } from '#features/quotes/server/repriced-draft.ts';
import { quotes as quoteTexts } from '#features/quotes/strings/en/desk-quotes.ts';
import type { FirstPrice } from '#features/rates/price/first-price.ts';
import { writtenTextsOf } from '#features/requests/customer-texts.ts';
import type { CannedText } from '#features/requests/desk/canned-picker.tsx';
import { cargoSummary } from '#features/requests/desk/cargo-summary.ts';
import { draftPathOf, endSending, sendingName } from '#features/requests/desk/drafts.ts';
import { listQuery } from '#features/requests/desk/inbox-address.ts';
import { datesOfPresets } from '#features/requests/follow-up.ts';
import type { LanguageSource } from '#features/requests/lead.ts';
import { leadMailStringsIn } from '#features/requests/mails/mail-strings.ts';
import { recipientsOf } from '#features/requests/recipients.ts';
import { leadCommands } from '#features/requests/server/commands/leads.ts';
import { showPresence } from '#features/requests/server/commands/presence.ts';
import { listAttachmentAccess, listAttachments } from '#features/requests/server/files/downloads.ts';
import { type DeskLead, findLead, listTimeline } from '#features/requests/server/inbox/find-lead.ts';
import { listIn } from '#features/requests/server/inbox/list-in-address.ts';
import { listNamedLeads } from '#features/requests/server/merge/named-leads.ts';
import { listRelatedLeads } from '#features/requests/server/merge/related-leads.ts';
import { listCannedReplies } from '#features/requests/server/reply/canned-replies.ts';
import { findDraft, saveDraft } from '#features/requests/server/reply/draft.ts';
import { replyValues } from '#features/requests/server/reply/send-reply.ts';
import { findWaitingReply } from '#features/requests/server/reply/waiting-reply.ts';
import { listReceivedMails, threadSubject } from '#features/requests/server/timeline/mail-thread.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { businessTimeBetween } from '#features/settings/business-hours.ts';
import { countedTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { shipmentCommands } from '#features/shipments/server/commands.ts';
import { findShipment } from '#features/shipments/server/find-shipment.ts';
import { servicesContext } from '#platform/context.ts';
import { fieldsOf } from '#platform/http/form-post.ts';
import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { toastOutcome, useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { stayOnPage } from '#ui/desk/stay-on-page.ts';
import { useReloadWhile } from '#ui/desk/use-reload-while.ts';
import type { Route } from './+types/request';
import {
  answersBeside,
  answersOfMerged,
  cannedIn,
  sentAnswersOf,
  whatsAppOf,
} from './request/describe-request.ts';
import { RequestPage } from './request/request-page.tsx';

const commands = {
  ...leadCommands,
  ...quoteCommands,
  'begin-shipment': shipmentCommands['begin-shipment'],
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { company } = currentSettings();
  const lead = await findLead(services, params.id);
  if (!lead) throw data(null, { status: 404 });
  const leadIds = [lead.id, ...lead.merged.map(({ id }) => id)];
  // Before its quotes are read: a draft that is stored in between is seen with the next load.
  const isPricing = await isToBePriced(services.db, lead.id);
  const [
    timeline,
    accessLog,
    files,
    downloads,
    related,
    named,
    waitingReply,
    draft,
    canned,
    staff,
    here,
    followed,
    quotes,
    originals,
    originalAccess,
    mails,
  ] = await Promise.all([
    listTimeline(services.db, lead),
    lead.accountId ? listStaffAccess(services.db, lead.accountId) : [],
    listAttachments(services.db, leadIds),
    listAttachmentAccess(services.db, leadIds),
    listRelatedLeads(services, lead.id),
    listNamedLeads(services, lead.id),
    findWaitingReply(services.db, lead.id),
    findDraft(services.db, lead.id, me.id),
    listCannedReplies(services),
    services.listStaff(),
    showPresence(services, lead.id, me),
    findShipment(services.db, lead.id),
    listQuotes(services.db, leadIds, services.clock()),
    listMailsOfLeads(services.db, leadIds),
    listOriginalAccess(services.db, leadIds),
    listReceivedMails(services.db, lead),
  ]);
  const { searchParams } = new URL(request.url);
  const list = listIn(searchParams, me.id);
  const query = list ? listQuery(list) : '';
  const locale = knownLocale(lead.locale);
  const valuesIn = (other: Locale) => replyValues(lead, me, { company, locale: other });
  return {
    recipients: recipientsOf({ name: lead.name, address: lead.email }, timeline.events),
    company: company.email,
    languageFrom: timeline.events.reduce<LanguageSource | null>(
      (source, { data }) =>
        data.type === 'received' ? (data.languageFrom ?? source) : data.type === 'locale' ? null : source,
      null,
    ),
    title: `${lead.reference} ${lead.name || lead.company}`,
    lead,
    isPricing,
    /** Office time until the answer is due, in ms. */
    openLeft: lead.due ? Math.max(0, businessTimeBetween(services.clock(), lead.dueAt, company.hours)) : 0,
    /** Query of the list that the page was opened from. */
    query,
    timeline: { ...timeline, accessLog },
    // The PDF of a quote stands with the quote.
    files: files.filter(({ fileId }) => !quotes.some(({ file }) => file?.fileId === fileId)),
    downloads: [...downloads, ...originalAccess].sort((one, other) => other.at - one.at),
    originals,
    related,
    /** Requests that this mail names, which it can be put on. */
    named,
    waitingReply,
    draft: {
      to: draft?.to ?? '',
      subject:
        draft?.subject ??
        threadSubject(mails) ??
        fill(leadMailStringsIn(locale).leadReply.subject, { reference: lead.reference }),
      body: draft?.body ?? '',
      /** It was to be sent and came back: when, with which files, and whether it was refused. */
      returned: draft?.returned ?? null,
    },
    canned: [
      ...askedIn(quotes, lead, valuesIn(locale)),
      ...canned.flatMap((reply) => cannedIn(reply, { locale, valuesIn })),
    ],
    staff,
    here,
    me,
    shipment: followed,
    followUpDates: datesOfPresets(services.clock(), company.hours),
    whatsApp: whatsAppOf(lead),
    cargo:
      lead.shipment &&
      cargoSummary(lead.shipment, {
        service: String(lead.answers.service ?? ''),
        arrivedOn: earliestToday(lead.receivedAt),
      }),
    writtenTexts: writtenTextsOf(lead),
    answers: answersBeside(lead),
    /** The answers before staff corrected them. */
    sentAnswers: sentAnswersOf(lead),
    mergedAnswers: Object.fromEntries(lead.merged.map((other) => [other.id, answersOfMerged(other, lead)])),
    quotes: requestQuotes({
      leadId: lead.id,
      quotes,
      cargo: lead.shipment,
      corrected:
        lead.correctedAt === null ? null : { at: lead.correctedAt, cargo: quotedCargo(lead.answers, locale) },
      shown: lead.answers.firstPrice as FirstPrice | undefined,
      query,
      repriced: await findRepriced(services, draftIn(quotes, lead.id)),
      noDraft:
        lead.kind === 'rate-request' && quotes.length === 0
          ? await noDraftText(services, { cargo: lead.shipment, service: String(lead.answers.service ?? '') })
          : '',
      unknownReference: searchParams.get('unknown') ?? '',
    }),
  };
}

/** The message that asks the customer for what the draft of their quote lacks, before the canned replies. */
function askedIn(quotes: DeskQuote[], lead: DeskLead, values: Record<string, string>): CannedText[] {
  const draft = draftIn(quotes, lead.id);
  const locale = knownLocale(lead.locale);
  const body = draft?.drafted
    ? askForMissing(draft.drafted, lead.shipment && measuresOf(lead.shipment), locale, values)
    : '';
  const title = quoteTexts.drafted.ask;
  return body ? [{ id: 'ask-for-missing', title, body, locale, instead: '', stage: 'need-information' }] : [];
}

/** Stores an unsent reply as the draft, which the reloaded page shows. */
async function keepReply({ request, params, context }: Route.ActionArgs) {
  const { intent, to = '', subject = '', body = '' } = await fieldsOf(request);
  if (intent !== 'reply') return;
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  await saveDraft(context.get(servicesContext), { leadId: params.id, staffId: staff.id, to, subject, body });
}

export async function action(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, commands).catch(async (error) => {
    // Only that connection may have failed.
    if (error instanceof Error) await keepReply(call).catch(() => {});
    throw error;
  });
  if (!result.ok) await keepReply(call);
  const { version } = result.values;
  const answer = answerForm({ fields, result }, typeof version === 'number' ? { version } : {});
  const { stale, contact } = t;
  if (answer.data.isStale) answer.data.message = stale;
  // The fields show the errors.
  else if (answer.data.intent === 'contact' && Object.keys(answer.data.errors).length > 0)
    answer.data.message = contact.refused;
  return answer;
}

/** Returns the outcome to a submission even when the page was left. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'));
  let isStored = false;
  try {
    const answer = await stayOnPage(serverAction);
    isStored = 'ok' in answer && answer.ok;
    return answer;
  } finally {
    endSending(sendingName(draftPathOf(params.id), intent), isStored);
  }
}

export const meta = countedTitle<Route.ComponentProps['loaderData']>(({ title }) => title);

export { reloadOnConflict as shouldRevalidate } from '#ui/desk/stay-on-page.ts';

export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastOutcome(actionData);
  const { lead, isPricing } = loaderData;
  useReloadWhile(isPricing ? [`${lead.id} ${lead.version}`] : []);
  useEffect(() => {
    if (!outcome) return;
    return toastOutcome(outcome);
  }, [outcome]);
  return (
    <RequestPage
      // Input belongs to one request.
      key={loaderData.lead.id}
      page={loaderData}
      outcome={outcome}
      retry={(outboxId) => (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="retry" />
          <input type="hidden" name="mailId" value={outboxId} />
          <button type="submit" className="link py-1">
            {t.retry}
          </button>
        </Form>
      )}
    />
  );
}
