import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/licenses';
import { InputAt, Tick } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { useAt } from './part/use-part.ts';

const { licenses: t, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'company');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.licenses.title);

/** Number of a license: entered, none held, or not answered yet. */
function NumberAt({ name }: { name: keyof typeof t.numbers }) {
  const path = `licences.${name}`;
  const { id, value, change } = useAt<string | null | undefined>(path);
  return (
    <div>
      {value !== null && <InputAt path={path} label={t.number} isOptional />}
      <Tick
        id={value === null ? id : `${id}-none`}
        label={t.none}
        checked={value === null}
        change={(isNone) => change(isNone ? null : undefined)}
      />
    </div>
  );
}

function FmcKinds() {
  const { id, value: kinds = [], change } = useAt<string[] | undefined>('licences.fmcOtiKinds');
  const { value: number } = useAt<string | null | undefined>('licences.fmcOti');
  if (!number) return null;
  const ticks = Object.entries(t.kinds).map(([kind, title]) => (
    <Tick
      key={kind}
      id={`${id}-${kind}`}
      label={title}
      checked={kinds.includes(kind)}
      change={(isHeld) => change(isHeld ? [...kinds, kind] : kinds.filter((other) => other !== kind))}
    />
  ));
  return (
    <>
      {ticks}
      {kinds.includes('nvocc') && (
        <div className="mt-3">
          <InputAt
            path="licences.rulesTariff"
            label={t.rulesTariff.label}
            help={t.rulesTariff.help}
            type="url"
            isOptional
          />
        </div>
      )}
    </>
  );
}

const names = Object.keys(t.numbers) as (keyof typeof t.numbers)[];

export default function LicenseSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PartPage page="licenses" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      {names.map((name) => (
        <DeskSection key={name} id={name} title={t.numbers[name].title} text={t.numbers[name].text}>
          <NumberAt name={name} />
          {name === 'fmcOti' && <FmcKinds />}
        </DeskSection>
      ))}
    </PartPage>
  );
}
