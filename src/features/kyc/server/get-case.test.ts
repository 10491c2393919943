import { expect, test } from 'vitest';
import { pdf } from '#tests/support/documents.ts';
import { customers, kycWithCustomers } from '#tests/support/kyc.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { addDocument } from './documents.ts';
import { findCaseState, getCase } from './get-case.ts';
import type { Customer } from './kyc-dependencies.ts';
import { saveAnswers, sendCase } from './send-case.ts';

const { ana, ben } = customers as { ana: Customer; ben: Customer };

describeOnDatabase('the state of a case', (open) => {
  test('is that of the account’s own case, once it has begun', async () => {
    const deps = await kycWithCustomers(await open());
    expect(await findCaseState(deps.db, ana.id)).toBeNull();
    await addDocument(deps, ana.id, { name: 'form.pdf', content: pdf('form') });
    expect(await findCaseState(deps.db, ana.id)).toBe('draft');
    await sendCase(deps, ana, { formAmongDocuments: true });
    expect(await findCaseState(deps.db, ana.id)).toBe('sent');
    expect(await findCaseState(deps.db, ben.id)).toBeNull();
  });
});

describeOnDatabase('the answers of one step', (open) => {
  test('take the place of theirs alone', async () => {
    const deps = await kycWithCustomers(await open());
    await saveAnswers(deps, ana.id, {
      legalName: 'Café',
      tradeName: 'Altura',
      goods: 'Tea',
      notListed: 'yes',
    });
    await saveAnswers(deps, ana.id, { legalName: 'Café de Altura' }, ['legalName', 'notListed']);
    expect((await getCase(deps, ana.id)).answers).toEqual({
      legalName: 'Café de Altura',
      tradeName: 'Altura',
      goods: 'Tea',
    });
  });
});
