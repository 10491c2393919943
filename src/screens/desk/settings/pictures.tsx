import { use } from 'react';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { serviceNames } from '#features/requests/strings/en/service-names.ts';
import { offeredServices, type Service, services } from '#features/services/service.ts';
import { servicesStringsIn } from '#features/services/strings.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { addressOf } from '#features/settings/file-address.ts';
import {
  filmSlots,
  heroSlots,
  type PictureShape,
  pictureShapes,
  stepSlots,
} from '#features/settings/picture-places.ts';
import type { PictureSlot, SitePictures } from '#features/settings/pictures.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { stepPicture } from '#screens/site/home/step-picture.ts';
import { FoldedForm } from '#ui/desk/folded-form.tsx';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/pictures';
import { InputAt } from './part/fields.tsx';
import { loadParts, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { UploadAt } from './part/upload-at.tsx';
import { LanguagesContext, PartContext, useAt } from './part/use-part.ts';

const { pictures: t, pages } = settings;

export async function loader(call: Route.LoaderArgs) {
  const { content, partOf } = await loadParts(call);
  const texts = locales.map((locale) => [locale, servicesStringsIn(locale).services] as const);
  const altOf = (service: Service) =>
    Object.fromEntries(texts.map(([locale, own]) => [locale, own[service].picture])) as Record<
      Locale,
      string
    >;
  return {
    ...partOf('pictures'),
    offered: offeredServices(content),
    alts: Object.fromEntries(services.map((service) => [service, altOf(service)])),
  };
}
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.pictures.title);

type FilmSlot = (typeof filmSlots)[number];

const isFilmSlot = (slot: string): slot is FilmSlot => (filmSlots as readonly string[]).includes(slot);

/** Returns the address of the picture in a place as visitors see it. */
function shown(slot: PictureSlot, pictures: SitePictures): string {
  if (slot === 'step-freight') return stepPicture('freight', pictures);
  if (slot === 'step-terminals') return stepPicture('terminals', pictures);
  if (slot === 'step-truck') return stepPicture('truck', pictures);
  const own = pictures[slot]?.picture?.[1280];
  if (own) return addressOf(own.avif, 'avif');
  return slot in t.slots ? `/films/${slot}-poster-1280.avif` : `/stills/${slot}-1280.avif`;
}

interface PlaceProps {
  slot: PictureSlot;
  title: string;
  shape: PictureShape;
  /** Fields of what belongs to the picture. */
  children?: React.ReactNode;
}

/** Place of a picture: what visitors see there, and what to replace it by. */
function Place({ slot, title, shape, children }: PlaceProps) {
  const { value: pictures } = useAt<SitePictures>('');
  const { id, change } = useAt<SitePictures[PictureSlot]>(slot);
  const { width, height } = pictureShapes[shape];
  const hasFilm = isFilmSlot(slot);
  const reset = () => {
    change(undefined);
    document.getElementById(`${id}.picture`)?.focus();
  };
  return (
    <li id={id} className="min-w-0 has-[details[open]]:col-span-full lg:has-[details[open]]:col-span-1">
      <h3 className="mb-1.5 font-semibold text-strong">{title}</h3>
      <UploadAt
        path={`${slot}.picture`}
        of={title}
        label={hasFilm ? t.poster : t.picture}
        use={shape}
        control={{
          text: t.replace,
          picture: (
            <img
              src={shown(slot, pictures)}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className={`h-auto w-full bg-panel object-contain ${shape === 'wide' ? 'aspect-video' : 'aspect-8/5'}`}
            />
          ),
        }}
      />
      {children}
      {pictures[slot] && (
        <button type="button" data-replay className="link mt-2 py-1 pointer-coarse:min-h-11" onClick={reset}>
          {hasFilm ? t.resetFilm : t.reset}
          <span className="sr-only">: {title}</span>
        </button>
      )}
    </li>
  );
}

function FilmFields({ slot }: { slot: FilmSlot }) {
  const { id, value, change } = useAt<SitePictures[FilmSlot]>(slot);
  const state = value?.film ? 'own' : value ? 'none' : 'shipped';
  const remove = () => {
    change(value?.picture ? ({ picture: value.picture } as typeof value) : {});
    document.getElementById(`${id}.film`)?.focus();
  };
  return (
    <div className="mt-2">
      <UploadAt
        path={`${slot}.film`}
        of={t.slots[slot]}
        label={t.film}
        use="film"
        control={{ text: state === 'none' ? t.addFilm : t.replaceFilm }}
      >
        {value?.film && (
          <video
            src={addressOf(value.film.digest, value.film.type)}
            controls
            muted
            playsInline
            preload="metadata"
            className="h-auto w-full bg-panel"
          />
        )}
        <p className="mb-1 text-muted">{t.filmOf[state]}</p>
      </UploadAt>
      {state !== 'none' && (
        <button type="button" data-replay className="link mt-2 py-1 pointer-coarse:min-h-11" onClick={remove}>
          {t.removeFilm}
          <span className="sr-only">: {t.slots[slot]}</span>
        </button>
      )}
    </div>
  );
}

