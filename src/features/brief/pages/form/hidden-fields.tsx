/** Names and values of hidden inputs, and the name of the honeypot. */
export interface HiddenInputs {
  inputs: Record<string, string>;
  trap: string;
}

/** Hidden fields with a honeypot. A filled honeypot alone does not refuse the form. */
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
