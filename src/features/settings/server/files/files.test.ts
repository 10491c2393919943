import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { day } from '#platform/values/durations.ts';
import { addStaff, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { addressOf } from '../../file-address.ts';
import { pictureShapes } from '../../picture-places.ts';
import { sample } from '../../sample-company.ts';
import { sampleSettings } from '../../sample-settings.ts';
import { replacePublished } from '../current-settings.ts';
import { publishDraft, publishPart } from '../publish.ts';
import { discardDraft, keepDraft, saveDraft } from '../settings-store.ts';
import { makePicture } from './make-picture.ts';
import { deleteUnusedFiles, findFile, readFile, storeFile } from './stored-files.ts';

afterEach(() => replacePublished(sample));

const film = readFileSync('public/films/hero-air-astern.mp4');
const webm = readFileSync('public/films/hero-air-astern.webm');

/** A picture whose left half is red: 900 × 1300, held sideways, with the place where it was taken. */
const photo = sharp({ create: { width: 900, height: 1300, channels: 3, background: '#2040c0' } })
  .composite([
    { input: { create: { width: 900, height: 650, channels: 3, background: '#e03020' } }, top: 650, left: 0 },
  ])
  .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '29/1 45/1 0/1', GPSLatitudeRef: 'N' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

/** The head of a PNG that claims 30,000 × 30,000 pixels. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, check]);
  };
  const header = Buffer.from('00007530000075300802000000', 'hex');
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c636000000002000148afa471', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  test('is turned, cut to its shape, within the budget of each width and without metadata', async () => {
    const made = await makePicture(await photo, 'still');
    if (!made.ok) throw new Error(made.reason);
    expect(made.files.map(({ width, format }) => `${width}.${format}`)).toEqual([
      ...['480.avif', '480.webp', '960.avif', '960.webp', '1280.avif', '1280.webp'],
    ]);
    for (const { width, format, content } of made.files) {
      const { exif, orientation, ...known } = await sharp(content).metadata();
      expect(known).toMatchObject({ width, height: (width * 5) / 8 });
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(content.includes('GPS')).toBe(false);
      const budgets: Record<number, Record<string, number>> = pictureShapes.still.budgets;
      expect(content.length).toBeLessThanOrEqual(budgets[width]?.[format] ?? 0);
    }
    const corner = sharp(made.files[0]?.content).extract({ left: 20, top: 20, width: 40, height: 40 });
    const { dominant } = await sharp(await corner.png().toBuffer()).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test('of much detail loses quality until it is small enough', async () => {
    const { width, height } = pictureShapes.cover;
    const noise = sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    });
    const made = await makePicture(await noise.png().toBuffer(), 'cover');
    if (!made.ok) throw new Error(made.reason);
    expect(made.files.at(-1)?.content.length).toBeLessThanOrEqual(39_000);
  });
});

async function ownerOf(app: TestApp) {
  const { db } = app.dependencies.database;
  const owner = await addStaff(db, { name: 'owner', role: 'owner' });
  const headers = { Cookie: await staffCookie(db, owner) };
  return async (use: string, content: Uint8Array | null, name = 'file') => {
    const body = new FormData();
    body.set('use', use);
    if (content) body.set('file', new File([new Uint8Array(content)], name));
    return app.request('/api/v1/desk/settings/files', { method: 'POST', body, headers });
  };
}

describeOnEachDatabase('files of the settings', (open) => {
  test('are uploaded by owners, stored once and sent to everybody', async () => {
    const app = await createTestApp(await open());
    const upload = await ownerOf(app);
    const [first, second] = [await upload('portrait', await photo), await upload('portrait', await photo)];
    expect(first.status).toBe(200);
    const { file, message } = await first.json();
    expect(message).toBe('Uploaded. Save or publish to use it.');
    expect((await second.json()).file).toEqual(file);
    const rows = await app.dependencies.database.db.selectFrom('files').selectAll().execute();
    expect(rows).toHaveLength(1);

    const digest = file[480].webp;
    const sent = await app.request(addressOf(digest, 'webp'));
    expect(sent.status).toBe(200);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(await sharp(Buffer.from(await sent.arrayBuffer())).metadata()).toMatchObject({ width: 480 });
    const again = { headers: { 'If-None-Match': sent.headers.get('etag') ?? '' } };
    expect((await app.request(addressOf(digest, 'webp'), again)).status).toBe(304);
    expect((await app.request(addressOf(digest, 'svg'))).status).toBe(404);
    expect((await app.request(addressOf('0'.repeat(64), 'webp'))).status).toBe(404);
  });

  test('that are logos are stored as the server wrote them', async () => {
    const app = await createTestApp(await open());
    const upload = await ownerOf(app);
    const svg = (body: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30">${body}</svg>`);
    const logo = svg('<script>alert(1)</script><rect width="20" height="10" onclick="alert(2)"/>');
    const { file } = await (await upload('logo', logo, 'logo.svg')).json();
    expect(file).toMatchObject({ type: 'svg', width: 200, height: 100 });
    const sent = await app.request(addressOf(file.digest, 'svg'));
    expect(sent.headers.get('content-type')).toContain('image/svg+xml');
    expect(await sent.text()).not.toMatch(/script|alert|onclick/);
    const png = await app.request(addressOf(file.png, 'png'));
    expect(await sharp(Buffer.from(await png.arrayBuffer())).metadata()).toMatchObject({ height: 512 });
    const refused = await upload('logo', svg('<text>Ana</text><rect width="20" height="10"/>'), 'logo.svg');
    expect(refused.status).toBe(422);
    expect((await refused.json()).message).toContain('outlines');
    expect((await upload('logo', film, 'logo.png')).status).toBe(422);
  });

  test('that are films are sent in parts', async () => {
    const app = await createTestApp(await open());
    const upload = await ownerOf(app);
    const { file } = await (await upload('film', film, 'film.mov')).json();
    expect(file.type).toBe('mp4');
    const ask = (range: string) => app.request(addressOf(file.digest, 'mp4'), { headers: { Range: range } });
    const part = await ask('bytes=262140-262150');
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 262140-262150/${film.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(262_140, 262_151));
    expect(Buffer.from(await (await ask('bytes=-5')).arrayBuffer())).toEqual(film.subarray(-5));
    for (const none of [`bytes=${film.length}-`, 'bytes=-0']) expect((await ask(none)).status).toBe(416);
    const whole = await app.request(addressOf(file.digest, 'mp4'));
    expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
    expect((await (await upload('film', webm)).json()).file.type).toBe('webm');
  });

  test('are refused in words that say what to do, and leave nothing', async () => {
    const app = await createTestApp(await open());
    const upload = await ownerOf(app);
    const picture = await photo;
    const small = sharp({ create: { width: 200, height: 900, channels: 3, background: '#fff' } }).png();
    const frame = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const black = await sharp(frame).negate().png().toBuffer();
    const moving = await sharp([frame, black], { join: { animated: true } })
      .webp()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const cases: [string, Uint8Array | null, number, RegExp][] = [
      ['still', null, 422, /Choose a file/],
      ['banner', picture, 422, /still, wide, cover, portrait, film/],
      ['still', svg, 422, /JPEG, PNG, WebP or AVIF/],
      ['still', film, 422, /JPEG, PNG, WebP or AVIF/],
      ['film', picture, 422, /MP4 .* or WebM/],
      ['still', picture.subarray(0, -2000), 422, /damaged or not whole/],
      ['film', film.subarray(0, -2000), 422, /damaged or not whole/],
      ['film', webm.subarray(0, -2000), 422, /damaged or not whole/],
      ['still', hugePng(), 422, /64 megapixels/],
      ['still', moving, 422, /This picture moves/],
      ['still', await small.toBuffer(), 422, /1280 × 800 pixels or more/],
      ['film', Buffer.concat([film, Buffer.alloc(6 * 1024 * 1024)]), 413, /more than 6 MB/],
      ['still', Buffer.alloc(16 * 1024 * 1024), 413, /more than 15 MB/],
    ];
    for (const [use, content, status, message] of cases) {
      const refused = await upload(use, content, 'picture.png');
      expect(refused.status, `${use} ${message}`).toBe(status);
      expect((await refused.json()).message).toMatch(message);
    }
    expect(await app.dependencies.database.db.selectFrom('files').select('id').execute()).toEqual([]);
    expect((await app.request('/api/v1/desk/settings/files', { method: 'POST' })).status).toBe(401);
  });

  test('are named by settings only where they are stored and of the right type, and stay from then on', async () => {
    const app = await createTestApp(await open());
    const upload = await ownerOf(app);
    let now = Date.now();
    const deps = { ...app.dependencies.services, clock: () => now };
    const by = { id: '', name: 'Ana' };
    const { file } = await (await upload('still', await photo)).json();
    const of = (picture: unknown) => ({
      part: 'pictures' as const,
      value: { 'sea-freight': { picture, alt: { en: 'A ship' } } },
    });
    const avif = 'f'.repeat(64);
    const missing = of({ ...file, 480: { ...file[480], avif } });
    const problems = { 'sea-freight.picture': expect.stringContaining('not stored here') };
    expect(await saveDraft(deps, by, missing)).toEqual({ ok: false, reason: 'fields', problems });
    expect(await publishPart(deps, by, missing)).toEqual({ ok: false, reason: 'fields', problems });
    const swapped = of({ ...file, 480: { avif: file[480].webp, webp: file[480].webp } });
    expect(await saveDraft(deps, by, swapped)).toMatchObject({
      problems: { 'sea-freight.picture': 'This is the file of another place: it is webp instead of avif.' },
    });
    const film = { part: 'pictures' as const, value: { journey: { film: { digest: avif, type: 'mp4' } } } };
    expect(await saveDraft(deps, by, film)).toMatchObject({ ok: false, reason: 'fields' });

    now += day + 1000;
    expect(await saveDraft(deps, by, of(file))).toEqual({ ok: true });
    await discardDraft(deps, by);
    await deleteUnusedFiles(deps);
    expect(await findFile(deps.db, file[480].avif)).not.toBeNull();
  });

  test('stay while the settings, their draft or an earlier version name them, and for a day', async () => {
    const app = await createTestApp(await open());
    let now = Date.parse('2027-03-01T12:00:00Z');
    const { services, database } = app.dependencies;
    const deps = { ...services, clock: () => now };
    const store = (text: string) =>
      storeFile(deps, { content: Buffer.from(text), type: 'svg', addedBy: null });
    const [published, drafted, unused] = await Promise.all(['a', 'b', 'c'].map(store));
    const naming = (digest: string) => ({
      ...sampleSettings,
      company: { ...sampleSettings.company, name: digest },
    });
    const by = { id: '', name: 'Ana' };
    await keepDraft(database.db, by, naming(published ?? ''), now);
    await publishDraft(deps, by);
    await keepDraft(database.db, by, sampleSettings, now);
    await publishDraft(deps, by);
    await keepDraft(database.db, by, naming(drafted ?? ''), now);
    await deleteUnusedFiles(deps);
    expect((await app.request(`/files/${unused}.svg`)).status).toBe(200);
    now += day - 1000;
    await store('d');
    now += 2000;
    await deleteUnusedFiles(deps);
    const left = await database.db.selectFrom('files').select('digest').orderBy('id').execute();
    expect(left.map(({ digest }) => digest)).toHaveLength(3);
    expect(await readFile(deps, unused ?? '')).toBeNull();
    expect((await app.request(`/files/${unused}.svg`)).status).toBe(404);
    expect((await readFile(deps, drafted ?? ''))?.content.toString()).toBe('b');
  });
});
