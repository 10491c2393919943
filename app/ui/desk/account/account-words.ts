import type { TokenScope } from '../../../../contract/staff.ts';
import type { DeskOutcome } from '../desk-outcome.ts';

/** A moment in words, and in ms since 1970. */
export interface ShownMoment {
  text: string;
  at: number;
  /** It is known no closer. */
  isToTheHour?: boolean;
}

export interface ShownDevice {
  id: string;
  device: string;
  current: boolean;
  since: ShownMoment;
  used: ShownMoment;
}

export interface ShownToken {
  id: string;
  name: string;
  scope: TokenScope;
  since: ShownMoment;
  used: ShownMoment | null;
}

/** How a form of the page went, with a token that is shown this once. */
export interface OwnAccountOutcome extends DeskOutcome {
  token?: string;
}

interface FormWords {
  notDone: string;
  submitting: string;
}

export interface OwnAccountWords extends FormWords {
  show: string;
  hide: string;
  name: { title: string; text: string; name: string; email: string; emailHelp: string; submit: string };
  shortcuts: { title: string; text: string; singleKeys: string; submit: string };
  password: {
    title: string;
    text: string;
    currentPassword: string;
    newPassword: string;
    help: string;
    submit: string;
  };
  twoFactor: {
    title: string;
    on: string;
    onOne: string;
    onNone: string;
    off: string;
    manage: string;
    setUp: string;
  };
  devices: {
    previous: string;
    noPrevious: string;
    failed: string;
    title: string;
    text: string;
    unknown: string;
    current: string;
    used: string;
    since: string;
    end: string;
    everywhere: string;
    everywhereHelp: string;
  };
  tokens: {
    title: string;
    text: string;
    docs: string;
    name: string;
    scope: string;
    scopes: Record<TokenScope, string>;
    submit: string;
    made: string;
    copy: string;
    copied: string;
    none: string;
    unused: string;
    used: string;
    since: string;
    revoke: string;
  };
}
