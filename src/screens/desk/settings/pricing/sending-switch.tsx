import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { pluralOf } from '../../../../platform/values/format.ts';
import { DeskForm, type DeskOutcome } from '../../../../ui/desk/desk-form.tsx';
import { DeskSection } from '../../../../ui/desk/page-parts.tsx';
import { pricing } from '../../strings/en/settings/pricing.ts';

const t = pricing.switch;

interface SendingSwitchProps {
  isOn: boolean;
  /** Rules that are published. */
  count: number;
  outcome: DeskOutcome | null | undefined;
}

/** Turns the quotes that a rule sends on or off at once; nothing to turn on without a published rule. */
export function SendingSwitch({ isOn, count, outcome }: SendingSwitchProps) {
  if (!isOn && count === 0) return null;
  return (
    <DeskSection id="switch" title={isOn ? t.on : t.off} text={isOn ? t.onText : t.offText}>
      <DeskForm
        intent="switch-sending"
        outcome={outcome?.ok ? null : outcome}
        submit={isOn ? t.stop : t.start}
        isPrimary={isOn}
        className="flex flex-wrap items-center gap-x-5 gap-y-3"
      >
        <input type="hidden" name="isOn" value={isOn ? '' : 'yes'} />
        <span className="text-muted">{pluralOf(deskLocale, count, t.rules)}</span>
      </DeskForm>
    </DeskSection>
  );
}
