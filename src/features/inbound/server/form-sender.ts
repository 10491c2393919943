import { addressesIn, type MailAddress } from './mail-addresses.ts';

/** Labels of the fields of a website's form, in lower case. */
const emailLabels = new Set([
  ...['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'your email', 'your e-mail', 'email id'],
  ...['correo', 'correo electrónico', 'correo electronico', 'tu correo electrónico', 'su correo electrónico'],
  ...['endereço de e-mail', 'seu e-mail', 'e-mail-adresse', 'ihre e-mail', 'adresse e-mail', 'courriel'],
  ...[
    'indirizzo email',
    'e-mailadres',
    'adres e-mail',
    '邮箱',
    '电子邮件',
    '電子郵件',
    'メールアドレス',
    '이메일',
  ],
]);

const nameLabels = new Set([
  ...['name', 'full name', 'your name', 'first name', 'contact name', 'contact person'],
  ...['nombre', 'nombre completo', 'nombre y apellido', 'nombre y apellidos', 'tu nombre', 'su nombre'],
  ...[
    'nome',
    'nome completo',
    'seu nome',
    'nom',
    'ihr name',
    'naam',
    'imię i nazwisko',
    '姓名',
    'お名前',
    '이름',
  ],
]);

const messageLabels = new Set([
  ...['message', 'your message', 'message body', 'comments', 'comment', 'inquiry', 'enquiry'],
  ...['mensaje', 'tu mensaje', 'su mensaje', 'comentarios', 'consulta', 'mensagem', 'sua mensagem'],
  ...['nachricht', 'ihre nachricht', 'messaggio', 'bericht', 'wiadomość', '留言', '内容', '메시지'],
]);

const mostLines = 500;
const longestLine = 300;

/** A field as forms print it: `Label: value`, `Label | value`, `*Label*: value`, or the value on the next line. */
function fieldAt(lines: readonly string[], at: number): { label: string; value: string } | null {
  const line = (lines[at] ?? '').slice(0, longestLine).replaceAll('*', '').replace('：', ':').trim();
  const end = line.search(/[:|]/);
  const label = (end === -1 ? line : line.slice(0, end)).trim().toLowerCase();
  if (label === '' || label.length > 40) return null;
  const value = end === -1 ? '' : line.slice(end).replace(/^[\s:|]{1,10}/, '');
  return { label, value: value === '' ? (lines[at + 1] ?? '').slice(0, longestLine).trim() : value };
}

/**
 * Finds who filled in a form of a website whose program sends without a Reply-To: the address in the field for it, where the
 * text has a field for a name or a message, too. Null when fields name several addresses.
 */
export function findFormSender(text: string, isOurs: (address: string) => boolean): MailAddress | null {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines);
  const fields = lines.flatMap((_line, at) => fieldAt(lines, at) ?? []);
  const valueIn = (labels: ReadonlySet<string>) => fields.find(({ label }) => labels.has(label))?.value;
  const named = valueIn(nameLabels);
  if (named === undefined && valueIn(messageLabels) === undefined) return null;
  const addresses = fields
    .filter(({ label }) => emailLabels.has(label))
    .flatMap(({ value }) => addressesIn(value.split(/\s/)[0] ?? ''))
    .filter(({ address }) => !isOurs(address.toLowerCase()));
  const [first] = addresses;
  const isSingle = new Set(addresses.map(({ address }) => address.toLowerCase())).size === 1;
  return first && isSingle
    ? { name: named?.includes('@') ? '' : (named ?? ''), address: first.address }
    : null;
}
