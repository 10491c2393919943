import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { hidePopoverAround } from '../hide-own-popover.ts';

interface ConfirmDialogProps {
  /** Command for the page's action. */
  intent: string;
  /** Of the dialog; the command's where the page has one. */
  id?: string;
  /** Hidden fields of the form. */
  fields: Record<string, string>;
  t: { open: string; title: string; text: string; submit: string };
  cancel: string;
  isDangerous?: boolean;
  /** Between the text and the buttons. */
  children?: ReactNode;
}

/** Button with its confirmation in a popover. */
export function ConfirmDialog({
  intent,
  id = intent,
  fields,
  t,
  cancel,
  isDangerous = false,
  children,
}: ConfirmDialogProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`desk-button ${isDangerous ? 'desk-button-danger' : ''}`}
      >
        {t.open}
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className="desk-dialog w-[min(28rem,92vw)]"
      >
        <Form
          method="post"
          preventScrollReset
          className="space-y-4"
          onSubmit={(event) => hidePopoverAround(event.currentTarget)}
        >
          <h2 id={`${id}-title`} className="text-[1.125rem]">
            {t.title}
          </h2>
          <p>{t.text}</p>
          {children}
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {/* Cancel is focused first, so that a held Enter confirms nothing. */}
          <div className="flex gap-2">
            <button type="button" popoverTarget={id} popoverTargetAction="hide" className="desk-button">
              {cancel}
            </button>
            <button
              type="submit"
              name="intent"
              value={intent}
              className={`desk-button ${isDangerous ? 'desk-button-danger' : 'desk-button-primary'}`}
            >
              {t.submit}
            </button>
          </div>
        </Form>
      </dialog>
    </>
  );
}
