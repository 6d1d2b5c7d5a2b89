import { expect, test } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { sync } from 'node-ical'
import { composeMail, composeMailCalendar } from './compose-mail.ts'
import { interviewTemplates } from './message-templates.ts'
import { messageTexts } from './message-texts.ts'
import { sampleAppointment } from './notification-fixture.ts'

const brand = { name: 'Jobspan', origin: new URL('https://jobspan.example') }
const values = (facts: Record<string, string> = {}, appointment: object = {}) => ({
  firstName: 'Noor',
  company: 'Çelik Works',
  name: 'Ken',
  path: '/en-us/chat/interviews?interview=7',
  appointment: JSON.stringify({ ...sampleAppointment, ...appointment }),
  ...facts,
})

test('a mail says the time in the zones of both sides, where it is and what to bring', () => {
  const { text, html } = composeMail('interviewAccepted', 'en-us', values(), brand)
  expect(text).toContain('Your time: Tuesday, December 1, 2026 · 9:00 – 10:00 AM (Tokyo, GMT+9)')
  expect(text).toContain("Company's time: Tuesday, December 1, 2026 · 8:00 – 9:00 AM (Singapore, GMT+8)")
  expect(text).toContain("Video call: https://zoom.us/j/12345678901\nYou'll meet: Ken, Head of Welding")
  expect(html).toContain('What to bring: Your certificates')
})

test('where both have the same time then, it is said once', () => {
  const { text } = composeMail('interviewAccepted', 'en-us', values({}, { seekerTimeZone: 'Asia/Manila' }), brand)
  expect(text).toContain('Time: Tuesday, December 1, 2026 · 8:00 – 9:00 AM (Manila, GMT+8)')
  expect(text).not.toMatch(/Your time|Company's time/)
})

test('of a proposal all times are listed, in the reader’s language', () => {
  const times = [1, 2, 3].map((day) => ({ startsAt: `2026-12-0${day}T00:00:00Z`, endsAt: `2026-12-0${day}T00:30:00Z` }))
  const { text } = composeMail('interviewProposed', 'ja', values({}, { times }), brand)
  expect(text.match(/^• 2026年12月[123]日.曜日 · 9:00～9:30 \(Tokyo, GMT\+9\)$/gm)).toHaveLength(3)
})

// What a company writes was filled like a text of ours once: braces in it named the reader's own facts.
test('what the company wrote is as it wrote it', () => {
  const { text, html } = composeMail('interviewChanged', 'en-us', values({}, { note: '<b>{{firstName}}</b>' }), brand)
  expect(text).toContain('Note: <b>{{firstName}}</b>')
  expect(html).toContain('&lt;b&gt;{{firstName}}&lt;/b&gt;')
})

// The recruiter's name and the title of an offer, which an employer typed, went to an address that anybody may have typed; and facts or a calendar event were
// promised that do not go there.
test('an address that nobody has proven gets the news without what was written', () => {
  const unproven = values({ confirmPath: '/c', stopPath: '/s', reason: 'Mornings suit me', calendar: 'REQUEST' })
  const { text } = composeMail('interviewAccepted', 'en-us', unproven, brand)
  expect(text).not.toMatch(/zoom|Mornings|calendar/)
  const to = { brand, organizerEmail: 'no-reply@jobspan.example', attendeeEmail: 'noor@example.com' }
  expect(composeMailCalendar('en-us', unproven, to)).toBeNull()
  const offered = { ...unproven, title: 'Claim your prize', expiresAt: '2026-12-25T03:00:00Z' }
  for (const template of interviewTemplates)
    for (const { key } of languages)
      expect(composeMail(template, key, offered, brand).text).not.toMatch(
        /\bKen\b|prize|Mornings|calendar|how it is now/,
      )
  for (const { key } of languages) {
    const [, ofCalendar = ''] = messageTexts[key].letters.interviewCancelled.lines
    expect(composeMail('interviewCancelled', key, unproven, brand).text).not.toContain(ofCalendar)
  }
})

test('who missed one reads what follows, and who is banned until when', () => {
  expect(composeMail('interviewNotAttended', 'en-us', values({ noShows: '2' }), brand).text).toContain('2 of 3')
  const banned = values({ noShows: '3', bannedUntil: '2027-06-01T00:00:00Z' })
  expect(composeMail('interviewNotAttended', 'en-us', banned, brand).text).toContain('until June 1, 2027')
})

// An offer that ended at ten in the evening of New York was said to end a day later, which is the day of Greenwich.
test('an offer is answered until a moment of the member’s own clock, or one whose zone is named', () => {
  const offer = values({ title: 'Welder', expiresAt: '2026-12-25T03:00:00Z' })
  expect(composeMail('offerReceived', 'en-us', { ...offer, timeZone: 'America/New_York' }, brand).text).toContain(
    'answer by December 24, 2026 at 10:00 PM (New York, GMT-5)',
  )
  expect(composeMail('offerReceived', 'en-us', offer, brand).text).toContain('by December 25, 2026 at 3:00 AM (UTC)')
})

// Calendar programs offer buttons to accept and decline whatever the event says, and their mails reach nobody.
test('the event asks for no answer, and says where to change it', () => {
  const to = { brand, organizerEmail: 'no-reply@jobspan.example', attendeeEmail: 'noor@example.com' }
  const content = composeMailCalendar('en-us', values({ calendar: 'REQUEST' }), to)?.content ?? ''
  const [event] = Object.values(sync.parseICS(content)).filter((item) => item?.type === 'VEVENT')
  expect(event).toMatchObject({ attendee: { params: { PARTSTAT: 'ACCEPTED', RSVP: false } } })
  expect(event?.description).toMatch(/Replies from your calendar don't reach the company.*\nhttps:\/\/jobspan\.example/)
})

test('a calendar moves the event by its UID, and removes it', () => {
  const eventOf = (calendar: 'REQUEST' | 'CANCEL', sequence: number) => {
    const to = { brand, organizerEmail: 'no-reply@jobspan.example', attendeeEmail: 'noor@example.com' }
    const composed = composeMailCalendar('en-us', values({ calendar }, { sequence }), to)
    expect(composed?.content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    return Object.values(sync.parseICS(composed?.content ?? '')).find((item) => item?.type === 'VEVENT')
  }
  expect(eventOf('REQUEST', 2)).toMatchObject({ uid: sampleAppointment.uid, sequence: 2, method: 'REQUEST' })
  expect(eventOf('CANCEL', 3)).toMatchObject({
    uid: sampleAppointment.uid,
    sequence: 3,
    method: 'CANCEL',
    status: 'CANCELLED',
  })
})
