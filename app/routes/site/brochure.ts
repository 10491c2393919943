import { join } from 'node:path';
import { localeOf } from '../../../contract/locale.ts';
import { services } from '../../../contract/service.ts';
import { company } from '../../content/company.ts';
import { stringsIn } from '../../content/strings.ts';
import type { Route } from './+types/brochure';

/** The pictures that are made for print (media/README.md); the build runs in the project's folder. */
function pictureOf(name: string): string {
  return join(process.cwd(), 'media/print', `${name}.jpg`);
}

/** The brochure as a PDF, made once, at build time. */
export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const { renderBrochure } = await import('../../pdf/brochure.tsx');
  const locale = localeOf(url);
  const strings = stringsIn(locale);
  const pdf = await renderBrochure({
    locale,
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
