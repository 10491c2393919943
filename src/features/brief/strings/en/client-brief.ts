import { labels } from '#features/requests/strings/en/labels.ts';
import { isOffered } from '#features/services/service.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { messages } from '#platform/commands/strings/en/messages.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';
import { whatsapp } from '#ui/forms/strings/en/whatsapp.ts';

/** “, FCA Santos”: the far end of the first lane. */
const portExample = ({ lanes: [lane] }: Settings) => (lane ? `, FCA ${lane.to.name}` : '');

export const clientBrief = (settings: Settings) => ({
  meta: {
    title: 'Client Brief Questionnaire: request a rate',
    description: `Tell us what to ship, from where and to where. A person answers ${answerTimes(settings).request.within}.`,
  },
  label: 'Request a rate',
  heading: 'Client Brief Questionnaire',
  text: 'Four short steps, about three minutes. All we need is an e-mail address or a phone number.',
  form: {
    ...forms,
    whatsapp: whatsapp(settings),
    labels: labels.rateRequest,
    messages: messages.rateRequest,
    help: {
      service: 'Not sure? We propose what fits.',
      clientName: '',
      brandName: '',
      address: 'Street, city and country of your company.',
      phone: 'We need this or an e-mail address. Include the country code.',
      email: 'We need this or a phone number.',
      legalName: 'Only if the quote is to name it. With it goes the address above.',
      taxKind: '',
      taxNumber: 'Only if the quote is to show it.',
      products:
        'In plain words, such as “green coffee in 69 kg bags”: carriers refuse “general cargo”. HS or Schedule B codes if you know them.',
      productOrigin: 'Town and country.',
      objective: `Such as “one trial shipment by mid-January${portExample(settings)}”. One shipment, a regular route or a new market; your deadline; the Incoterms rule, if agreed.`,
      productToExport:
        'In plain words, such as “240 bags of green coffee”. Weights and sizes have their own fields below.',
      referenceNumber: 'Your order or project number. Our quote and your shipment carry it.',
    },
    invoice: 'Legal name and tax number, for the quote and the invoice',
    taxKinds: { titles: labels.taxKinds as Record<string, string>, none: 'Not stated' },
    taxProblems: labels.taxProblems,
    services: { titles: { ...labels.services } as Record<string, string>, none: 'Not sure yet' },
    tabList: 'Parts of the questionnaire',
    tabs: {
      general: 'General Information',
      product: 'Product Information',
      objective: 'Business Objective',
      export: 'Export Details',
    },
    position: 'Part {part} of {count}',
    hasProblem: 'please check',
    isFilled: 'filled in',
    summary: 'Your request so far',
    change: 'Change',
    previous: 'Previous',
    next: 'Next',
    sendNow: 'Send now',
    submit: 'Submit Form',
    submitting: 'Submitting',
    privacy:
      'We use this to work out your rate and answer you, never for advertising. [Privacy notice](/privacy)',
    draft: 'Saved on this device until you send it.',
    draftAgain: 'Saved in this tab until you send it or log out.',
    draftRestored: 'We restored what you typed on this device.',
    done: {
      title: 'Request sent',
      text: 'Your reference and your tracking link go to the address you gave.',
      textWithoutMail: 'Keep the link below: without an e-mail address, we cannot send it to you.',
      /** To a customer whose account has an address that is not confirmed. */
      confirm: 'To confirm your account, open the link that we mailed to {email}.',
      due: 'A person answers by',
    },
  },
  fromMap: 'From the world map: {lane} To change it, go to Business Objective.',
  again:
    'Filled in from your request {reference}. Change what is different; the earlier request stays the same.',
  /** Shown to a signed-in customer instead, whose account has an e-mail address. */
  signedIn: {
    text: 'Four short steps, about three minutes. Nothing is required: you are signed in, so we have your e-mail.',
    help: {
      phone: 'With the country code.',
      email: 'Leave it empty and we use your account’s address.',
    },
    draft: 'Saved on this device until you send it or log out.',
  },
  due: {
    answer: 'Send it now, and a person answers by',
    always: `A person answers ${answerTimes(settings).request.within}`,
  },
  ask: {
    ...whatsapp(settings),
    label: 'Ask first on WhatsApp',
    text: 'Hello, I would like a rate for a shipment.',
  },
  documents: {
    title: 'Documents that help',
    text: 'None needed yet. Attach what you have on the last part, and your first quote can be a firm one. The rest can follow.',
    list: [
      'Commercial invoice or pro forma',
      'Packing list with sizes and weights',
      'Safety data sheet, for anything hazardous or with lithium batteries',
      ...(isOffered('luxury-vehicle-export-import', settings)
        ? ['Title and lien release, for a vehicle']
        : []),
    ],
  },
});
