import { type ReactNode, useEffect, useRef, useState } from 'react';

interface FoldedFormProps {
  title: string;
  /** Subject of the form for screen readers. */
  object: string;
  /** True once its outcome is to be read. */
  isOpen: boolean;
  /** Of several forms with the same name, one is open at a time. */
  name?: string;
  children: ReactNode;
}

/** Folded form: opens for its outcome and stays open, as it may hold what is not saved. */
export function FoldedForm({ title, object, isOpen, name, children }: FoldedFormProps) {
  const [isOpenAtFirst] = useState(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details
      ref={details}
      name={name}
      className="disclosure open:basis-full"
      open={isOpenAtFirst || undefined}
    >
      <summary className="link w-fit py-1">
        {title}
        <span className="sr-only"> {object}</span>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
