import Phone from 'lucide-react/icons/phone';
import { copyText } from './copy-button.tsx';

interface CallButtonProps {
  /** As the company file has it: +1 346 555 0142. */
  phone: string;
  label: string;
  /** What the toast says once the number is copied. */
  copied: string;
  /** The number is copied without its plus sign. */
  withoutPlus?: boolean;
  className?: string;
}

/**
 * The company's number behind a button that copies it and says so; on a touch screen it also calls, which is what a
 * thumb on a telephone means. Without scripts it is a telephone link. A press before React has come is done again once
 * it has (`data-replay`, src/before-hydration/).
 */
export function CallButton({
  phone,
  label,
  copied,
  withoutPlus = false,
  className = 'button-quiet',
}: CallButtonProps) {
  const number = phone.replaceAll(' ', '');
  const call = () => {
    location.href = `tel:${number}`;
  };
  const copy = async () => {
    const isCopied = await copyText(withoutPlus ? number.slice(1) : number, copied);
    if (!isCopied || matchMedia('(pointer: coarse)').matches) call();
  };
  const face = (
    <>
      <Phone size={18} aria-hidden />
      {label}
    </>
  );
  return (
    <>
      <button type="button" className={`scripted button ${className}`} onClick={copy} data-replay>
        {face}
      </button>
      <a className={`unscripted button ${className}`} href={`tel:${number}`}>
        {face}
      </a>
    </>
  );
}
