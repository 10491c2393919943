import { Link } from 'react-router';
import { deskLocale } from '#platform/i18n/locale.ts';
import { pluralOf } from '#platform/values/format.ts';
import { DeskForm, type DeskOutcome } from '#ui/desk/desk-form.tsx';
import { pricing } from '../../strings/en/settings/pricing.ts';

const t = pricing.switch;
const intent = 'switch-sending';

interface SendingSwitchProps {
  isOn: boolean;
  /** Rules that are published. */
  count: number;
  /** Trade terms are published. */
  hasTerms: boolean;
}

interface SwitchFormProps extends Pick<SendingSwitchProps, 'isOn'> {
  outcome: DeskOutcome | null | undefined;
}

/** The form of the switch, whose button stands beside the rules: a form cannot contain another. */
export function SwitchForm({ isOn, outcome }: SwitchFormProps) {
  return (
    <DeskForm intent={intent} outcome={outcome?.ok ? null : outcome} form={{ id: intent }}>
      <input type="hidden" name="isOn" value={isOn ? '' : 'yes'} />
    </DeskForm>
  );
}

/** Turns the quotes that a rule sends on or off at once. */
export function SendingSwitch({ isOn, count, hasTerms }: SendingSwitchProps) {
  return (
    <div className="mb-5 rounded-control border border-outline p-4">
      <h3>{isOn ? t.on : t.off}</h3>
      <p className="mt-1 text-muted">{isOn ? t.onText : t.offText}</p>
      {!hasTerms && (
        <p className="mt-3 max-w-[64ch] border-l-2 border-alert bg-alert-ground px-3 py-2 text-alert">
          {t.noTerms}{' '}
          <Link className="link py-1" to="/desk/settings/legal#trade">
            {t.enterTerms}
          </Link>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" form={intent} className={`desk-button ${isOn ? 'desk-button-primary' : ''}`}>
          {isOn ? t.stop : t.start}
        </button>
        <span className="text-muted">{pluralOf(deskLocale, count, t.rules)}</span>
      </div>
    </div>
  );
}
