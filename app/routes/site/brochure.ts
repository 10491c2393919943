import { join } from 'node:path';
import { services } from '../../../contract/service.ts';
import { company } from '../../content/company.ts';
import { stringsIn } from '../../content/strings.ts';

/** The pictures that are made for print (media/README.md); the build runs in the project's folder. */
function pictureOf(name: string): string {
  return join(process.cwd(), 'media/print', `${name}.jpg`);
}

/** The brochure as a PDF, made once, at build time. */
export async function loader(): Promise<Response> {
  const { renderBrochure } = await import('../../documents/brochure.tsx');
  const strings = stringsIn('en');
  const pdf = await renderBrochure({
    language: 'en',
    company,
    hours: strings.layout.hours,
    coverPicture: pictureOf('sea-freight'),
    services: services.map((service) => {
      const { ready, ...rest } = strings.services[service];
      return { ...rest, ready: ready.map(({ name }) => name), picture: pictureOf(service) };
    }),
    steps: strings.home.steps,
    strings: strings.brochure,
  });
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
