/** The text of the e-mails that customers get. */
export const accountMails = {
  verifyEmail: {
    title: 'Confirm your e-mail address',
    ask: 'An account at {site} was opened with this address. Please confirm that it is yours.',
    action: 'Confirm this address',
    lasts: 'The link works once and expires in three days. You can use your account before you confirm.',
    why: 'If you did not open an account, ignore this e-mail. To have the account removed, call {phone}.',
  },
  resetPassword: {
    title: 'Choose a new password',
    ask: 'Someone asked for a new password for the account with this address at {site}.',
    action: 'Choose a new password',
    lasts: 'The link works once and expires in one hour. A new password signs out every device.',
    why: 'If it was not you, ignore this e-mail: your password stays the same.',
  },
  passwordChanged: {
    title: 'Your password was changed',
    text: 'The password of your account at {site} was changed on {moment}. Every other device is signed out.',
    why: 'If it was you, there is nothing to do. If not, choose another password now: only this address gets the link. Then call {phone}.',
    action: 'Choose another password',
  },
  twoFactorChanged: {
    title: 'The sign-in to your account was changed',
    changes: {
      'two-factor-on':
        'Two-step verification was turned on: signing in takes the password and a code. Every other device is signed out.',
      'two-factor-off': 'Two-step verification was turned off: the password alone signs you in.',
      'recovery-code-used': 'A recovery code was used to sign in.',
      'recovery-codes-made': 'New recovery codes were made. The earlier ones no longer work.',
    },
    when: 'It happened in your account at {site} on {moment}.',
    why: 'If it was you, there is nothing to do. If not, choose another password now: only this address gets the link. Then call {phone}.',
    action: 'Choose another password',
  },
};

/** The text of the e-mails that the company and its staff get. */
export const staffAccountMails = {
  staffInvitation: {
    title: (company: string) => `Join the desk of ${company}`,
    ask: (company: string) =>
      `You are invited to work at the desk of ${company}, where requests are read and answered.`,
    action: 'Choose a name and a password',
    lasts: 'The link works once and expires in seven days.',
    why: 'If you did not expect this e-mail, ignore it.',
  },
  staffPassword: {
    title: 'Choose a new password for the desk',
    ask: (company: string) => `Someone asked for a new password for your account at the desk of ${company}.`,
    action: 'Choose a new password',
    lasts:
      'The link works once and expires in one hour. A new password signs out every device; two-factor stays the same.',
    why: 'If it was not you, ignore this e-mail: your password stays the same.',
  },
  staffAccessChanged: {
    title: 'Your access to the desk was changed',
    changes: {
      'password-changed': () =>
        'Your password was changed. Every other device is signed out; your API tokens still work.',
      'password-reset': () =>
        'A new password was chosen with an e-mailed link. Every device is signed out and every API token revoked.',
      'two-factor-on': () => 'Two-factor authentication was turned on. Every other device is signed out.',
      'two-factor-off': () => 'Two-factor authentication was turned off: the password alone signs you in.',
      'two-factor-reset': (by: string) =>
        `${by} reset your two-factor authentication: the password alone signs you in. Every device is signed out and every API token revoked.`,
      'recovery-codes-made': () => 'New recovery codes were created. The earlier ones no longer work.',
      'token-made': (name: string) => `The API token “${name}” was created.`,
      'token-revoked': (name: string) => `The API token “${name}” was revoked.`,
    },
    when: (company: string, moment: string) => `It happened at the desk of ${company} on ${moment}.`,
    why: 'If it was you or you asked for it, there is nothing to do. If not, choose a new password now and tell an owner of the desk.',
    action: 'Choose a new password',
  },
  storageLow: {
    title: 'Your site’s disk is almost full',
    text: (free: number) => `${free} MB are left on the disk that holds DATA_DIR.`,
    next: {
      low: 'Visitors’ and customers’ files are refused now; requests are still taken. Delete files of spam, or move DATA_DIR to a larger disk. At zero, requests can no longer be stored.',
      full: 'All files are refused now, and at zero requests can no longer be stored. Delete files of spam, or move DATA_DIR to a larger disk.',
    },
    action: 'Make room',
  },
};
