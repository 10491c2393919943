/** A day and time in words, on the clock of a zone that it names. */
export function Instant({ at, timeZone }: { at: number; timeZone: string }) {
  const inWords = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  }).format(at);
  return (
    // Browsers and the server disagree on the space before AM; either is right.
    <time dateTime={new Date(at).toISOString()} className="tabular font-semibold" suppressHydrationWarning>
      {inWords}
    </time>
  );
}
