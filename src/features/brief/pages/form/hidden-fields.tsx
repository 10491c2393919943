import type { HiddenInputs } from '../../../../ui/forms/form-result.ts';

/** The unseen part of a form, with the field that only machines fill in. A filled trap alone refuses nothing. */
export function HiddenFields({ hidden, leaveEmpty }: { hidden: HiddenInputs; leaveEmpty: string }) {
  return (
    <>
      {Object.entries(hidden.inputs).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          {leaveEmpty}
          <input name={hidden.trap} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
