import { storePasswordLink } from '#features/identity/server/change-password.ts';
import { customerAccounts } from '#features/identity/server/customers/customer-accounts.ts';
import { resetTwoFactor } from '#features/identity/server/staff/change-staff.ts';
import { inviteStaff } from '#features/identity/server/staff/invitations.ts';
import { listInvitations, listStaff } from '#features/identity/server/staff/list-staff.ts';
import { openSetUp } from '#features/identity/server/staff/set-up.ts';
import { staffAccounts } from '#features/identity/server/staff/staff-accounts.ts';
import { cliActor, recordStaffEvent } from '#features/identity/server/staff/staff-events.ts';
import { removeLostTwoFactor } from '#features/identity/server/two-factor.ts';
import { deactivateStaff } from '#features/requests/server/commands/deactivate-staff.ts';
import { staffRoles } from '#platform/commands/caller.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { transact } from '#platform/db/transact.ts';
import { deskCommand } from '#platform/site-root.ts';
import {
  type Command,
  type CommandContext,
  type Given,
  Refused,
  requireAddress,
  requireOneOf,
} from './command.ts';

/** Prints a link to a page of the desk; says how to have the right one where the site's address is not set. */
async function printLink({ appUrl, isAppUrlAssumed, write }: CommandContext, path: string): Promise<void> {
  await write(`${appUrl}${path}\n`);
  if (isAppUrlAssumed)
    await write(
      'Is the site at another address? Put that in front, or set APP_URL or PORT as the site has it.\n',
    );
}

async function add(context: CommandContext, given: Given): Promise<void> {
  const { services, write } = context;
  const email = requireAddress(given);
  const role = requireOneOf('role', given.role, staffRoles);
  const outcome = await inviteStaff(services, cliActor, { email, role });
  if (!outcome.ok) throw new Refused(`${email} is staff already.`);
  await write(`${email} is invited as ${role}; the server mails the link. It works once, for seven days:\n`);
  await printLink(context, `/desk/join?token=${outcome.token}`);
}

async function list({ services, write }: CommandContext): Promise<void> {
  const staff = await listStaff(services.db);
  const invitations = await listInvitations(services.db, services.clock());
  for (const { email, role, name, active, hasTwoFactor } of staff) {
    const state = [active ? 'active' : 'deactivated', ...(hasTwoFactor ? ['two-factor'] : [])].join(', ');
    await write(`${[email, role, state, name].join('\t')}\n`);
  }
  for (const { email, role, expiresAt } of invitations) {
    await write(`${[email, role, `invited until ${new Date(expiresAt).toISOString()}`, ''].join('\t')}\n`);
  }
  if (staff.length + invitations.length === 0) throw new Refused('There is no staff yet: see set-up-link.');
}

/** Throws a Refused where nobody with the address may sign in. */
async function requireStaffMember({ services }: CommandContext, email: string) {
  const person = await staffAccounts.find(services.db, { email });
  if (!person) throw new Refused(`Nobody with the address ${email} may sign in.`);
  return person;
}

async function resetPasswordOf(context: CommandContext, given: Given): Promise<void> {
  const { services, write } = context;
  const email = requireAddress(given);
  const { id, name } = await requireStaffMember(context, email);
  const token = await transact(services.db, async (transaction) => {
    const now = services.clock();
    const event = { at: now, by: cliActor, action: 'password-link-made', subject: { id, name } } as const;
    await recordStaffEvent(transaction, event);
    return storePasswordLink(transaction, staffAccounts, { personId: id, now });
  });
  await write(
    `${email} chooses a new password by this link. It works once, for one hour; two-factor stays:\n`,
  );
  await printLink(context, `/desk/resetpassword?token=${token}`);
}

async function resetTwoFactorOf(context: CommandContext, given: Given): Promise<void> {
  const email = requireAddress(given);
  const { id } = await requireStaffMember(context, email);
  await resetTwoFactor(context.services, cliActor, id);
  await context.write(
    `${email} signs in with the password alone, next time. Their API tokens are revoked.\n`,
  );
}

async function resetCustomerTwoFactor({ services, write }: CommandContext, given: Given): Promise<void> {
  const email = requireAddress(given);
  const person = await customerAccounts.find(services.db, { email });
  if (!person) throw new Refused(`There is no account with the address ${email}.`);
  await removeLostTwoFactor(services, customerAccounts, person);
  await write(
    `${email} signs in with the password alone, next time; the server mails them that it is off.\n`,
  );
}

/** The id of the colleague that --hand-over-to names, null for `nobody`; undefined when it is not given. */
async function colleagueIn(
  context: CommandContext,
  { handOverTo }: Given,
): Promise<string | null | undefined> {
  if (handOverTo === undefined || handOverTo === 'nobody') return handOverTo && null;
  return (await requireStaffMember(context, handOverTo)).id;
}

async function deactivate(context: CommandContext, given: Given): Promise<void> {
  const email = requireAddress(given);
  const { id: staffId } = await requireStaffMember(context, email);
  const handOverTo = await colleagueIn(context, given);
  const outcome = await deactivateStaff(context.services, cliActor, { staffId, handOverTo });
  if (outcome.ok) {
    const handedOver = outcome.handedOver === 1 ? '1 request' : `${outcome.handedOver} requests`;
    return context.write(`${email} is deactivated. Handed over: ${handedOver}.\n`);
  }
  const { lastOwner, noSuchColleague, ownsRequests } = deskOutcomes;
  if (outcome.reason === 'owns-requests')
    throw new Refused(
      `${ownsRequests(outcome.count)} Add --hand-over-to <e-mail>, or --hand-over-to nobody.`,
    );
  throw new Refused(outcome.reason === 'last-owner' ? lastOwner : noSuchColleague);
}

async function setUpLink(context: CommandContext): Promise<void> {
  const token = await openSetUp(context.services);
  if (token === null) throw new Refused(`There is staff already. Add somebody: ${deskCommand} add <e-mail>`);
  await printLink(context, `/desk/setup?token=${token}`);
}

/** People who may sign in. */
export const staffCommands: Record<string, Command> = {
  add: {
    usage: 'add <e-mail> [--role agent|manager|owner]',
    help: 'Invites somebody to the desk, by mail, and prints the link. An agent unless said otherwise.',
    run: add,
  },
  list: {
    usage: 'list',
    help: 'Prints staff and open invitations: address, role, state, name; a tab between them.',
    run: list,
  },
  'reset-password': {
    usage: 'reset-password <e-mail>',
    help: 'Prints a link to choose a new password, for when no mail arrives. Give it to that person alone.',
    run: resetPasswordOf,
  },
  'reset-two-factor': {
    usage: 'reset-two-factor <e-mail>',
    help: 'For who has lost phone and recovery codes: the password is enough for the next sign-in.',
    run: resetTwoFactorOf,
  },
  'reset-customer-two-factor': {
    usage: 'reset-customer-two-factor <e-mail>',
    help: 'The same for a customer: make sure that it is they who ask.',
    run: resetCustomerTwoFactor,
  },
  deactivate: {
    usage: 'deactivate <e-mail> [--hand-over-to <e-mail>|nobody]',
    help: 'Ends somebody’s access at once, and hands their open requests over to a colleague or to nobody.',
    run: deactivate,
  },
  'set-up-link': {
    usage: 'set-up-link',
    help: 'Prints a link by which the first owner is made, good for 24 hours, while there is no staff.',
    run: setUpLink,
  },
};
