import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { addressOf } from '#features/settings/file-address.ts';
import type { Brand, BrandColors, LogoFile } from '#platform/brand/brand.ts';
import { fill } from '#platform/values/format.ts';
import { FoldedForm } from '#ui/desk/folded-form.tsx';
import { settings } from '../../strings/en/settings.ts';
import { useAt } from '../part/use-part.ts';
import type { BrandPreview } from './preview.ts';

const { brand: t } = settings;

export const isColor = (typed: string) => /^#[0-9a-f]{6}$/.test(typed);

/**
 * Gives its content the tones of one scheme: the stylesheet of `tones.ts` those that were loaded, and a script those of
 * what is typed, as a style attribute would be refused by the page's policy.
 */
function Scheme({
  scheme,
  tones,
  className,
  children,
}: {
  scheme: keyof BrandPreview['tones'];
  tones: Record<string, string>;
  className: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [name, color] of Object.entries(tones))
      box.current?.style.setProperty(`--color-${name}`, color);
  }, [tones]);
  return (
    <div
      ref={box}
      className={`brand-scheme-${scheme} border border-hairline bg-ground p-5 text-body ${className}`}
    >
      {children}
    </div>
  );
}

/** Parts of a page, as visitors see them. Nothing in it can be used. */
function Sample({ title, logo }: { title: string; logo: ReactNode }) {
  const { sample: own } = t;
  return (
    <>
      <p className="flex items-center gap-2.5 font-semibold text-strong">
        {logo}
        {title}
      </p>
      <p className="mt-4 text-[1.25rem] font-semibold text-strong">{own.heading}</p>
      <p className="mt-1">
        {own.text} <span className="link">{own.link}</span>
      </p>
      <p className="mt-1 text-small text-muted">{own.small}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <span className="button button-primary">{own.button}</span>
        <span className="button bg-action-hover text-on-action">{own.pointed}</span>
      </p>
      <p className="mt-3 border border-outline bg-field px-3 py-2 text-strong">{own.field}</p>
      <p className="mt-3 border-l-4 border-alert bg-alert-ground px-3 py-2 text-alert">{own.alert}</p>
      <p className="mt-3 bg-panel px-3 py-2 text-strong">{own.panel}</p>
    </>
  );
}

function Notes({ colors, tones }: { colors: BrandColors; tones: BrandPreview['tones'] }) {
  const { notes } = t;
  const said = [
    tones.light.action !== colors.accent && fill(notes.action, { color: tones.light.action ?? '' }),
    tones.dark.action !== colors.accent && fill(notes.darkAction, { color: tones.dark.action ?? '' }),
    tones.light.ink !== colors.main && fill(notes.ink, { color: tones.light.ink ?? '' }),
  ].filter(Boolean);
  return (
    <ul className="mt-4 list-disc space-y-1 pl-5">
      {(said.length > 0 ? said : [notes.none]).map((note) => (
        <li key={String(note)}>{note}</li>
      ))}
    </ul>
  );
}

function PairTable({ pairs }: { pairs: BrandPreview['pairs'] }) {
  const { table } = t;
  return (
    <div className="overflow-x-auto">
      <table className="tabular w-full text-left text-small">
        <thead>
          <tr className="text-muted">
            <th className="py-1.5 pr-3 font-medium">{table.pair}</th>
            <th className="py-1.5 pr-3 text-right font-medium">{table.contrast}</th>
            <th className="py-1.5 text-right font-medium">{table.least}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, over, under, contrast, least }) => (
            <tr key={name} className="border-t border-hairline">
              <th className="py-1.5 pr-3 font-normal text-strong">
                <svg width={36} height={18} aria-hidden className="mr-2 inline-block align-middle">
                  <rect width={36} height={18} fill={under} />
                  <rect x={9} y={6} width={18} height={6} fill={over} />
                </svg>
                {name}
              </th>
              <td className="py-1.5 pr-3 text-right text-strong">{contrast}</td>
              <td className="py-1.5 text-right">{least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The newest preview of the colors that are typed; the server derives the tones. */
function usePreview(loaded: BrandPreview, { main, accent, tint }: BrandColors): BrandPreview {
  const { data, load } = useFetcher<{ shown: BrandPreview }>();
  const query = new URLSearchParams({ main, accent, tint }).toString();
  const isWhole = isColor(main) && isColor(accent);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (!isWhole) return;
    const timer = setTimeout(() => load(`/desk/settings/brand?${query}`), 150);
    return () => clearTimeout(timer);
  }, [load, query, isWhole]);
  return data?.shown ?? loaded;
}

export function Preview({ loaded, companyName }: { loaded: BrandPreview; companyName: string }) {
  const { value } = useAt<Brand>('');
  const { tones, pairs, drawings } = usePreview(loaded, value);
  const picture = (file: LogoFile | null, isOnDark = false) => (
    <img
      src={file ? addressOf(file.digest, file.type) : drawings[isOnDark ? 'dark' : 'light']}
      alt=""
      className={`h-6.5 w-auto max-w-[60%] shrink-0 ${file && isOnDark && !value.logoOnDark ? 'rounded-[3px] bg-bone p-[3px]' : ''}`}
    />
  );
  const { main, accent, tint } = value;
  const [loadedColors] = useState(() => new URLSearchParams({ main, accent, tint }).toString());
  const font = `brand-font-${value.font}`;
  const { light, dark, ink } = t.schemes;
  return (
    <>
      <link rel="stylesheet" href={`/desk/settings/brand-tones?${loadedColors}`} />
      <div className="grid gap-4 lg:grid-cols-3">
        <Scheme scheme="light" tones={tones.light} className={font}>
          <p className="mb-3 text-small text-muted">{light}</p>
          <Sample title={companyName} logo={picture(value.logo)} />
        </Scheme>
        <Scheme scheme="dark" tones={tones.dark} className={font}>
          <p className="mb-3 text-small text-muted">{dark}</p>
          <Sample title={companyName} logo={picture(value.logoOnDark ?? value.logo, true)} />
        </Scheme>
        <Scheme scheme="ink" tones={tones.ink} className={font}>
          <p className="mb-3 text-small text-muted">{ink}</p>
          <Sample title={companyName} logo={picture(value.logoOnDark ?? value.logo, true)} />
        </Scheme>
      </div>
      <Notes colors={value} tones={tones} />
      {value.logo && !value.logoOnDark && <p className="mt-2">{t.lightGround}</p>}
      <div className="mt-4">
        <FoldedForm title={fill(t.table.title, { count: pairs.length })} object="" isOpen={false}>
          <PairTable pairs={pairs} />
        </FoldedForm>
      </div>
    </>
  );
}
