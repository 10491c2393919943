import { pluralOf } from '#platform/values/format.ts';

/**
 * Texts of the desk once a command is done or refused, on its pages and in its API alike. Read by commands; no
 * page's strings, so that they are no part of what a page sends.
 */
export const deskOutcomes = {
  signInFirst: 'Please sign in at the desk first.',
  signInAgain: 'This took too long. Please sign in again with your password.',
  notYourRole: 'Your role does not allow this. Ask an owner to do it, or to change your role.',
  notByToken: 'Do this in the browser: an API token can’t.',
  readOnlyToken: 'This token can only read.',
  twoFactorFirst: 'Please set up two-factor first: this desk requires it.',
  tooManyStreams: 'You have the desk open in too many windows. Please close one.',
  signedIn: 'Signed in.',
  codeNext: 'Please enter the code your app shows.',
  signedOut: 'Signed out.',
  welcome: 'Welcome to the desk.',
  nameChanged: 'Your name is changed.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  resetMailSent: 'If this is a staff address, we have sent it a link. It works once, for one hour.',
  passwordReset: 'Your password is changed. Please sign in with the new one.',
  sessionEnded: 'That device is signed out.',
  signedOutEverywhere: 'You are signed out on every device.',
  twoFactorOn: 'Two-factor is on. Keep the recovery codes away from your phone.',
  twoFactorOff: 'Two-factor is off.',
  twoFactorRequired: 'This desk requires two-factor.',
  twoFactorNotBegun: 'Please start over: no secret is waiting for its code.',
  twoFactorNotOn: 'Two-factor is off, so there are no recovery codes.',
  recoveryCodesMade: 'These are your new recovery codes. The old ones no longer work.',
  twoFactorReset: 'Two-factor is reset and their API tokens are revoked. Their password alone signs them in.',
  twoFactorOwn: 'Turn off your own two-factor on its page, with your password.',
  saved: 'Saved.',
  invited: 'Invitation sent. Its link works once, for seven days.',
  isStaff: 'Someone with this address is already on the staff.',
  withdrawn: 'Invitation withdrawn.',
  lastOwner: 'This is the only owner. Please make someone else an owner first.',
  ownsRequests: (count: number) =>
    pluralOf('en', count, {
      one: 'This person owns 1 open request. Choose who takes over.',
      other: 'This person owns {count} open requests. Choose who takes over.',
    }),
  noSuchColleague: 'This person is not at the desk. Please choose someone else.',
  tokenMade: 'Copy the token now: it is shown only once.',
  tokenRevoked: 'Token revoked.',
  unknown: 'There is nothing by this name.',
  replySaved: 'Canned reply saved.',
  replyDeleted: 'Canned reply deleted.',
  viewSaved: 'View saved.',
  viewRenamed: 'View renamed.',
  viewDeleted: 'View deleted.',
  tooManyViews: (most: number) => `${most} saved views is the limit. Please delete one first.`,
  done: 'Done.',
  deleted: 'Deleted.',
  webhookAdded: 'Webhook added. Copy the secret now: it is shown only once.',
  webhookSecretMade: 'New secret created. Copy it now: it is shown only once.',
  webhookTested: 'A test is on its way.',
  webhookPaused: 'Paused. New events are held for 30 days.',
  webhookResumed: 'Resumed. Held events are on their way.',
  webhookRetried: 'On its way again.',
  deliveriesReleased: 'Released. What waited is sent now.',
  deliveriesDropped: (count: number) =>
    `Released. ${count} from the backup ${count === 1 ? 'was' : 'were'} dropped; what is new is sent now.`,
  nothingHeld: 'Nothing is held any more.',
  tooManyWebhooks: (most: number) => `${most} webhooks is the limit. Please delete one first.`,
  mail: {
    setByEnvironment:
      'The environment of the server sets the mail server (SMTP_URL, IMAP_URL). Change it there.',
    notConnected: 'No mail server is connected.',
    connected: 'Connected. Send yourself a test mail.',
    connectedBut: 'Saved.',
    signInBegun: 'Go on at the provider. You come back here.',
    noSignIn: 'This sign-in was not begun by you, or is too old. Please connect again.',
    notAllowed: (error: string) =>
      `The provider did not allow it${error ? ` (${error})` : ''}. Please connect again.`,
    disconnected: 'Disconnected. Mails are kept as files and reach nobody.',
  },
  alarms: {
    sent: (count: number) =>
      pluralOf('en', count, {
        one: 'The test alarm reached its receiver.',
        other: 'The test alarm reached all {count} receivers.',
      }),
    noReceiver: 'No alarm has a receiver: set ALARM_WEBHOOK_URL, NTFY_URL or HEARTBEAT_URL.',
    notTaken: 'Not every receiver took the test:',
  },
  backups: {
    made: 'The backup was made and checked.',
    begun: 'The backup has begun. This page shows when it is done.',
    trialBegun:
      'The restore is being tried. Reload this page in some minutes: it shows when it was done, or the problem.',
    underWay: 'A backup, or a trial of one, is under way. Please wait until it is done.',
    noCommandLine:
      'This server was started without its command line, which makes backups. Start it with npm start.',
    scheduleByEnvironment:
      'The environment of the server sets this (BACKUP_TIME, BACKUP_KEEP). Change it there.',
    bucketByEnvironment:
      'The environment of the server sets the second place (BACKUP_S3_URL). Change it there.',
    scheduled: (time: string, keep: number) =>
      pluralOf('en', keep, {
        one: `Saved. The backup is made at ${time}; the newest one is kept.`,
        other: `Saved. The backup is made at ${time}; the newest {count} are kept.`,
      }),
    tested: (place: string) => `${place} took a test object, and deleted it.`,
    notDeleted: (place: string) =>
      `${place} took a test object, and did not let this key delete it: delete fairlead-test there yourself.`,
    noBucket: 'There is no second place.',
    removed: 'Removed. The copies in it stay.',
    problems: {
      'backup-time': 'Please write a time of day, such as 02:30.',
      'backup-keep': 'Please write a whole number from 1 to 365.',
      'backup-endpoint':
        'Please write the address of the server alone, without the bucket: https://s3.example.com.',
      'backup-bucket': 'Please write the bucket’s name: letters, digits, dots, hyphens and underscores.',
      'backup-folder':
        'Please use letters, digits, dots, hyphens and underscores, with a slash between folders.',
      'backup-region': 'Please write the region’s name, such as eu-central-1.',
      'backup-access-key': 'Please copy the access key as it is: letters, digits and signs, without spaces.',
    },
  },
  filesDeleted: (count: number, bytes: number) =>
    pluralOf('en', count, {
      one: `One file was deleted, which makes room for ${Math.round(bytes / 1_000_000)} MB.`,
      other: `{count} files were deleted, which makes room for ${Math.round(bytes / 1_000_000)} MB.`,
    }),
  erased: 'The data is deleted. Below: when, by whom and how much.',
};
