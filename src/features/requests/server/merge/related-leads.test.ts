import { expect, test } from 'vitest';
import { deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { eraseLeads } from '../erasure/erase-leads.ts';
import { listRelatedLeads } from './related-leads.ts';

const coffee = { clientName: 'Ana Ruiz', brandName: 'Sierra', products: 'Twenty bags of green coffee' };

describeOnEachDatabase('other requests beside a request', (open) => {
  test('are those of the same person or company, the likely duplicate first', async () => {
    const desk = deskOn(await open());
    const first = await desk.submit(coffee);
    const again = await desk.submit(coffee);
    const other = await desk.submit({ ...coffee, products: 'One crane, forty tonnes' });
    const colleague = await desk.submit({ brandName: 'SIERRA', email: 'eva@example.com', products: 'Tea' });
    await desk.submit({ email: 'nobody@example.com', products: 'Sunflower oil' });
    const related = await listRelatedLeads(desk, first.id);
    expect(related.map(({ id, ties, duplicate }) => ({ id, ties, duplicate }))).toEqual([
      { id: again.id, ties: ['same-person', 'same-company'], duplicate: true },
      { id: colleague.id, ties: ['same-company'], duplicate: false },
      { id: other.id, ties: ['same-person', 'same-company'], duplicate: false },
    ]);
    expect(await listRelatedLeads(desk, 'nobody')).toEqual([]);
  });

  test('are no strangers, whether they write the same or nothing but how to answer them', async () => {
    const desk = deskOn(await open());
    const nothing = await desk.submit({ email: '', phone: '+1 713 555 0101' });
    await desk.submit({ email: '', phone: '+1 713 555 0102' });
    await desk.submit({ email: 'one@example.com' });
    expect(await listRelatedLeads(desk, nothing.id)).toEqual([]);

    const copied = await desk.submit({ email: 'two@example.com', objective: 'Please call me' });
    await desk.submit({ email: 'three@example.com', objective: 'Please call me' });
    expect(await listRelatedLeads(desk, copied.id)).toEqual([]);
  });

  test('are duplicates of a colleague who sent the same text from another address', async () => {
    const desk = deskOn(await open());
    const first = await desk.submit(coffee);
    const colleague = await desk.submit({ ...coffee, email: 'office@sierra.example' });
    expect(await listRelatedLeads(desk, first.id)).toMatchObject([
      { id: colleague.id, ties: ['same-company'], duplicate: true },
    ]);
  });

  test('are none that were erased, however alike the nothing is that is left of them', async () => {
    const desk = deskOn(await open());
    const ana = await desk.submit({ products: 'Coffee' });
    const ben = await desk.submit({ email: 'ben@example.com', products: 'Steel' });
    for (const email of ['ana@example.com', 'ben@example.com'])
      await desk.db
        .transaction()
        .execute((transaction) =>
          eraseLeads(desk, transaction, { email, accountId: null }, { by: nameOf(elena), now: desk.now }),
        );
    expect(await listRelatedLeads(desk, ana.id)).toEqual([]);
    expect(await listRelatedLeads(desk, ben.id)).toEqual([]);
  });

  test('are suggested where one of a person names the reference of another, on both pages', async () => {
    const desk = deskOn(await open());
    const first = await desk.submit(coffee);
    const message = await desk.write(
      `The weight for ${first.reference.toLowerCase()} is 900 kg`,
      first.email,
    );
    const stranger = await desk.write(`Give me the price of ${first.reference}`, 'nosy@example.com');
    expect(await listRelatedLeads(desk, first.id)).toMatchObject([{ id: message.id, mentioned: true }]);
    expect(await listRelatedLeads(desk, message.id)).toMatchObject([
      { id: first.id, mentioned: true, duplicate: false },
    ]);
    expect(await listRelatedLeads(desk, stranger.id)).toEqual([]);
  });

  test('are versions of each other, and no duplicates, where the customer sent one again with changes', async () => {
    const desk = deskOn(await open());
    const first = await desk.submit({ ...coffee, objective: 'One container' });
    const second = await desk.submit({ ...coffee, objective: 'Two containers' });
    const third = await desk.submit({ ...coffee, objective: 'Three containers' });
    await desk.db
      .updateTable('leads')
      .set({ follows_id: first.id })
      .where('id', 'in', [second.id, third.id])
      .execute();
    const revisionsOf = async (id: string) =>
      (await listRelatedLeads(desk, id)).map(({ reference, revision, duplicate }) => [
        reference,
        revision,
        duplicate,
      ]);
    expect(await revisionsOf(second.id)).toEqual([
      [third.reference, 'later', false],
      [first.reference, 'earlier', false],
    ]);
  });
});
