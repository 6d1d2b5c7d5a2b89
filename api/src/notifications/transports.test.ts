import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { type ParsedMail, simpleParser } from 'mailparser'
import { sync } from 'node-ical'
import { SMTPServer } from 'smtp-server'
import { startBackgroundTasks } from '../background-tasks.ts'
import { settings } from '../platform/tables.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registration } from '../testing/visitor.ts'
import { sampleAppointment } from './notification-fixture.ts'
import { type BulkMail, queueMails, queueMessage } from './outbox.ts'
import { isUnknownAddress } from './suppressed-emails.ts'
import { outbox, suppressedEmails } from './tables.ts'

/** A mail server on a port that stays the same when it goes down and comes back. */
const mailServer = () => {
  const mails: ParsedMail[] = []
  const refused = new Set<string>()
  let server: SMTPServer | undefined
  const open = (port = 0) =>
    new Promise<number>((resolve) => {
      const opened = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        // Who goes down does not wait for its clients.
        closeTimeout: 1,
        onRcptTo: ({ address }, _, done) =>
          done(refused.has(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
        onData: (stream, _, done) =>
          void simpleParser(stream).then((mail) => {
            mails.push(mail)
            done()
          }),
      })
      opened.on('error', () => undefined)
      opened.listen(port, '127.0.0.1', () => resolve((opened.server.address() as AddressInfo).port))
      server = opened
    })
  return { mails, refused, open, shut: () => new Promise<void>((resolve) => server?.close(() => resolve())) }
}

let api: TestApp
let port: number
const server = mailServer()

beforeAll(async () => {
  port = await server.open()
  api = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
}, 120_000)
afterAll(async () => {
  await api.close()
  await server.shut()
})
beforeEach(async () => {
  server.mails.length = 0
  await api.db.delete(outbox)
  await api.db.delete(settings).where(sql`key like '%_down'`)
})

const ask = (to: object, headers?: Record<string, string>) => api.visitor().post('/api/auth/login/otp', to, headers)
const askByMail = (email = `${crypto.randomUUID()}@example.com`, headers?: Record<string, string>) =>
  ask({ channel: 'email', email }, headers)
const dueNow = () => api.db.update(outbox).set({ nextAttemptAt: sql`now()` })

