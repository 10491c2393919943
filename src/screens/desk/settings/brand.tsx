import { useEffect, useRef } from 'react';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { addressOf } from '#features/settings/file-address.ts';
import type { LogoFile } from '#platform/brand/brand.ts';
import { fill } from '#platform/values/format.ts';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { describedBy, FieldFrame } from '#ui/forms/field.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/brand';
import './brand/fonts.css';
import { isColor, Preview } from './brand/brand-preview.tsx';
import { previewOf } from './brand/preview.ts';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { UploadAt } from './part/upload-at.tsx';
import { useAt } from './part/use-part.ts';

const { brand: t, pages } = settings;

export async function loader(call: Route.LoaderArgs) {
  const part = await loadPart(call, 'brand');
  return { ...part, shown: previewOf(call.url, part.value) };
}
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.brand.title);

function ColorAt({ path, label, help }: { path: 'main' | 'accent'; label: string; help: string }) {
  const { id, value, error, change } = useAt<string>(path, label);
  const set = (typed: string) => {
    const text = typed.trim().toLowerCase();
    change(isColor(`#${text}`) ? `#${text}` : text);
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <span className="flex gap-2">
        <input
          id={id}
          className="desk-input min-w-0 font-mono"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          value={value}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
        <input
          type="color"
          aria-label={fill(t.picker, { color: label })}
          className="h-9 w-14 shrink-0 rounded-control border border-outline bg-field p-0.5 pointer-coarse:h-11"
          value={isColor(value) ? value : '#000000'}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      </span>
    </FieldFrame>
  );
}

function RadiosAt<Value extends string>({
  path,
  legend,
  options,
  classOf = () => '',
}: {
  path: string;
  legend: string;
  options: Record<Value, string>;
  classOf?: (option: Value) => string;
}) {
  const { id, value, change } = useAt<string>(path, legend);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const latest = useRef(change);
  latest.current = change;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was chosen before React hydrated the page
  useEffect(() => {
    const early = fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (!early || early === value) return;
    const report = () => latest.current(early);
    addEventListener('hydrated', report, { once: true });
    return () => removeEventListener('hydrated', report);
  }, []);
  return (
    <fieldset ref={fieldset} id={id} className="mt-4 first:mt-0">
      <legend className="mb-1.5 font-medium text-strong">{legend}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {(Object.entries(options) as [Value, string][]).map(([option, label]) => (
          <label
            key={option}
            className="flex min-h-9 items-center gap-2.5 text-strong pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              value={option}
              name={`${id}-choice`}
              checked={value === option}
              onChange={() => change(option)}
              className="size-4 shrink-0"
            />
            <span className={`text-[1.125rem] ${classOf(option)}`}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LogoAt({
  path,
  label,
  help,
  isOnDark,
}: {
  path: 'logo' | 'logoOnDark';
  label: string;
  help: string;
  isOnDark: boolean;
}) {
  const { id, value, change } = useAt<LogoFile | null>(path, label);
  const remove = () => {
    change(null);
    document.getElementById(id)?.focus();
  };
  return (
    <div>
      <UploadAt path={path} label={label} help={help} use="logo">
        {value && (
          <p className={`inline-block border border-hairline p-4 ${isOnDark ? 'on-ink' : 'bg-ground'}`}>
            <img
              src={addressOf(value.digest, value.type)}
              alt=""
              width={(48 * value.width) / value.height}
              height={48}
              className="h-12 w-auto max-w-full"
            />
          </p>
        )}
      </UploadAt>
      {value && (
        <button type="button" className="link mt-2 py-1 pointer-coarse:min-h-11" onClick={remove}>
          {t.removeLogo}
          <span className="sr-only">: {label}</span>
        </button>
      )}
    </div>
  );
}

export default function BrandSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { colors, font, logo, preview } = t;
  return (
    <PartPage page="brand" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      <DeskSection id="colors" title={colors.title} text={colors.text}>
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          <ColorAt path="main" label={colors.main} help={colors.mainHelp} />
          <ColorAt path="accent" label={colors.accent} help={colors.accentHelp} />
        </div>
        <RadiosAt path="tint" legend={colors.tint} options={colors.tints} />
      </DeskSection>
      <DeskSection id="preview" title={preview.title} text={preview.text}>
        <Preview loaded={loaderData.shown} companyName={loaderData.shown.companyName} />
      </DeskSection>
      <DeskSection id="font" title={font.title} text={font.text}>
        <RadiosAt
          path="font"
          legend={font.legend}
          options={font.names}
          classOf={(option) => `brand-font-${option}`}
        />
      </DeskSection>
      <DeskSection id="logo" title={logo.title} text={logo.text}>
        <LogoAt path="logo" label={logo.light} help={logo.help} isOnDark={false} />
        <LogoAt path="logoOnDark" label={logo.dark} help={logo.darkHelp} isOnDark />
      </DeskSection>
    </PartPage>
  );
}
