import { CopyButton } from '../copy-button.tsx';

interface ShownSecretProps {
  title: string;
  text?: string;
  secret: string;
  t: { copy: string; copied: string };
}

/** Secret that is shown once. */
export function ShownSecret({ title, text, secret, t }: ShownSecretProps) {
  return (
    <div className="border-l-4 border-signal bg-panel px-4 py-3">
      <p className="font-medium wrap-anywhere text-strong">{title}</p>
      {text && <p className="mt-0.5 text-muted">{text}</p>}
      <p className="mt-1 mb-3">
        <output className="desk-secret">{secret}</output>
      </p>
      <CopyButton text={secret} label={t.copy} copied={t.copied} />
    </div>
  );
}
