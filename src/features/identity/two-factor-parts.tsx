import { CopyButton } from '../../ui/copy-button.tsx';

/** A QR code as one path of squares, one unit each. */
export interface QrCode {
  size: number;
  path: string;
}

/** Around the code, so that cameras find it. */
const quiet = 4;

export function QrPicture({ qr, label }: { qr: QrCode; label: string }) {
  const side = qr.size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      width="208"
      height="208"
      shapeRendering="crispEdges"
      className="mt-3"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}

/** A secret to type into an app, in groups of four. */
export function TypedSecret({ secret, className, t }: { secret: string; className: string; t: CopyStrings }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3">
      <code className={className}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <CopyButton text={secret} label={t.copy} copied={t.copied} />
    </p>
  );
}

interface CopyStrings {
  copy: string;
  copied: string;
}

interface RecoveryCodesProps {
  codes: string[];
  /** Classes of the list, and of the buttons under it. */
  classes: { list: string; buttons: string; button: string };
  t: CopyStrings & { download: string; print: string; file: string; fileHead: string };
}

/** Recovery codes with every way to keep them. */
export function RecoveryCodes({ codes, classes, t }: RecoveryCodesProps) {
  const lines = codes.join('\n');
  return (
    <>
      <ol className={classes.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className={`flex flex-wrap gap-2 ${classes.buttons}`}>
        <CopyButton text={lines} label={t.copy} copied={t.copied} />
        <a
          className={classes.button}
          download={t.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${t.fileHead}\n\n${lines}\n`)}`}
        >
          {t.download}
        </a>
        <button type="button" className={`scripted ${classes.button}`} onClick={() => window.print()}>
          {t.print}
        </button>
      </p>
    </>
  );
}
