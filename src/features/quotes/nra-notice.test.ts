import { expect, test } from 'vitest';
import { cargoInput } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { locales } from '#platform/i18n/locale.ts';
import { companyAsParty, missingOfParty, nraNoticeOf } from './nra-notice.ts';

type Licenses = StoredSettings['company']['licences'];

const nvocc: Licenses = {
  fmcOti: '026789N',
  fmcOtiKinds: ['nvocc'],
  rulesTariff: 'https://tariff.example/rules',
};

function within<Result>(licences: Licenses, run: () => Result): Result {
  const company = { ...sampleSettings.company, licences };
  return withSettings(snapshotOf(0, { ...sampleSettings, company }, Date.now()), run);
}

const place = (code: string) => ({ text: code, code });

const noticeFor = (
  mode: TransportMode,
  { from = 'USHOU', to = 'COCTG' } = {},
  locale: (typeof locales)[number] = 'en',
) =>
  nraNoticeOf({
    content: { options: [{ mode }] },
    cargo: cargoInput.parse({ mode, from: place(from), to: place(to) }) ?? null,
    locale,
    preparedBy: 'Olga Petrova',
    customer: 'Renata Vega',
    sentAt: Date.parse('2026-11-24T15:00:00Z'),
  });

test('an NVOCC’s quote by sea from or to the United States has the notice, with parties, day and rules tariff', () => {
  within(nvocc, () => {
    const notice = noticeFor('fcl');
    expect(notice?.items.join('\n')).toMatch(
      /Llanomar Logistics LLC .* 026789N.*Nov 24, 2026.*Olga Petrova.*Renata Vega.*https:\/\/tariff\.example\/rules/s,
    );
    expect(notice?.statement).toMatch(/^THE SHIPPER'S BOOKING OF CARGO [A-Z ]+\.$/);
    expect(noticeFor('lcl', { from: 'CNSHA', to: 'USHOU' })).toBeDefined();
  });
});

test('there is none by air, between other countries, and of a freight forwarder', () => {
  within(nvocc, () => {
    expect(noticeFor('air')).toBeUndefined();
    expect(noticeFor('fcl', { from: 'CNSHA', to: 'COCTG' })).toBeUndefined();
  });
  within({ ...nvocc, fmcOtiKinds: ['freight-forwarder'] }, () => expect(noticeFor('fcl')).toBeUndefined());
  within({ ...nvocc, fmcOti: null }, () => expect(noticeFor('fcl')).toBeUndefined());
});

test('the statement stays in the words of the law, with a translation beside it', () => {
  within(nvocc, () => {
    const [en, ...others] = locales.map((locale) => noticeFor('fcl', {}, locale));
    for (const notice of others) {
      expect(notice?.statement).toBe(en?.statement);
      expect(notice?.items).toHaveLength((en?.items.length ?? 0) + 1);
    }
  });
});

test('the company is a party with its legal name, address and FMC license', () => {
  within(nvocc, () =>
    expect(companyAsParty()).toEqual({
      legalName: 'Llanomar Logistics LLC',
      address: '1200 Sample Wharf Street, Suite 400\nHouston, TX 77002, US',
      fmcOti: '026789N',
    }),
  );
});

test('an arrangement lacks the legal name and address that the request does not have', () => {
  const cargo = (to: string) =>
    cargoInput.parse({ mode: 'fcl', from: place('USHOU'), to: place(to) }) ?? null;
  within(nvocc, () => {
    expect(missingOfParty({ company: 'Vega' }, cargo('COCTG'))).toEqual(['legalName', 'address']);
    expect(missingOfParty({ legalName: 'Vega S.A.S.', address: 'Calle 1' }, cargo('COCTG'))).toEqual([]);
    const abroad = cargoInput.parse({ from: place('CNSHA'), to: place('COCTG') }) ?? null;
    expect(missingOfParty({}, abroad)).toEqual([]);
  });
  within({ ...nvocc, fmcOtiKinds: ['freight-forwarder'] }, () =>
    expect(missingOfParty({}, cargo('COCTG'))).toEqual([]),
  );
});
