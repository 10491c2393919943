import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field.tsx';

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type'> & {
    id: string;
    name: string;
    strings: { show: string; hide: string };
  };

export function PasswordField({ label, help, error, optional, strings, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const texts = { label, help, error, optional };
  const Icon = visible ? EyeOff : Eye;
  return (
    <FieldFrame id={input.id} {...texts}>
      <span className="relative block">
        <input
          type={visible ? 'text' : 'password'}
          className="input pr-13"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(input.id, texts)}
          {...input}
        />
        <button
          type="button"
          aria-label={visible ? strings.hide : strings.show}
          onClick={() => setVisible(!visible)}
          data-replay
          className="scripted absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-strong"
        >
          <Icon size={20} aria-hidden />
        </button>
      </span>
    </FieldFrame>
  );
}
