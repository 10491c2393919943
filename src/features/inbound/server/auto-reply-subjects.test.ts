import { expect, test } from 'vitest';
import { isAbsenceSubject, isAutoReplySubject } from './auto-reply-subjects.ts';

test.each([
  'Automatic reply: Your request RR-3AKDFG',
  'Out of Office: Your request',
  'Respuesta automática: Cotización',
  'Respuesta automatica: Cotización',
  'Resposta automática: Cotação',
  'Réponse automatique : Votre demande',
  'Abwesenheitsnotiz',
  'Automatisch antwoord: Uw aanvraag',
  'Automatisk svar: Forespørgsel',
  'Autosvar: Förfrågan',
  'Automaattinen vastaus: Pyyntö',
  'Automatyczna odpowiedź: Zapytanie',
  'Automatická odpověď: Poptávka',
  'Otomatik yanıt: Talep',
  'Автоматический ответ: Запрос',
  '自动回复: Your request',
  '自动回复：Your request',
  '自動返信: お見積り',
  '자동 회신: 요청',
  '[EXTERNAL] Automatic reply: Your request',
])('the subject of an automatic reply is known: %s', (subject) => {
  expect(isAutoReplySubject(subject)).toBe(true);
});

test.each([
  'Auto: Toyota Hilux to Guatemala',
  'Automatic reply valves, 2 pallets to Lima',
  'Out of office furniture, 40 cartons',
  'Poissaolo ja 2 x 40HC',
  'Automatische Antwortgeräte nach Houston',
  'Re: Automatic reply: Your request',
  '',
])('a person’s subject is none: %s', (subject) => {
  expect(isAutoReplySubject(subject)).toBe(false);
});

test('an absence within a subject is found', () => {
  expect(isAbsenceSubject('Ana Soto: Fuera de la oficina hasta el lunes')).toBe(true);
  expect(isAbsenceSubject('2 pallets to Lima')).toBe(false);
});