describe('through a mail server', () => {
  test('a mail arrives as plain text and as HTML, in the reader’s language and script', async () => {
    await askByMail('reader@example.com', { 'language-id': '10' })
    expect(await api.deliverMails()).toBe(1)
    const [mail] = server.mails
    expect(mail?.subject).toMatch(/^\d{6} هو رمز تسجيل دخولك إلى Jobspan$/)
    expect(mail?.text).toContain('أدخل هذا الرمز')
    expect(String(mail?.html)).toContain('dir="rtl"')
    expect(mail?.from?.text).toBe('"Jobspan" <no-reply@localhost>')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.headers.get('content-language')).toBe('ar')
  })

  test('an interview comes with an event for the calendar, within the mail and as a file', async () => {
    await queueMails(api.db, [
      {
        template: 'interviewAccepted',
        recipient: 'noor@example.com',
        language: 'ja',
        values: {
          company: 'Çelik Works',
          appointment: JSON.stringify(sampleAppointment),
          calendar: 'REQUEST',
          path: '/ja/chat/interviews?interview=7',
        },
        headers: null,
        notBefore: null,
        hostCountry: null,
      },
    ])
    await api.deliverMails()
    const [mail] = server.mails
    const parts = mail?.attachments.map(({ contentType, filename }) => [contentType, filename])
    expect(parts).toEqual([
      ['text/calendar', undefined],
      ['application/ics', 'invite.ics'],
    ])
    const [within, file] = mail?.attachments ?? []
    expect(within?.headers.get('content-type')).toMatchObject({ params: { method: 'REQUEST', charset: 'utf-8' } })
    expect(within?.content.equals(file?.content ?? Buffer.alloc(0))).toBe(true)
    const [event] = Object.values(sync.parseICS(String(file?.content))).filter((item) => item?.type === 'VEVENT')
    expect(event).toMatchObject({
      uid: sampleAppointment.uid,
      sequence: 1,
      method: 'REQUEST',
      status: 'CONFIRMED',
      summary: '面接：Çelik Works',
      location: 'https://zoom.us/j/12345678901',
      start: new Date('2026-12-01T00:00:00Z'),
      end: new Date('2026-12-01T01:00:00Z'),
      organizer: { val: 'mailto:no-reply@localhost' },
      attendee: { val: 'MAILTO:noor@example.com', params: { PARTSTAT: 'ACCEPTED', RSVP: false } },
    })
  })

  test('that is down, mails wait, and arrive once it is back: none lost, none twice', async () => {
    await server.shut()
    for (let index = 0; index < 3; index += 1) await askByMail()
    expect(await api.deliverMails()).toBe(0)
    const waiting = await api.db.select().from(outbox)
    expect(waiting.map(({ attempts, sentAt }) => [attempts, sentAt])).toEqual(Array(3).fill([1, null]))
    await server.open(port)
    await dueNow()
    expect(await api.deliverMails()).toBe(3)
    await dueNow()
    expect(await api.deliverMails()).toBe(0)
    expect(server.mails).toHaveLength(3)
  })

  test('that is down for a minute, people are told at once, until a mail gets through', async () => {
    await server.shut()
    await askByMail()
    await api.deliverMails()
    // Shorter troubles the queue hides.
    expect((await askByMail()).status).toBe(200)
    await api.db.execute(
      sql`update ${settings} set value = jsonb_set(value, '{since}', to_jsonb(now() - interval '61 seconds'))
        where key = 'mail_down'`,
    )
    const { status, body, headers } = await askByMail(undefined, { 'language-id': '9' })
    expect([status, body.code]).toEqual([503, 50102])
    expect(body.message).toMatch(/^Ahora mismo no podemos enviar correos/)
    expect(headers['retry-after']).toBe('60')
    // Asked of an account or of none: what cannot be sent is said before anything is looked up.
    expect((await api.visitor().post('/api/auth/reset-password/otp', { email: 'a@example.com' })).status).toBe(503)
    expect((await api.visitor().post('/api/auth/login/magic-link', { email: 'a@example.com' })).status).toBe(503)
    await server.open(port)
    await dueNow()
    await api.deliverMails()
    expect((await askByMail()).status).toBe(200)
  })

  test('that is down for a minute, an account is made all the same, and its mail comes once, later', async () => {
    await server.shut()
    await api.db.insert(settings).values({
      key: 'mail_down',
      value: sql`jsonb_build_object('since', now() - interval '61 seconds', 'last', now())`,
    })
    expect((await askByMail()).status).toBe(503)
    const account = registration()
    const { status, body } = await api.visitor().register(account)
    expect([status, body.code]).toEqual([201, 0])
    expect(await api.deliverMails()).toBe(0)
    await server.open(port)
    await dueNow()
    expect(await api.deliverMails()).toBe(1)
    await dueNow()
    expect(await api.deliverMails()).toBe(0)
    expect(server.mails.map(({ headers }) => JSON.stringify(headers.get('to')))).toEqual([
      expect.stringContaining(account.email),
    ])
  })

  // A process that is killed while the server takes a mail sends it again, as another mail to all who read it.
  test('a mail that is sent again has the same number, by which mail programs show it once', async () => {
    const welcome = { template: 'welcome', recipient: 'twice@example.com', language: 'en-us', values: {} } as const
    for (let index = 0; index < 2; index += 1) await queueMessage(api.db, welcome)
    expect(await api.deliverMails()).toBe(2)
    await api.db.update(outbox).set({ sentAt: null })
    await dueNow()
    expect(await api.deliverMails()).toBe(2)
    const numbers = server.mails.map(({ messageId }) => messageId)
    expect(numbers[0]).toMatch(/^<outbox-\d+-\d+@localhost>$/)
    expect(new Set(numbers).size).toBe(2)
    expect(numbers.filter((number) => number === numbers[0])).toHaveLength(2)
  })

  test('an old failure is forgotten: the next mail is let in, and finds out', async () => {
    await api.db.insert(settings).values({
      key: 'mail_down',
      value: sql`jsonb_build_object('since', now() - interval '1 hour', 'last', now() - interval '3 minutes')`,
    })
    expect((await askByMail()).status).toBe(200)
  })

  test('a mailbox that is refused for good says nothing of the server, and is asked no more', async () => {
    server.refused.add('gone@example.com')
    await askByMail('gone@example.com')
    await queueMessage(api.db, { template: 'welcome', recipient: 'gone@example.com', language: 'en-us', values: {} })
    expect(await api.deliverMails()).toBe(0)
    await dueNow()
    expect(await api.deliverMails()).toBe(0)
    expect((await api.db.select().from(outbox)).map(({ attempts }) => attempts)).toEqual([1, 1])
    expect(await api.db.select().from(settings).where(eq(settings.key, 'mail_down'))).toEqual([])
  })

  const alertTo = (recipient: string): BulkMail => ({
    template: 'jobAlert',
    recipient,
    language: 'en-us',
    values: { jobs: '[]', count: '1', search: 'cook', frequency: 'daily' },
    headers: {
      'Message-ID': '<job-alert-1-2026-11-24@jobs.example>',
      'List-Id': 'Jobspan job alerts <job-alerts.jobs.example>',
      'List-Unsubscribe': '<https://jobs.example/one-click?token=abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    notBefore: null,
    hostCountry: null,
  })

  test('an alert carries the headers by which mail programs list and unsubscribe it', async () => {
    await queueMails(api.db, [alertTo('alerted@example.com')])
    expect(await api.deliverMails()).toBe(1)
    const [mail] = server.mails
    expect(mail?.messageId).toBe('<job-alert-1-2026-11-24@jobs.example>')
    const lines = mail?.headerLines.map(({ line }) => line.replace(/\r\n\s+/g, ' ')) ?? []
    expect(lines).toEqual(
      expect.arrayContaining([
        'List-Unsubscribe: <https://jobs.example/one-click?token=abc>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        'List-ID: Jobspan job alerts <job-alerts.jobs.example>',
        'Auto-Submitted: auto-generated',
      ]),
    )
  })

  test('an address that refuses an alert for good is sent none any more', async () => {
    server.refused.add('left@example.com')
    await queueMails(api.db, [alertTo('left@example.com')])
    await api.deliverMails()
    expect(await api.db.select().from(suppressedEmails)).toMatchObject([
      { email: 'left@example.com', reason: 'bounce' },
    ])
  })

  test('nor is one that nobody has proven, once it refuses a mail', async () => {
    const account = registration()
    await api.visitor().register(account)
    server.refused.add(account.email)
    await api.deliverMails()
    const found = await api.db.select().from(suppressedEmails).where(eq(suppressedEmails.email, account.email))
    expect(found).toMatchObject([{ reason: 'bounce' }])
  })

  // Members invited addresses that do not exist, again and again, which mail servers hold against whoever sends.
  test('nor is one that somebody invited', async () => {
    const recipient = 'nobody@example.com'
    server.refused.add(recipient)
    const values = { name: 'Mei', path: '/en-us/invite/0123456789' }
    await queueMessage(api.db, { channel: 'mail', template: 'invitation', recipient, language: 'en-us', values })
    await api.deliverMails()
    const found = await api.db.select().from(suppressedEmails).where(eq(suppressedEmails.email, recipient))
    expect(found).toMatchObject([{ reason: 'bounce' }])
  })

  test('a refusal by policy or of the text says nothing of the address', () => {
    const refusal = { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no such user' }
    expect(isUnknownAddress(refusal)).toBe(true)
    expect(isUnknownAddress({ ...refusal, response: '550 5.7.1 blocked by policy' })).toBe(false)
    expect(isUnknownAddress({ ...refusal, responseCode: 450 })).toBe(false)
    expect(isUnknownAddress({ ...refusal, command: 'DATA' })).toBe(false)
    expect(isUnknownAddress(new Error('connect ECONNREFUSED'))).toBe(false)
  })

  test('a code that became worthless while it waited is not sent any more', async () => {
    await askByMail()
    await api.db.update(outbox).set({ expiresAt: sql`now()` })
    expect(await api.deliverMails()).toBe(0)
    expect(server.mails).toEqual([])
  })

  test('a code leaves as soon as it is asked for', async () => {
    const delivery = await startBackgroundTasks(api.app)
    const arrived = new Promise<void>((resolve) => {
      const push = server.mails.push.bind(server.mails)
      server.mails.push = (...mails) => {
        resolve()
        return push(...mails)
      }
    })
    await askByMail('soon@example.com')
    await arrived
    await delivery.stop()
    expect(server.mails).toHaveLength(1)
  })
})
