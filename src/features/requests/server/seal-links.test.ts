import { expect, test } from 'vitest';
import { jsonText } from '#platform/db/json-text.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { changeBy, deskOn, elena } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { correctContact } from './commands/change-contact.ts';
import { findLeadBySecret } from './customer/lead-by-link.ts';
import { readMailToSender } from './customer/mail-to-sender.ts';
import { sealPlainLinks } from './seal-links.ts';
import { findWorkingLink } from './secret-links.ts';

const onReplaced = () => {};

describeOnDatabase('the secret of a link', (open) => {
  const stored = async ({ db }: ReturnType<typeof deskOn>) => {
    const links = await db.selectFrom('secret_links').select(['secret', 'sealed']).execute();
    const mails = await db.selectFrom('outbox').select('props').execute();
    const sealed = links.map((link) => Buffer.from(link.sealed ?? []).toString('latin1'));
    return [...links.map(({ secret }) => secret), ...sealed, ...mails.map(({ props }) => props)].join('\n');
  };

  test('is in the database as ciphertext alone, and leaves in a mail', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    expect(await stored(desk)).not.toContain(lead.secret);
    expect(await desk.secretsIn('lead-acknowledgement')).toEqual([lead.secret]);
    expect(await findLeadBySecret(desk.db, lead.secret)).toMatchObject({ reference: lead.reference });
  });

  test('that an older release has stored is shown until it is sealed, and after', async () => {
    const desk = deskOn(await open());
    const leads = [];
    for (let number = 1; number <= 3; number += 1)
      leads.push(await desk.submit({ email: `${number}@a.example` }));
    for (const { id, secret } of leads) {
      await desk.db
        .updateTable('secret_links')
        .set({ secret, sealed: null })
        .where('lead_id', '=', id)
        .execute();
      const mails = desk.db.selectFrom('outbox').selectAll().where('subject_id', '=', id);
      for (const mail of await mails.where('type', '=', 'lead-acknowledgement').execute()) {
        const props = jsonText({ ...JSON.parse(mail.props), secret });
        await desk.db.updateTable('outbox').set({ props }).where('id', '=', mail.id).execute();
      }
    }
    const secrets = leads.map(({ secret }) => secret);
    expect(await desk.secretsIn('lead-acknowledgement')).toEqual(secrets);
    expect(await Promise.all(leads.map(({ id }) => desk.secretOf(id)))).toEqual(secrets);
    for (const _ of ['first', 'again']) {
      await sealPlainLinks(desk);
      for (const secret of secrets) expect(await stored(desk)).not.toContain(secret);
      expect(await desk.secretsIn('lead-acknowledgement')).toEqual(secrets);
    }
  });

  test('whose key is lost opens its page; the next mail gets a new link', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const other = Object.assign(desk, { cipher: createCipher('another secret of forty characters or so.') });
    expect(await findLeadBySecret(desk.db, lead.secret)).toMatchObject({ reference: lead.reference });
    expect(await sendReply(other, changeBy(elena, lead), { subject: 'Rate', body: 'Soon' })).toMatchObject({
      ok: true,
    });
    const [reply] = await desk.mails('lead-reply');
    const read = () => readMailToSender({ ...other, onReplaced }, reply?.id ?? '');
    const secret = (await read())?.secret ?? '';
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect((await read())?.secret).toBe(secret);
    expect(await findLeadBySecret(desk.db, lead.secret)).toBeNull();
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ reference: lead.reference });
  });

  test('never leaves to an address that was corrected since its mail was claimed', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ email: 'ana@gmial.com' });
    const [claimed] = await desk.mails('lead-acknowledgement');
    await sendReply(desk, changeBy(elena, lead), { subject: 'Rate', body: 'Soon' });
    const [reply] = await desk.mails('lead-reply');
    await correctContact(desk, lead.secret, { email: 'ana@gmail.com', phone: '' });
    // The acknowledgement was taken back, as a new mail carries the new link.
    expect(await readMailToSender({ ...desk, onReplaced }, claimed?.id ?? '')).toBeNull();
    const found = await readMailToSender({ ...desk, onReplaced }, reply?.id ?? '');
    expect(JSON.parse(found?.props ?? '')).toMatchObject({ address: 'ana@gmail.com' });
    expect(found?.secret).not.toBe(lead.secret);
    expect(await findWorkingLink(desk.db, lead.id)).not.toBeNull();
  });
});
