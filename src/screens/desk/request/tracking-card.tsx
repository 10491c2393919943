import { useRef } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import type { RequestView } from '../request-view.ts';

type Tracking = NonNullable<RequestView['tracking']>;

/** Shipment of a won request: a button (`t`) to start it, then a link to it. */
export function TrackingCard({ tracking, t }: { tracking: Tracking; t: RequestView['t']['tracking'] }) {
  const navigate = useNavigate();
  const begin = useRef<HTMLButtonElement>(null);
  const { path, lines } = tracking;
  useKeys({ t: () => (path ? void navigate(path) : begin.current?.click()) });
  const key = (
    <kbd aria-hidden className="key">
      t
    </kbd>
  );
  return (
    <section
      aria-labelledby="tracking"
      className="desk-not-printed mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border border-outline/60 p-3.5"
    >
      <div className="min-w-0">
        <h2 id="tracking" className="text-[1.0625rem]">
          {t.heading}
        </h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {path ? (
        <Link to={path} className="desk-button">
          {t.open}
          {key}
        </Link>
      ) : (
        <Form method="post" preventScrollReset>
          <button ref={begin} type="submit" name="intent" value="begin-shipment" className="desk-button">
            {t.begin}
            {key}
          </button>
        </Form>
      )}
    </section>
  );
}
