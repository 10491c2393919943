import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { readCargoText } from '#features/cargo/cargo-text.ts';
import { fillContainer } from '#features/cargo/fill-container.ts';
import { fillLane } from '#features/cargo/fill-lane.ts';
import { questionTexts } from '#features/cargo/question-text.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { joinByDots } from '#platform/values/format.ts';
import { useLocale, useLocalPath } from '#ui/locale.tsx';
import type { CargoPreviewData } from '../cargo-preview-data.ts';
import { PackedCargo, packedBy } from './packed-cargo.tsx';
import { plainName } from './plain-name.ts';

type Typed = Record<'what' | 'from' | 'to', string>;

/** Returns a typed cargo as it is packed, and what its reading leaves open. */
function packTyped(what: string, isByAir: boolean, { strings, questions }: CargoPreviewData, locale: Locale) {
  const cargo = readCargoText(what, locale);
  const [question] = what ? questionTexts(cargo, { ...questions, unread: strings.unread }, locale) : [];
  // Goods that a person quotes are packed like others.
  const isOpen = cargo.questions.length > 0;
  const filled = isOpen ? null : fillContainer(cargo);
  const isShared = filled?.sharedWm != null;
  return {
    filled,
    packed: isOpen || !(isByAir || isShared) ? null : packedBy(isByAir ? 'air' : 'sea', cargo),
    question: question ?? (filled || !what ? undefined : strings.none),
  };
}

/** The company's lanes between two typed places, those by air last. */
function lanesBetween({ from, to }: Typed, { lanes }: CargoPreviewData) {
  const [start, end] = [plainName(from), plainName(to)];
  const between = lanes.flatMap(({ names, codes, mode, days }) => {
    const at = (typed: string) =>
      names.findIndex((name, index) => [plainName(name), codes[index]].includes(typed));
    const [a, b] = [at(start), at(end)];
    return a >= 0 && b >= 0 && a !== b ? [{ mode, days, text: `${names[a]} → ${names[b]}` }] : [];
  });
  return between.toSorted((one, other) => Number(one.mode === 'air') - Number(other.mode === 'air'));
}

interface OwnCargoProps {
  typed: Typed;
  form: HTMLFormElement | null;
  /** Called after From and To were filled in from the text. */
  onFilled: () => void;
}

/** Milliseconds after the last letter. */
const laneDelayMs = 500;

let loading: Promise<CargoPreviewData> | undefined;

/** The cargo that a visitor types, in the band of the hero, in place of the examples. Nothing is sent. */
export function OwnCargo({ typed, form, onFilled }: OwnCargoProps) {
  const locale = useLocale();
  const path = useLocalPath()('/cargo-preview.json');
  const [data, setData] = useState<CargoPreviewData | null>(null);
  const [band, setBand] = useState<Element | null>(null);
  useEffect(() => {
    setBand(document.querySelector('[data-own-cargo]'));
    loading ??= fetch(path).then((response) => response.json());
    // Without a connection the examples stay, marked as such.
    loading.then(setData, () => {
      loading = undefined;
    });
  }, [path]);
  const { what, from, to } = typed;
  const [readLane, setReadLane] = useState<string[]>([]);
  const lanePath = useLocalPath()('/cargo-lane.json');
  const reportFilled = useEffectEvent(onFilled);
  useEffect(() => {
    if (!form || !what) return;
    const fillIn = async () => {
      const read = await fillLane(form, lanePath);
      if (!read) return;
      setReadLane(read);
      reportFilled();
    };
    const timer = setTimeout(() => void fillIn(), laneDelayMs);
    return () => clearTimeout(timer);
  }, [form, what, lanePath]);
  if (!data || !band || !(what || from || to)) return null;
  const { strings, example } = data;
  const [lane, ...others] = lanesBetween(typed, data);
  const isLaneRead = readLane.length > 0 && readLane.every((end) => end === from || end === to);
  const { question, ...packed } = packTyped(what, lane?.mode === 'air', data, locale);
  return createPortal(
    <div className="hero-slide">
      <PackedCargo
        label={strings.yours}
        cargo={{ what, lane: lane?.text ?? [from, to].filter(Boolean).join(' → '), ...packed }}
        question={question}
        carriage={{
          figure: lane?.days ?? '',
          note: joinByDots([
            ...others.map(({ days }) => days),
            !lane && from && to && strings.unknown,
            isLaneRead && strings.laneRead,
          ]),
        }}
        strings={{ example, cargoPreview: strings }}
        locale={locale}
      />
    </div>,
    band,
  );
}
