import { createPictureProcess } from '#features/settings/server/files/picture-process.ts';
import { plainLogo, slowLogos } from './slow-logos.ts';

/* Run by a test, which kills it: draws a logo without an end, and sends a message once it is being drawn. */

// As a server that listens: a process that draws keeps no other from ending.
setInterval(() => {}, 60_000);

const { logo } = createPictureProcess({
  script: new URL('../../src/features/settings/server/files/picture-worker.ts', import.meta.url),
  log: { error: () => {} },
  limitsMs: { picture: 600_000, logo: 600_000 },
});
await logo(plainLogo);
logo(slowLogos.dashes);
process.send?.('drawing');
