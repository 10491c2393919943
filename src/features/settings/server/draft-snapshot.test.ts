import { expect, test } from 'vitest';
import { createCipher } from '#platform/secrets/cipher.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { settingsServices } from '#tests/support/settings-services.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { testSecret } from '#tests/support/test-secret.ts';
import { withSettings } from './current-settings.ts';
import { draftSnapshot, previewSnapshot } from './draft-snapshot.ts';
import { findContent, saveDraft } from './settings-store.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-24T15:00:00Z');
const cipher = createCipher(testSecret);
const ana = { id: 'ana', name: 'Ana Ruiz' };

describeOnDatabase('the snapshot of a draft', (open) => {
  test('is one, with its strings, until the draft or the day is another', async () => {
    const { db } = await open();
    const deps = {
      db,
      clock: () => now,
      cipher,
      ...settingsServices,
    };
    const read = async (at = now) => draftSnapshot(await findContent(db), at);
    const marked = async () => previewSnapshot(deps, await findContent(db), { hasMarkedTexts: true });
    const homeOf = (settings: Awaited<ReturnType<typeof marked>>) =>
      withSettings(settings, () => siteStringsIn('en').home);
    await saveDraft(deps, ana, { part: 'services', value: ['air-freight'] });
    const first = await read();
    const preview = await marked();
    expect(await read(now + 60_000)).toBe(first);
    expect(homeOf(await marked())).toBe(homeOf(preview));
    expect(await read(now + day)).not.toBe(first);
    await saveDraft(deps, ana, { part: 'services', value: ['sea-freight'] });
    expect((await read()).services).toEqual(['sea-freight']);
    expect((await marked()).services).toEqual(['sea-freight']);
    expect(preview.services).toEqual(['air-freight']);
  });

  test('has a mark of its texts only in the preview that marks them', async () => {
    const { db } = await open();
    const content = await findContent(db);
    const deps = {
      db,
      clock: () => now,
      cipher,
      ...settingsServices,
    };
    expect(await previewSnapshot(deps, content)).not.toHaveProperty('hasMarkedTexts');
    expect(await previewSnapshot(deps, content, { isDraft: true })).toMatchObject({ isDraft: true });
  });
});
