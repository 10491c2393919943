import MessageCircle from 'lucide-react/icons/message-circle';
import { fill } from '#platform/values/format.ts';
import { whatsappUrl } from '#platform/values/telephone.ts';

/** WhatsApp number and texts of the company. */
export interface WhatsAppChat {
  /** Digits only, country code first; absent without WhatsApp. */
  number: string | undefined;
  label: string;
  /** First message, which the sender can edit. */
  text: string;
  /** Contains {reference}. */
  textWithReference: string;
}

interface WhatsAppLinkProps {
  chat: WhatsAppChat;
  /** Reference of a request. */
  reference?: string;
  className?: string;
}

/** Opens WhatsApp in a new tab with a first message; renders nothing without a number. */
export function WhatsAppLink({ chat, reference, className = '' }: WhatsAppLinkProps) {
  if (!chat.number) return null;
  const text = reference ? fill(chat.textWithReference, { reference }) : chat.text;
  return (
    <a
      href={whatsappUrl(chat.number, text)}
      target="_blank"
      rel="noreferrer"
      className={`button button-quiet ${className}`}
    >
      <MessageCircle size={18} aria-hidden />
      {chat.label}
    </a>
  );
}
