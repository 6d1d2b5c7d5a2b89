import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Appointment } from './appointment.ts'

export const calendarMethods = ['REQUEST', 'CANCEL'] as const
export type CalendarMethod = (typeof calendarMethods)[number]

type Event = {
  appointment: Appointment
  summary: string
  /** Where the site shows it. */
  link: string
  lines: readonly string[]
  isCancelled: boolean
}

/** Adds an interview to a calendar by its accepted time, in UTC: a calendar shows it in the zone of its reader. */
export const addAppointment = (
  calendar: ICalCalendar,
  { appointment, summary, link, lines, isCancelled }: Event,
): ReturnType<ICalCalendar['createEvent']> | null => {
  const [time] = appointment.times
  if (!time) return null
  return calendar.createEvent({
    id: appointment.uid,
    sequence: appointment.sequence,
    start: new Date(time.startsAt),
    end: new Date(time.endsAt),
    summary,
    description: [...lines, link].join('\n'),
    location: appointment.address ?? appointment.videoUrl ?? null,
    url: appointment.videoUrl ?? link,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
}

/**
 * An event for the calendar of whoever reads a mail (iTIP, RFC 5546): it adds, moves or removes the one with the same UID. The reader agreed on the site,
 * so no answer is asked for: nobody reads mails that would come back.
 */
export const composeCalendar = (
  event: Omit<Event, 'isCancelled'>,
  {
    method,
    brand,
    organizerEmail,
    attendeeEmail,
  }: { method: CalendarMethod; brand: string; organizerEmail: string; attendeeEmail: string },
): string => {
  const isCancelled = method === 'CANCEL'
  const calendar = ical({
    prodId: { company: brand, product: 'Interviews' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  const added = addAppointment(calendar, { ...event, isCancelled })
  added?.organizer({ name: brand, email: organizerEmail })
  added?.createAttendee({
    email: attendeeEmail,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  return calendar.toString()
}
