import { serviceNames } from '../../../features/requests/strings/en/service-names.ts';
import { offeredServices, type Service, services } from '../../../features/services/service.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/services';
import { Tick } from './part/fields.tsx';
import { ItemButton } from './part/list-at.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { useAt } from './part/use-part.ts';

const { services: t, pages, up, down } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'services');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.services.title);

/** Those offered in their order, then the others. */
function OfferedServices() {
  const { id, value, error, change } = useAt<string[]>('');
  const offered = offeredServices({ services: value });
  const others = services.filter((service) => !offered.includes(service));
  const rowId = (service: Service) => `${id}${service}`;
  // The row moves in the list, which would take the focus away.
  const focusIn = (service: Service, selector: string) =>
    requestAnimationFrame(() =>
      document.getElementById(rowId(service))?.querySelector<HTMLElement>(selector)?.focus(),
    );
  const offer = (service: Service, isOn: boolean) => {
    change(isOn ? [...offered, service] : offered.filter((own) => own !== service));
    focusIn(service, 'input');
  };
  const move = (service: Service, by: -1 | 1) => {
    const moved = offered.filter((own) => own !== service);
    moved.splice(offered.indexOf(service) + by, 0, service);
    change(moved);
    focusIn(service, `[data-move="${by}"]`);
  };
  return (
    <>
      <ul>
        {[...offered, ...others].map((service) => {
          const at = offered.indexOf(service);
          const button = (by: -1 | 1) => (
            <ItemButton
              by={by}
              label={by < 0 ? up : down}
              name={serviceNames[service]}
              isOff={by < 0 ? at === 0 : at === offered.length - 1}
              act={() => move(service, by)}
            />
          );
          return (
            <li
              key={service}
              id={rowId(service)}
              className="flex flex-wrap items-center justify-between gap-x-5 border-b border-hairline py-2"
            >
              <Tick
                id={`${rowId(service)}-offered`}
                label={serviceNames[service]}
                checked={at >= 0}
                change={(isOn) => offer(service, isOn)}
              />
              {at >= 0 && (
                <p className="flex gap-x-5">
                  {button(-1)}
                  {button(1)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id={id} error={error} />
    </>
  );
}

export default function ServiceSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PartPage page="services" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      <DeskSection id="services" title={t.title}>
        <OfferedServices />
      </DeskSection>
    </PartPage>
  );
}
