import type { DeskOutcome } from '../desk-outcome.ts';

/** A secret that waits for its first code, as it is shown once: to scan, and to type. */
export interface Enrolment {
  secret: string;
  qr: { size: number; path: string };
}

/** How a form of the page went, with what is shown this once. */
export interface TwoFactorOutcome extends DeskOutcome {
  enrolment?: Enrolment;
  recoveryCodes?: string[];
}

interface PasswordStep {
  title: string;
  text: string;
  submit: string;
}

export interface TwoFactorWords {
  notDone: string;
  currentPassword: string;
  show: string;
  hide: string;
  submitting: string;
  off: PasswordStep & { later: string };
  enrolment: {
    title: string;
    steps: { scan: string; type: string; confirm: string };
    picture: string;
    copy: string;
    copied: string;
    code: string;
    submit: string;
    again: string;
  };
  codes: {
    title: string;
    text: string;
    copy: string;
    copied: string;
    download: string;
    print: string;
    kept: string;
    file: string;
    fileHead: string;
  };
  on: {
    title: string;
    left: string;
    leftOne: string;
    leftNone: string;
    move: PasswordStep;
    renew: PasswordStep;
    turnOff: PasswordStep & { required: string };
  };
}
