import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CargoLine } from '#features/requests/desk/cargo-card.tsx';
import { nameOfService, useServiceNames } from '#features/requests/desk/service-names.ts';
import type { PresentStaff } from '#features/requests/lead.ts';
import { kinds } from '#features/requests/strings/en/leads.ts';
import { request as t } from '#features/requests/strings/en/request.ts';
import { dueMoment, span } from '#features/settings/strings/en/moments.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn, pluralOf } from '#platform/values/format.ts';
import { DeskTime, DueTime, useDeskClock } from '#ui/desk/desk-time.tsx';
import { Key } from '#ui/desk/key.tsx';
import type { RequestData } from './request-data.ts';

interface RequestHeadProps extends Pick<RequestData, 'lead' | 'openLeft' | 'query' | 'cargo'> {
  /** Path of the form that corrects it; null for a request that cannot be changed. */
  correctionPath: string | null;
  /** Colleagues who have the page open. */
  here: PresentStaff[];
  /** Paths of the neighbors in the list that it was opened from. */
  before: string | null;
  next: string | null;
  /** Actions on the request. */
  children: ReactNode;
}

const move = 'inline-flex min-h-9 items-center gap-1.5 text-muted hover:text-strong';

/** Lists colleagues on the page, those who are typing first. */
function hereText(here: PresentStaff[]): string {
  const say = (those: PresentStaff[], plural: typeof t.here.viewing) => {
    const names = listIn(
      deskLocale,
      those.map(({ name }) => name),
    );
    return those.length > 0 ? [pluralOf(deskLocale, those.length, plural, { names })] : [];
  };
  const typing = here.filter(({ isTyping }) => isTyping);
  const viewing = here.filter(({ isTyping }) => !isTyping);
  return [...say(typing, t.here.typing), ...say(viewing, t.here.viewing)].join(' ');
}

interface NeighbourProps {
  path: string | null;
  label: string;
  /** Key of the shortcut. */
  hint: string;
  icon: typeof ChevronUp;
}

function Neighbour({ path, label, hint, icon: Icon }: NeighbourProps) {
  if (!path) return null;
  return (
    <Link to={path} aria-label={label} title={label} className={`${move} size-9 justify-center`}>
      <Icon size={18} aria-hidden />
      <Key>{hint}</Key>
    </Link>
  );
}

const minute = 60_000;
const hour = 60 * minute;

/** Returns the time that is left; where the office closes in between, only the office's. */
function leftText(left: number, openLeft: number): string {
  const { due } = t;
  const closes = left - openLeft >= minute;
  return closes && openLeft >= hour
    ? pluralOf(deskLocale, Math.round(openLeft / hour), due.openLeft)
    : fill(due.left, { time: span(openLeft) });
}

/** Shows when the answer is due and how much time is left, in the largest type of the page. */
function DueLine({ lead: { due, dueAt }, openLeft }: Pick<RequestData, 'lead' | 'openLeft'>) {
  const { timeZone, now } = useDeskClock();
  if (due === null) return <DueTime due={due} dueAt={dueAt} />;
  const at = dueMoment(dueAt, now, timeZone);
  const isLate = due === 'overdue';
  const parts = isLate
    ? [fill(t.due.late, { time: span(now - dueAt) }), fill(t.due.was, { at })]
    : [fill(t.due.at, { at }), leftText(dueAt - now, openLeft)];
  return (
    <DeskTime className="due-line" data-due={due} at={dueAt} text={parts.join(' · ')} isDeadline={!isLate} />
  );
}

/** Customer, lane, facts and due time of a request. */
export function RequestHead({
  lead,
  openLeft,
  cargo,
  query,
  here,
  before,
  next,
  children,
  correctionPath,
}: RequestHeadProps) {
  const { reference, company } = lead;
  const service = nameOfService(useServiceNames(), lead.service);
  const name = lead.name || lead.email || lead.phone;
  return (
    <div className="border-b border-hairline pb-3">
      <div className="desk-not-printed flex items-center gap-x-2">
        <Link to={`/desk${query}`} className={`${move} mr-auto`}>
          <ArrowLeft size={16} aria-hidden />
          {t.back}
        </Link>
        <Neighbour path={before} label={t.before} hint="k" icon={ChevronUp} />
        <Neighbour path={next} label={t.next} hint="j" icon={ChevronDown} />
        {children}
      </div>
      <div className="mt-1.5 flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-6">
        <DueLine lead={lead} openLeft={openLeft} />
        <h1 className="mr-auto max-w-[72ch]">
          {[name, company !== name && company].filter(Boolean).join(', ') || reference}
        </h1>
      </div>
      <div className="mt-1">
        {cargo && <CargoLine shipment={cargo} />}
        <p className="tabular flex flex-wrap items-center gap-x-3 text-[0.875rem] text-muted">
          {[reference, kinds[lead.kind], service].filter(Boolean).join(' · ')}
          {correctionPath && (
            <Link
              to={correctionPath}
              className="link desk-not-printed inline-flex min-h-8 items-center gap-2 text-strong"
            >
              {cargo ? t.correct : t.addCargo}
              <Key>f</Key>
            </Link>
          )}
        </p>
      </div>
      {here.length > 0 && (
        <p role="status" className="mt-2 border-l-2 border-signal pl-3">
          {hereText(here)}
        </p>
      )}
    </div>
  );
}
