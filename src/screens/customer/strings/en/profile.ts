import { accountForms } from '#features/identity/strings/en/accounts.ts';
import { labels } from '#features/requests/strings/en/labels.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { messages } from '#platform/commands/strings/en/messages.ts';
import { monthsIn } from '#platform/values/format.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';
import { reach } from '#ui/strings/en/legal.ts';

const { account, fields } = messages;

/** Shared by the forms of the profile. */
const shared = {
  notDone: 'This was not done',
  failed: 'We got no response. Please check your connection and try again.',
  signedOut:
    'You are no longer signed in, so nothing was changed. Sign in in another tab, come back to this one and press the button again.',
  checkFields: forms.checkFields,
  fields,
};

export const profile = (settings: Settings) => ({
  meta: {
    title: 'Profile',
    description: 'Your requests and their status, your KYC documents, your password and your data.',
  },
  label: 'Profile',
  signedInAs: 'Signed in as',
  /** Shown next to a form after success. */
  done: {
    name: account.nameChanged,
    details: account.detailsKept,
    email: account.verifyMailSent,
    password: account.passwordUpdated,
    device: account.sessionEnded,
  },
  shipments: {
    title: 'My shipments',
    /** Screen reader text between two places. */
    to: 'to',
    next: 'Next',
    arrival: 'Finally',
    last: 'Last',
    states: { 'under-way': 'Under way', delivered: 'Delivered', cancelled: 'Canceled' },
    rest: { one: '1 more shipment', other: '{count} more shipments' },
  },
  requests: {
    title: 'My requests',
    new: 'Request a rate',
    none: `No requests yet. It takes three minutes, and a person answers ${answerTimes(settings).request.within}.`,
    confirm: 'Confirm your address to see your requests.',
    first: 'Request a rate',
    earlier: {
      confirmed: 'Requests that you sent without signing in are listed the next time you sign in.',
      unconfirmed:
        'Requests that you sent without signing in are listed once your e-mail address is confirmed. Until then, use the link in our e-mail.',
    },
    /** Requests with a quote to answer or a question, above the others. */
    waiting: 'Waiting for you',
    from: 'from {amount}',
    ownReference: 'Your reference',
    find: 'Find by reference, container or B/L number, or text',
    findSubmit: 'Find',
    noneFound: 'No request has all of these words.',
    showAll: 'Show all requests',
    pages: 'Pages of requests',
    newer: 'Newer requests',
    older: 'Earlier requests',
    kinds: { 'rate-request': 'Rate request', 'contact-message': 'Message' },
    received: 'Received',
    due: 'A person answers by',
    quote: 'Quote to accept until {day}',
    merged: 'Handled with another request. Our reply comes by e-mail.',
    again: 'Send again with changes',
    againNamed: 'Send again with changes: {reference}',
    rest: { one: '1 earlier request', other: '{count} earlier requests' },
  },
  kyc: {
    title: 'KYC documents',
    link: 'Go to your KYC documents',
    none: 'Sanctions and export laws hold us responsible for whom we work for. Fill in the form once, here or as a PDF.',
    states: {
      draft: 'Started, not sent yet.',
      sent: 'Sent. We’ll email you once we’ve read them.',
      'in-review': 'We are reading them and write to you when we are done.',
      'more-needed': 'We need more from you.',
      accepted: 'Accepted.',
      expired: 'Expired. Please check your answers and send them again.',
    },
  },
  person: {
    title: 'Your details',
    text: `How we address you. Requests already sent keep their name. Your e-mail address is your username: to change it, write to ${reach(settings).email}.`,
  },
  name: {
    ...shared,
    label: accountForms.fullname,
    submit: 'Change name',
    submitting: 'Changing…',
  },
  details: {
    ...shared,
    title: 'For your next request',
    text: 'A new rate request begins with this. Empty a field and save to keep it no longer.',
    from: 'Filled in from {reference} and not kept yet. Save to keep it.',
    labels: {
      company: labels.rateRequest.brandName,
      phone: labels.rateRequest.phone,
      address: labels.rateRequest.address,
      legalName: labels.rateRequest.legalName,
      taxKind: labels.rateRequest.taxKind,
      taxNumber: labels.rateRequest.taxNumber,
    },
    taxKinds: labels.taxKinds,
    noTaxKind: 'Not stated',
    taxProblems: labels.taxProblems,
    hints: forms.hints,
    submit: 'Save',
    submitting: 'Saving…',
  },
  email: {
    ...shared,
    label: accountForms.username,
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed yet. Open the link in our e-mail, or send it again.',
    unconfirmedLimited: 'Not confirmed yet.',
    submit: 'Send the e-mail again',
    submitting: 'Sending…',
  },
  password: {
    ...shared,
    failed: account.passwordNotUpdated,
    title: 'Change Password',
    text: 'Changing it signs out every other device.',
    currentPassword: 'Current password',
    newPassword: 'New password',
    help: accountForms.newPasswordHelp,
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Change Password',
    submitting: 'Changing…',
  },
  twoFactor: {
    title: 'Two-step verification',
    text: 'A code from an app on your phone, besides your password.',
    on: 'On. You sign in with your password and a code.',
    off: 'Off: your password alone signs you in.',
    manage: 'Manage two-step verification',
    setUp: 'Set up two-step verification',
  },
  devices: {
    ...shared,
    title: 'Where you are signed in',
    text: 'Sign out a device you no longer have. See one you do not know? Change your password.',
    unknown: 'Unknown device',
    current: 'This device',
    since: 'Signed in',
    used: 'Last used',
    end: 'Sign out',
    ending: 'Signing out…',
    everywhere: 'Sign out everywhere',
    everywhereText: 'This device too.',
    rest: { one: '1 more device', other: '{count} more devices' },
  },
  data: {
    title: 'Your data',
    text: 'Everything we keep of your account, as one JSON file: name, addresses, company, phone, devices, requests and KYC answers. KYC documents are listed in it; download them on the KYC page.',
    link: 'Download your data',
  },
  delete: {
    ...shared,
    title: 'Delete the account',
    open: 'Delete my account …',
    goes: {
      title: 'What is deleted',
      list: [
        'Your name, e-mail address and password with the account, and every sign-in.',
        'KYC answers and documents that you never sent.',
      ],
    },
    stays: {
      title: 'What stays',
      list: [
        'Your requests, with what you wrote in them. They are part of our business records, no longer tied to an account.',
        `KYC documents that you have sent, with your answers as last saved: for ${monthsIn('en', settings.company.kyc.keepDocumentsForMonths)} from the day you delete the account.`,
      ],
    },
    password: 'Your password',
    sure: 'Yes, delete my account. It cannot be brought back.',
    box: 'Confirmation',
    tickFirst: 'Please select this box first.',
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Delete my account for good',
    submitting: 'Deleting…',
  },
});
