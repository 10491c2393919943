import { monthsIn } from '../../../contract/format.ts';
import { company } from '../company.ts';
import { accountForms } from './accounts.ts';
import { forms } from './forms.ts';
import { reach } from './legal.ts';
import { messages } from './messages.ts';

const { account, fields } = messages;

/** What every form of the profile says when it fails. */
const shared = {
  notDone: 'This was not done',
  failed: 'No answer came. Please check your connection and try again.',
  signedOut:
    'You are no longer signed in, so nothing was changed. Sign in in another tab, come back to this one and press the button again.',
  checkFields: forms.checkFields,
  fields,
};

/** The text of /profile. */
export const profile = {
  meta: {
    title: 'Profile',
    description: 'Your requests and where they stand, your KYC documents, your password and your data.',
  },
  label: 'Profile',
  signedInAs: 'Signed in as',
  /** What the page says, beside a form, once that was done. */
  done: {
    name: account.nameChanged,
    email: account.verifyMailSent,
    password: account.passwordUpdated,
    device: account.sessionEnded,
  },
  requests: {
    title: 'My requests',
    new: 'New request',
    none: 'Nothing sent from this account yet. A rate request takes three minutes, and a person answers within one business day.',
    first: 'Start a rate request',
    earlier:
      'Requests sent without signing in are not listed. The mail we sent you for each leads to its page.',
    kinds: { 'rate-request': 'Rate request', 'contact-message': 'Message' },
    received: 'Received',
    due: 'A person answers by',
    handledWith: 'Handled together with',
    again: 'Send again with changes',
    againNamed: 'Send {reference} again with changes',
    rest: { one: '1 earlier request', other: '{count} earlier requests' },
  },
  kyc: {
    title: 'KYC documents',
    link: 'Go to your KYC documents',
    none: 'We must know who we ship for. Fill in the form once, here or on paper.',
    states: {
      draft: 'Begun, not sent yet.',
      sent: 'Sent. We write to you when a person has read them.',
      'in-review': 'A person is reading them. We write to you when they are done.',
      'more-needed': 'We need something more from you.',
      accepted: 'Accepted.',
      expired: 'The acceptance is over. Please check your answers and send them again.',
    },
  },
  person: {
    title: 'Who you are',
    text: `How we address you. Requests that you have sent keep the name they were sent under. The e-mail address is your username: to have it changed, write to ${reach.email}.`,
  },
  name: {
    ...shared,
    label: accountForms.fullname,
    submit: 'Change name',
    submitting: 'Changing…',
  },
  email: {
    ...shared,
    label: accountForms.username,
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed yet. Open the link in our mail, or have it sent again.',
    unconfirmedLimited: 'Not confirmed yet.',
    submit: 'Send the e-mail again',
    submitting: 'Sending…',
  },
  password: {
    ...shared,
    failed: account.passwordNotUpdated,
    title: 'Change Password',
    text: 'Every other device is signed out when you change it.',
    currentPassword: 'Current password',
    newPassword: 'New password',
    help: accountForms.newPasswordHelp,
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Change Password',
    submitting: 'Changing…',
  },
  devices: {
    ...shared,
    title: 'Where you are signed in',
    text: 'Sign out a device that you no longer have. If you do not know one of them, change your password.',
    unknown: 'Unknown device',
    current: 'This device',
    since: 'Signed in',
    used: 'last used',
    end: 'Sign out',
    ending: 'Signing out…',
    everywhere: 'Sign out everywhere',
    everywhereText: 'This device too.',
    rest: { one: '1 more device', other: '{count} more devices' },
  },
  data: {
    title: 'Your data',
    text: 'Everything we keep of your account as one JSON file: name, address, devices, requests and KYC answers. KYC documents are listed in it, and downloaded on the KYC page.',
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
        'KYC answers that you never sent, and documents that you have not sent.',
      ],
    },
    stays: {
      title: 'What stays',
      list: [
        'Your requests with what you wrote in them. They belong to our business records and are no longer tied to an account.',
        `KYC documents that you have sent, with your answers as you last saved them: ${monthsIn('en', company.kyc.keepDocumentsForMonths)} from the day on which you delete the account.`,
      ],
    },
    password: 'Your password',
    sure: 'Yes, delete my account. It cannot be brought back.',
    box: 'The box',
    tickFirst: 'Please tick this box first.',
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Delete my account for good',
    submitting: 'Deleting…',
  },
};
