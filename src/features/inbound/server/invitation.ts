import ICAL from 'ical.js';
import { deskLocale, languageTagOf } from '#platform/i18n/locale.ts';
import { lineOf, tidy } from './mail-text.ts';

const mostEvents = 5;
const longestCalendar = 200_000;
const longestLine = 500;
const longestDescription = 2_000;

const kinds: Readonly<Record<string, string>> = {
  REQUEST: 'Invitation',
  CANCEL: 'Canceled event',
  REPLY: 'Reply to an invitation',
  COUNTER: 'Another time proposed',
};

/** Answers to an invitation (PARTSTAT of RFC 5545). */
const answers: Readonly<Record<string, string>> = {
  ACCEPTED: 'Invitation accepted',
  DECLINED: 'Invitation declined',
  TENTATIVE: 'Invitation accepted tentatively',
  DELEGATED: 'Invitation delegated',
};

const deskLanguage = languageTagOf(deskLocale);
const dateFormat = new Intl.DateTimeFormat(deskLanguage, { dateStyle: 'full', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat(deskLanguage, { timeStyle: 'short', timeZone: 'UTC' });

interface EventTime {
  date: string;
  time: string;
  zone: string;
}

/** Reads a time in its own zone, which is named: a zone of the sender's program may be known to no other. */
function timeOf(event: ICAL.Component, name: string): EventTime | null {
  const property = event.getFirstProperty(name);
  const value: unknown = property?.getFirstValue();
  if (!(value instanceof ICAL.Time)) return null;
  const at = Date.UTC(value.year, value.month - 1, value.day, value.hour, value.minute);
  if (Number.isNaN(at)) return null;
  const zone = lineOf(String(property?.getParameter('tzid') ?? ''), 100);
  return {
    date: dateFormat.format(at),
    time: value.isDate ? '' : timeFormat.format(at).replace(/\s/g, ' '),
    zone: zone || (value.zone?.tzid === 'UTC' ? 'UTC' : ''),
  };
}

function periodOf(event: ICAL.Component): string {
  const start = timeOf(event, 'dtstart');
  const end = timeOf(event, 'dtend');
  if (!start) return '';
  const isSameDay = !end || end.date === start.date;
  const endText = end && (isSameDay ? end.time : [end.date, end.time].filter(Boolean).join(', '));
  const zone = start.zone && start.time ? ` (${start.zone})` : '';
  const startText = [start.date, start.time].filter(Boolean).join(', ');
  return (endText ? `${startText} to ${endText}` : startText) + zone;
}

function textOf(event: ICAL.Component, name: string): string {
  const value: unknown = event.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value);
}

function organizerOf(event: ICAL.Component): string {
  const address = textOf(event, 'organizer').replace(/^mailto:/i, '');
  const name = String(event.getFirstProperty('organizer')?.getParameter('cn') ?? '');
  return name && address ? `${name} <${address}>` : name || address;
}

function labelOf(event: ICAL.Component, method: string): string {
  const answer = String(event.getFirstProperty('attendee')?.getParameter('partstat') ?? '').toUpperCase();
  return (method === 'REPLY' ? answers[answer] : undefined) ?? kinds[method] ?? 'Event';
}

function eventText(event: ICAL.Component, method: string): string {
  const lines: [label: string, value: string][] = [
    [labelOf(event, method), textOf(event, 'summary')],
    ['When', periodOf(event)],
    ['Repeats', textOf(event, 'rrule')],
    ['Where', textOf(event, 'location')],
    ['Organizer', organizerOf(event)],
  ];
  const shown = lines
    .map(([label, value], index) => [label, lineOf(value, longestLine), index] as const)
    .filter(([, value, index]) => value !== '' || index === 0)
    .map(([label, value]) => `${label}: ${value}`);
  const description = tidy(textOf(event, 'description').slice(0, longestDescription));
  return [...shown, ...(description === '' ? [] : ['', description])].join('\n');
}

/** Converts an iCalendar file to text for a person; empty when it has no event or is invalid. */
export function textOfCalendar(calendar: string): string {
  if (calendar.length > longestCalendar) return '';
  try {
    const component = new ICAL.Component(ICAL.parse(calendar.trim()));
    const method = textOf(component, 'method').toUpperCase();
    const events = component.getAllSubcomponents('vevent').slice(0, mostEvents);
    return events.map((event) => eventText(event, method)).join('\n\n');
  } catch {
    return '';
  }
}
