import { request as t } from '#features/requests/strings/en/request.ts';
import { fill } from '#platform/values/format.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import type { TimelineEntry } from './timeline.tsx';

const strings = t.events.thirdParty;

interface ShowMailProps extends NonNullable<TimelineEntry['thirdParty']> {
  position: string;
  hide: (fields: Record<string, string>) => void;
}

/** Asks before a third party's mail is shown to the customer; hides it at once. */
export function ShowMail({ position, hide, isShown, canShow, isUnverified, from, firstLine }: ShowMailProps) {
  if (isShown)
    return (
      <button type="button" className="desk-button" onClick={() => hide({ intent: 'hide-mail', position })}>
        {strings.hide}
      </button>
    );
  if (!canShow) return null;
  return (
    <div>
      <ConfirmDialog
        intent="show-mail"
        id={`show-mail-${position}`}
        fields={{ position, undo: JSON.stringify({ intent: 'hide-mail', position }) }}
        t={{ ...strings.confirm, open: strings.show, text: fill(strings.confirm.text, { from, firstLine }) }}
        cancel={strings.confirm.cancel}
      >
        {isUnverified && <p className="font-semibold text-alert">{strings.confirm.unverified}</p>}
      </ConfirmDialog>
    </div>
  );
}