function AltFields({ service, shipped }: { service: Service; shipped: Record<Locale, string> | undefined }) {
  const { hasErrorIn } = use(PartContext);
  const { value } = useAt<SitePictures[Service]>(service);
  return (
    <FoldedForm
      title={t.alt}
      object={serviceNames[service]}
      isOpen={Boolean(value?.picture) || hasErrorIn(service)}
    >
      {use(LanguagesContext).map((locale) => (
        <InputAt
          key={locale}
          path={`${service}.alt.${locale}`}
          of={serviceNames[service]}
          label={`${t.alt}, ${languageOf(locale)}`}
          help={locale === defaultLocale ? t.altHelp : undefined}
          isOptional={!value?.picture || locale !== defaultLocale}
          placeholder={value?.picture ? undefined : shipped?.[locale]}
          maxLength={300}
          lang={locale}
        />
      ))}
    </FoldedForm>
  );
}

/** Leaves out places that hold nothing: an emptied text is none. A film's place without anything has no film. */
function withoutEmpty(value: unknown): SitePictures {
  const kept = Object.entries(value as SitePictures).flatMap(([slot, own]) => {
    if (isFilmSlot(slot)) return [[slot, own]];
    const { alt, ...rest } = own as { alt?: object };
    const whole = alt && Object.keys(alt).length > 0 ? { ...rest, alt } : rest;
    return Object.keys(whole).length > 0 ? [[slot, whole]] : [];
  });
  return Object.fromEntries(kept);
}

const grid = 'grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-3';

/** The text of a group with the least size of its pictures. */
function withSize(text: string, shape: PictureShape): string {
  const { width, height } = pictureShapes[shape];
  return `${text} ${fill(t.size, { width, height })}`;
}

export default function PictureSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, slots } = t;
  const { offered } = loaderData;
  const outcome = useLastOutcome(actionData);
  const hasError = (service: Service) =>
    Object.keys((outcome && !outcome.ok && outcome.errors) || {}).some((at) => at.startsWith(`${service}.`));
  const placeOf = (service: Service) => (
    <Place key={service} slot={service} title={serviceNames[service]} shape="still">
      <AltFields service={service} shipped={loaderData.alts[service]} />
    </Place>
  );
  return (
    <PartPage page="pictures" loaded={loaderData} outcome={outcome} finish={withoutEmpty}>
      <DeskSection id="services" title={groups.services.title} text={withSize(groups.services.text, 'still')}>
        <ul className={grid}>{services.filter((service) => offered.includes(service)).map(placeOf)}</ul>
        {offered.length < services.length && (
          <div className="mt-6">
            <FoldedForm
              title={groups.services.notOffered}
              object=""
              isOpen={services.some((service) => !offered.includes(service) && hasError(service))}
            >
              <ul className={grid}>
                {services.filter((service) => !offered.includes(service)).map(placeOf)}
              </ul>
            </FoldedForm>
          </div>
        )}
      </DeskSection>
      <DeskSection id="hero" title={groups.hero.title} text={withSize(groups.hero.text, 'wide')}>
        <ul className={grid}>
          {heroSlots.map((slot) => (
            <Place key={slot} slot={slot} title={slots[slot]} shape="wide">
              {isFilmSlot(slot) && <FilmFields slot={slot} />}
            </Place>
          ))}
        </ul>
      </DeskSection>
      <DeskSection id="journey" title={groups.journey.title} text={withSize(groups.journey.text, 'cover')}>
        <ul className={grid}>
          <Place slot="journey" title={slots.journey} shape="cover">
            <FilmFields slot="journey" />
          </Place>
        </ul>
      </DeskSection>
      <DeskSection id="steps" title={groups.steps.title} text={withSize(groups.steps.text, 'still')}>
        <ul className={grid}>
          {stepSlots.map((slot) => (
            <Place key={slot} slot={slot} title={slots[slot]} shape="still" />
          ))}
        </ul>
      </DeskSection>
    </PartPage>
  );
}
