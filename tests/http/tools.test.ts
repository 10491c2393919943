import { expect, inject, test } from 'vitest';

const site = inject('siteOrigin');

/** The text of a page, and the target of its link to the brief. */
async function pageAt(address: string) {
  const html = await (await fetch(site + address)).text();
  const brief = /href="(\/clientbriefform\?[^"]*)"[^>]*>Request a rate for this/.exec(html)?.[1] ?? '';
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { html, text, brief: brief.replaceAll('&amp;', '&') };
}

const rowOf = (quantity: number, length: number, width: number, height: number, weight: number) =>
  new URLSearchParams(
    Object.entries({ quantity, length, width, height, weight }).map(([k, v]) => [k, `${v}`]),
  );

test('the chargeable weight is worked out row by row, and leads to the brief', async () => {
  const rows = `${rowOf(3, 120, 80, 100, 100)}&${rowOf(1, 100, 100, 100, 400)}`;
  const two = await pageAt(`/tools/chargeable-weight?${rows}`);
  expect(two.text).toContain('700 kg');
  expect(two.text).toContain('3 × 120 × 80 × 100 cm ÷ 6,000 = 480 kg');
  const { brief } = await pageAt(`/tools/chargeable-weight?${rowOf(3, 120, 80, 100, 100)}`);
  const begun = await pageAt(brief);
  expect(begun.text).toContain('3 pieces · 300 kg · 2.88 m³');
  expect(new URL(brief, 'https://site.example').searchParams.has('what')).toBe(false);
});

test('the container to ask for is named, drawn and compared with the others', async () => {
  const fit = await pageAt(`/tools/container-fit?${rowOf(11, 120, 80, 150, 400)}`);
  expect(fit.text).toContain('1 × 20′');
  expect(fit.html).toMatch(/11 places taken, with 11 of 11 pieces/);
  expect(fit.text).toMatch(/40′ HC 1 /);
  expect((await pageAt(fit.brief)).html).toContain('11 pieces · 1 container · 4,400 kg · 15.84 m³');
});

test('a density that nobody ships is noted at its row, which is counted', async () => {
  const tool = await pageAt(`/tools/chargeable-weight?${rowOf(1, 120, 100, 1.45, 650)}`);
  expect(tool.text).toContain('Row 1: that is 37,000 kg per m³.');
  expect(tool.text).toContain('650 kg');
});

test('answers lead to a rule, its costs and risks, and to the brief with rule and place', async () => {
  const answers = 'mode=container&carriage=buyer&incotermPlace=Barbours+Cut%2C+Houston%2C+TX';
  const chosen = await pageAt(`/tools/incoterms?${answers}`);
  expect(chosen.text).toMatch(/FCA\W+Free Carrier/);
  expect(chosen.text).toMatch(/Export clearance Seller Seller/);
  expect(chosen.text).toMatch(/Main carriage Buyer Buyer/);
  const other = await pageAt(`/tools/incoterms?${answers}&rule=FOB`);
  expect(other.text).toContain('FOB does not fit your answer to: How do the goods travel?');
  expect(other.text).toContain('For containers, take FCA instead of FOB');
  expect(chosen.brief).toBe(
    '/clientbriefform?service=sea-freight&incoterm=FCA&incotermPlace=Barbours+Cut%2C+Houston%2C+TX',
  );
});
