import { expect, test } from 'vitest';
import { splitQuoted } from './quoted-text.ts';

const split = (...lines: string[]) => splitQuoted(lines.join('\n'), { isForward: false });
const answer = 'Ready on Monday.';

test.each([
  ['a lane', 'From: Ningbo', 'To: Houston', 'Date: 15 December', 'Cargo: 2 x 40HC'],
  ['a lane with a time', 'From: Ningbo', 'To: Houston', 'Date: 15 December 2026 10:00', 'Cargo: tiles'],
  ['a lane in Spanish', 'De: Veracruz', 'Para: Houston', 'Fecha: 15/12/2026', 'Asunto: azulejos'],
  ['a lane in Portuguese', 'De: Santos', 'Para: Houston', 'Data: 15/12/2026', 'Carga: café'],
  ['a lane in German', 'Von: Hamburg', 'An: Houston', 'Datum: 15.12.2026', 'Betreff: Maschinen'],
  ['a lane in Chinese', '发件人: 宁波工厂', '收件人: 休斯敦仓库', '日期: 12月15日', '货物: 2 x 40HC'],
  ['labels of a form', 'From: Factory in Ningbo', 'To: Warehouse', 'Subject: 2 x 40HC', 'Incoterm: FOB'],
])('%s is shown', (_name, ...lines) => {
  expect(split(answer, '', ...lines, '', 'Same commodity on both.').quoted).toBe('');
});

test.each([
  ['From', 'Sent', 'To', 'Subject'],
  ['De', 'Enviado el', 'Para', 'Asunto'],
  ['De', 'Enviada em', 'Para', 'Assunto'],
  ['Von', 'Gesendet', 'An', 'Betreff'],
  ['De', 'Envoyé', 'À', 'Objet'],
  ['Da', 'Inviato', 'A', 'Oggetto'],
  ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
  ['Fra', 'Sendt', 'Til', 'Emne'],
  ['Från', 'Skickat', 'Till', 'Ämne'],
  ['Od', 'Wysłano', 'Do', 'Temat'],
  ['От', 'Отправлено', 'Кому', 'Тема'],
  ['Kimden', 'Gönderildi', 'Kime', 'Konu'],
  ['发件人', '发送时间', '收件人', '主题'],
  ['寄件者', '傳送時間', '收件者', '主旨'],
  ['差出人', '送信日時', '宛先', '件名'],
  ['보낸 사람', '보낸 날짜', '받는 사람', '제목'],
])('a quoted header with “%s” is folded', (from, sent, to, subject) => {
  const header = (name: string, recipient: string) => [
    `${from}: ${name}`,
    `${sent}: 27. 11. 2026 10:00`,
    `${to}: ${recipient}`,
    `${subject}: Your request`,
  ];
  const withAddress = split(
    answer,
    '',
    ...header('Llano <rates@llano.example>', 'Rosa'),
    '',
    'Dear customer',
  );
  expect(withAddress).toMatchObject({ text: answer });
  expect(withAddress.quoted).toContain('Dear customer');
  const withTime = split(answer, '', ...header('Llano', 'Rosa'), '', 'Dear customer');
  expect(withTime.text).toBe(answer);
});

test('a full-width colon ends a label', () => {
  const { text } = split(
    answer,
    '',
    '发件人： Llano <a@b.example>',
    '发送时间： 2026年11月27日 10:00',
    '收件人： Rosa',
    'x',
  );
  expect(text).toBe(answer);
});

test.each([
  'On Fri, Nov 27, 2026 at 10:00 AM Llano <rates@llano.example> wrote:',
  '27 nov 2026 10:00 Llano <rates@llano.example> escribió:',
  'Den 27.11.2026 kl. 10.00 skrev Llano <rates@llano.example>:',
  '在 2026年11月27日 10:00，Llano <rates@llano.example> 写道：',
  '27.11.2026 10:00, Llano <rates@llano.example> пишет:',
  '---- On Fri, 27 Nov 2026 10:00:00 +0100 Llano <rates@llano.example> wrote ---',
])('a quotation below “%s” is folded', (line) => {
  expect(split(answer, '', line, '', '> Dear customer').text).toBe(answer);
});

test('a sentence that ends as an attribution is shown', () => {
  expect(split('In 2026 our agent wrote:', 'Please use 40HC.').quoted).toBe('');
});

test('a quotation between two parts of an answer is folded', () => {
  expect(split('Hello,', '', 'On 2 Nov 2026, Llano wrote:', '> FOB?', '', answer)).toEqual({
    text: `Hello,\n\n${answer}`,
    quoted: 'On 2 Nov 2026, Llano wrote:\n> FOB?',
  });
});

test.each([
  ['replies between the lines', 'On 2 Nov 2026, Llano wrote:', '> FOB?', 'Yes.', '> Lima?', 'No.'],
  ['lines that quote without a line above that says whom', '> FOB?', 'Yes.'],
  ['a quotation with a signature alone', 'On 2 Nov 2026, Llano wrote:', '> FOB?', '', '--', 'Ana'],
])('%s are shown whole', (_name, ...lines) => {
  expect(split(...lines)).toEqual({ text: lines.join('\n'), quoted: '' });
});

test.each(['Sent from my iPhone', 'Scarica Outlook per iOS', 'Outlook für Android [https://aka.ms/x]'])(
  'the signature “%s” of a phone is folded',
  (signature) => {
    expect(split(answer, '', signature)).toEqual({ text: answer, quoted: signature });
  },
);

test('a header on the line of “Original message” is folded', () => {
  const header = '-------- Original message --------From: Llano <rates@llano.example> Date: 11/2/26 16:02';
  expect(split(answer, '', header, 'Dear customer').text).toBe(answer);
});

const quotedHeader = [
  'From: Llano <rates@llano.example>',
  'Sent: 2 Nov 2026',
  'Subject: Rate',
  '',
  'FOB? Yes',
];

test.each([
  'Please see my answers in red.',
  'Our comments are below.',
  'Vea mis respuestas abajo, por favor.',
  'Respondo en azul.',
  'Siehe unten, meine Antworten.',
  'Replies inline.',
])('a quotation below “%s”, which holds answers, is shown', (sentence) => {
  expect(split(sentence, '', ...quotedHeader).quoted).toBe('');
});

test.each(['Thanks for your reply below.', 'The crates are painted in blue.', 'See the list below.'])(
  'a quotation below “%s” is folded',
  (sentence) => {
    expect(split(sentence, '', ...quotedHeader).text).toBe(sentence);
  },
);
