import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocalPath } from '#ui/locale.tsx';
import type { SiteStrings } from '../strings.ts';

/** Loaded once a reader enters the row; without a connection it stays a plain form. */
const OwnCargo = lazy(async () => {
  const loaded = await import('./own-cargo.tsx').catch(() => null);
  return { default: loaded?.OwnCargo ?? (() => null) };
});

interface CargoRowProps {
  strings: SiteStrings['home']['quickLinks']['rate'];
  /** The cargo that the first slide packs; src/before-hydration/carousel.ts writes those of the others. */
  example: Record<'what' | 'from' | 'to', string> | undefined;
  /** False where the company shows no first prices: the row leads to the questionnaire. */
  hasPrice: boolean;
}

/** Form with cargo, origin and destination, which leads to the first price; what is typed is drawn in the band above. */
export function CargoRow({ strings, example, hasPrice }: CargoRowProps) {
  const { title, fields, link, seePrice } = strings;
  const localPath = useLocalPath();
  const [typed, setTyped] = useState({ what: '', from: '', to: '' });
  const [isEntered, setEntered] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const typedAs = (name: string) => String(data.get(name) ?? '').trim();
    setTyped({ what: typedAs('what'), from: typedAs('from'), to: typedAs('to') });
  };
  // Keeps what was typed or filled in before hydration.
  useEffect(read, []);
  return (
    <div className="frame py-4">
      <form
        ref={form}
        method="get"
        action={localPath(hasPrice ? '/price' : '/clientbriefform')}
        onInput={read}
        onFocus={() => setEntered(true)}
        className="hero-columns grid items-end max-lg:grid-cols-2 gap-x-4 gap-y-3"
        aria-label={title}
      >
        {fields.map(({ name, label }) => (
          <label
            key={name}
            className="text-small font-medium text-strong first-of-type:col-span-2 lg:first-of-type:col-span-1"
          >
            {label}
            <input
              className="input mt-1"
              name={name}
              maxLength={name === 'what' ? 1000 : 200}
              placeholder={example?.[name as 'what' | 'from' | 'to']}
              suppressHydrationWarning
              autoComplete="off"
            />
          </label>
        ))}
        <button type="submit" className="button button-strong col-span-2 lg:col-span-1">
          {hasPrice ? seePrice : link}
        </button>
      </form>
      {(isEntered || typed.what || typed.from || typed.to) && (
        <Suspense fallback={null}>
          <OwnCargo typed={typed} form={form.current} onFilled={read} />
        </Suspense>
      )}
    </div>
  );
}
