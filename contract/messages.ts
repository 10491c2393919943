import type { Language } from './language.ts';

/** Why a paper was refused. */
export type PaperProblem = 'paper-type' | 'paper-cut-off' | 'paper-empty' | 'paper-too-large';

/** Why a field was refused; the key that the contract's schemas report. */
export type FieldProblem =
  | 'required'
  | 'not-text'
  | 'unreadable-character'
  | 'too-long'
  | 'email'
  | 'phone'
  | 'rating'
  | 'one-way-to-answer'
  | 'terms'
  | 'date'
  | 'form'
  | PaperProblem
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-same'
  | 'password-wrong'
  | 'account-exists'
  | 'token-invalid'
  | 'invalid';

/** What the server says to people, by form and outcome (specification, section 8). */
export interface Messages {
  fields: Record<FieldProblem, string>;
  checkFields: string;
  rateRequest: { sent: string; failed: string; unreachable: string };
  contactMessage: { sent: string; failed: string; unreachable: string };
  feedback: { sent: string; failed: string; unreachable: string };
  account: {
    signedIn: string;
    signedUp: string;
    signedOut: string;
    signInFailed: string;
    signInFirst: string;
    tooManyAttempts: (minutes: number) => string;
    passwordUpdated: string;
    passwordNotUpdated: string;
    resetMailSent: string;
    passwordReset: string;
    verifyMailSent: string;
    emailVerified: string;
    nameChanged: string;
    sessionEnded: string;
    sessionUnknown: string;
    deleted: string;
  };
  kyc: {
    signInFirst: string;
    saved: string;
    added: string;
    removed: string;
    sent: string;
    notNow: string;
    tooManyPapers: (most: number) => string;
    notWhole: string;
    noSuchPaper: string;
  };
  tooManyPosts: (minutes: number) => string;
  notStored: string;
}

function inMinutes(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

const messages: Record<Language, Messages> = {
  en: {
    fields: {
      required: 'Please fill in this field.',
      'not-text': 'This field takes text.',
      'unreadable-character': 'This field holds a character that cannot be stored. Please type it again.',
      'too-long': 'This is too long. Please shorten it, or send the rest by e-mail.',
      email: 'Please check the e-mail address. It should look like name@example.com.',
      phone: 'Please check the phone number. It needs at least six digits.',
      rating: 'Please choose a rating from 1 to 10.',
      'one-way-to-answer': 'Please give an e-mail address or a phone number, so that we can answer you.',
      terms: 'Please agree to the terms and conditions',
      date: 'Please write the date as year, month and day, like 2026-11-20.',
      form: 'Please upload the filled-in form, or fill it in on the page.',
      'paper-type':
        'This file is not a PDF, JPEG, PNG or HEIC. Please save it as one of these and send it again.',
      'paper-cut-off':
        'This file is damaged, or did not arrive whole. Please open it to check, and send it again.',
      'paper-empty': 'This file is empty.',
      'paper-too-large': 'This file is larger than 10 MB. Please make it smaller, or split it.',
      'password-short': 'This password is too short. Please use at least 8 characters.',
      'password-long': 'This password is too long. Please use at most 256 characters.',
      'password-common': 'Many people use this password, so it is guessed first. Please choose another.',
      'password-same': 'Please enter a different password',
      'password-wrong': 'This is not your current password.',
      'account-exists': 'There is an account with this e-mail address already. Please sign in.',
      'token-invalid': 'This link has been used already, or is too old. Please ask for a new one.',
      invalid: 'Please check this field.',
    },
    checkFields: 'Please check the fields that are marked.',
    rateRequest: {
      sent: 'Rate Request Form sent successfully!',
      failed: 'Failed to send rate request form',
      unreachable: 'Failed to send rate request form. Please try again later.',
    },
    contactMessage: {
      sent: 'Message sent successfully!',
      failed: 'Failed to send message',
      unreachable: 'Failed to send message. Please try again later.',
    },
    feedback: {
      sent: 'Message sent successfully!',
      failed: 'Failed to send message',
      unreachable: 'Failed to send message. Please try again later.',
    },
    account: {
      signedIn: 'Signed in successfully',
      signedUp: 'Account created successfully',
      signedOut: 'Logged out successfully',
      signInFailed: 'The e-mail address or the password is not right.',
      signInFirst: 'Please sign in first.',
      tooManyAttempts: (minutes) =>
        `There were too many attempts. Please try again in ${inMinutes(minutes)}.`,
      passwordUpdated: 'Password updated successfully',
      passwordNotUpdated: 'Cannot update the Password',
      resetMailSent:
        'If there is an account with this address, we have sent a link to it. The link works once, for one hour.',
      passwordReset: 'Your password is changed. Please sign in with the new one.',
      verifyMailSent: 'We have sent you an e-mail. Please open the link in it.',
      emailVerified: 'Thank you. Your e-mail address is confirmed.',
      nameChanged: 'Your name is changed.',
      sessionEnded: 'This device is signed out.',
      sessionUnknown: 'There is no such session.',
      deleted: 'Your account is deleted.',
    },
    kyc: {
      signInFirst: 'Please sign in first.',
      saved: 'Your answers are saved.',
      added: 'The file is stored.',
      removed: 'The file is removed.',
      sent: 'Your papers are sent. We write to you when a person has read them.',
      notNow: 'This cannot be changed now: the papers are with us.',
      tooManyPapers: (most) => `There are ${most} files already. Please remove one first.`,
      notWhole: 'The file did not arrive whole. Please send it again.',
      noSuchPaper: 'There is no such file.',
    },
    tooManyPosts: (minutes) =>
      `We have received many forms from your network. Please try again in ${inMinutes(minutes)}, or call us.`,
    notStored: 'Something went wrong on our side and this was not stored. Please try again, or call us.',
  },
};

/** The messages in one language. */
export function messagesIn(language: Language): Messages {
  return messages[language];
}

/** Says why a field was refused; a problem without words of its own reads "please check this field". */
export function fieldMessage(language: Language, problem: string): string {
  const { fields } = messages[language];
  return problem in fields ? fields[problem as FieldProblem] : fields.invalid;
}
