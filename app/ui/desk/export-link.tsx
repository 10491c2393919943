import Download from 'lucide-react/icons/download';

/** The way to take along, as a file, everything that a list's filter finds. */
export function ExportLink({ path, label }: { path: string; label: string }) {
  return (
    <a href={path} download className="link inline-flex min-h-9 items-center gap-1.5">
      <Download size={16} aria-hidden />
      {label}
    </a>
  );
}
