import { z } from 'zod';
import { lineLimit, optionalText, requiredEmail, requiredText } from '../../values/text.ts';
import { oauthProviders } from './providers.ts';

const hostName = /^[a-z\d.:[\]-]*$/i;

const host = optionalText(lineLimit).refine((value) => hostName.test(value), { error: 'invalid' });
const port = (usual: number) =>
  z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(65_535, 'invalid').default(usual);
/** Not trimmed, as a password may end in a space. */
const password = z.string('not-text').max(lineLimit, 'too-long').default('');

/** Body of PUT /api/v1/desk/mail/server: a server to send by, and a mailbox where `imapHost` names one. */
export const mailServerInput = z
  .object({
    smtpHost: host.refine((value) => value !== '', { error: 'required' }),
    smtpPort: port(587),
    smtpUser: optionalText(lineLimit),
    smtpPassword: password,
    imapHost: host,
    imapPort: port(993),
    imapUser: optionalText(lineLimit),
    imapPassword: password,
    plusAddresses: z.boolean('invalid').default(true),
  })
  .superRefine(({ smtpUser, smtpPassword, imapHost, imapUser, imapPassword }, context) => {
    const missing = {
      smtpPassword: smtpUser !== '' && smtpPassword === '',
      imapUser: imapHost !== '' && imapUser === '',
      imapPassword: imapHost !== '' && imapPassword === '',
    };
    for (const [field, isMissing] of Object.entries(missing))
      if (isMissing) context.addIssue({ code: 'custom', path: [field], message: 'required' });
  });

export type MailServerInput = z.output<typeof mailServerInput>;

const signInPlace = {
  /** True in the set-up, to whose step the sign-in then returns. */
  isStep: z.boolean('invalid').default(false),
};

/** Body of POST /api/v1/desk/mail/oauth/again; it may be left out. */
export const signInAgainInput = z.object(signInPlace).prefault({});

/** Body of PUT /api/v1/desk/mail/oauth: the company's own registration at a provider. */
export const mailSignInInput = z
  .object({
    provider: z.enum(oauthProviders, { error: 'choose' }),
    address: requiredEmail,
    tenant: optionalText(lineLimit).refine((value) => /^[\w.-]*$/.test(value), { error: 'invalid' }),
    clientId: requiredText(lineLimit),
    clientSecret: requiredText(lineLimit),
    readsMailbox: z.boolean('invalid').default(true),
    ...signInPlace,
  })
  .superRefine(({ provider, tenant }, context) => {
    if (provider === 'microsoft' && tenant === '')
      context.addIssue({ code: 'custom', path: ['tenant'], message: 'required' });
  });
