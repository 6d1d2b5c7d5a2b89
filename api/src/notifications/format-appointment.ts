import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../platform/text/read-texts.ts'
import type { Appointment } from './appointment.ts'
import { languageTagOf } from './language-tag.ts'
import type { InterviewTexts } from './message-templates.ts'

export const formatDay = (at: string, language: LanguageKey): string =>
  new Intl.DateTimeFormat(languageTagOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))

/** “December 24, 2026 at 9:00 PM (Tokyo, GMT+9)”. */
export const formatMoment = (at: string, timeZone: string, language: LanguageKey): string => {
  const moment = new Intl.DateTimeFormat(languageTagOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone })
  return `${withoutThinBlanks(moment.format(new Date(at)))} ${zoneOf(at, timeZone)}`
}

/** Thin blanks are boxes in some mail programs. */
const withoutThinBlanks = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ')

/** “(Tokyo, GMT+9)”. */
const zoneOf = (at: string, timeZone: string): string => {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return timeZone === 'UTC' ? '(UTC)' : `(${city}, ${offsetOf(at, timeZone)})`
}

type Time = Appointment['times'][number]

/** “Tuesday, December 1, 2026 · 9:00 – 10:00 AM (Tokyo, GMT+9)”. */
const formatTime = ({ startsAt, endsAt }: Time, timeZone: string, language: LanguageKey): string => {
  const tag = languageTagOf(language)
  // Apart: as a range of both, Japanese would have the day in figures and its weekday beside it.
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone }).format(new Date(startsAt))
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone })
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  // A Japanese range would be 9時00分～9時30分, where every page shows 9:00.
  const hours = language === 'ja' ? `${time.format(start)}～${time.format(end)}` : time.formatRange(start, end)
  return `${day} · ${withoutThinBlanks(hours)} ${zoneOf(startsAt, timeZone)}`
}

const offsetOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** One time in both zones, where they differ then. */
const formatInZones = (
  time: Time,
  { seekerTimeZone, recruiterTimeZone }: Appointment,
  texts: InterviewTexts,
  language: LanguageKey,
) => {
  const fill = (text: string, zone: string) => fillText(text, { when: formatTime(time, zone, language) })
  const own = seekerTimeZone ?? recruiterTimeZone
  if (offsetOf(time.startsAt, own) === offsetOf(time.startsAt, recruiterTimeZone)) return [fill(texts.time, own)]
  return [fill(texts.yourTime, own), fill(texts.companyTime, recruiterTimeZone)]
}

/**
 * An interview in lines: its time or the times to choose from, where it is, with whom, what to bring. What the company wrote is as it is: these lines
 * are filled already.
 */
export const appointmentLines = (
  appointment: Appointment,
  language: LanguageKey,
  texts: InterviewTexts,
  { company = '', jobTitle }: Record<string, string>,
): string[] => {
  const [first, ...others] = appointment.times
  const line = (text: string, values: Record<string, string | null | undefined>): string[] =>
    Object.values(values).some((value) => !value) ? [] : [fillText(text, values as Record<string, string>)]
  const times =
    first === undefined || others.length === 0
      ? appointment.times.flatMap((time) => formatInZones(time, appointment, texts, language))
      : [
          texts.times,
          ...appointment.times.map(
            (time) => `• ${formatTime(time, appointment.seekerTimeZone ?? appointment.recruiterTimeZone, language)}`,
          ),
        ]
  return [
    ...line(texts.job, { jobTitle }),
    ...times,
    ...(appointment.format === 'phone' ? line(texts.phone, { company }) : []),
    ...line(texts.place, { place: appointment.address }),
    ...line(texts.video, { link: appointment.videoUrl }),
    ...line(texts.interviewers, { names: appointment.interviewers.join(' · ') }),
    ...line(texts.bring, { text: appointment.whatToBring }),
    ...line(texts.note, { text: appointment.note }),
  ]
}
