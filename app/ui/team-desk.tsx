import { Link } from 'react-router';

interface TeamDeskProps {
  words: { label: string; heading: string; text: string; link: string };
}

/** For readers who do not know whom to write to: fills the cell that the last row of cards leaves free. */
export function TeamDesk({ words }: TeamDeskProps) {
  return (
    <aside
      aria-labelledby="desk"
      className="flex flex-col bg-panel p-6 max-md:mt-4 sm:p-8 md:col-span-2 lg:col-span-1"
    >
      <p className="label">{words.label}</p>
      <h2 id="desk" className="mt-3 text-title">
        {words.heading}
      </h2>
      <p className="mt-4 mb-8 max-w-[48ch]">{words.text}</p>
      <p className="mt-auto">
        <Link to="/contactus" className="button button-primary">
          {words.link}
        </Link>
      </p>
    </aside>
  );
}
