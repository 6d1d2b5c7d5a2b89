import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { eq, sql } from 'drizzle-orm'
import { deliverDue } from '../testing/deliver.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { composeMail } from './compose-mail.ts'
import { composeSms } from './compose-sms.ts'
import type { ComposedMessage, Transports } from './deliver.ts'
import { messageQueue } from './message-queue.ts'
import { codeTemplates, mailTemplates } from './message-templates.ts'
import { messageTexts } from './message-texts.ts'
import { sampleAppointment } from './notification-fixture.ts'
import { queueMessage } from './outbox.ts'
import { mailbox, outbox } from './tables.ts'

const brand = { name: 'Jobspan', origin: new URL('https://jobs.example') }
const values = {
  firstName: 'Aiko',
  jobTitle: 'Cook',
  company: 'Harbour',
  code: '012345',
  device: 'Firefox · Windows',
  country: 'Singapore',
  at: '20 Nov 2026, 16:00',
  date: '20 Dec 2026',
  provider: 'Google',
  name: 'My phone',
  phone: '4567',
  title: 'Welder',
  expiresAt: '2026-12-24T12:00:00Z',
  appointment: JSON.stringify(sampleAppointment),
  noShows: '1',
  points: '500',
  usdt: '5',
  prize: 'A pair of headphones',
  path: '/en-us/somewhere',
}

describe.each(languages.map(({ key }) => key))('messages in %s', (language) => {
  test.each(mailTemplates)('%s is complete, with a plain text', (template) => {
    const mail = composeMail(template, language, values, brand)
    expect(mail.text).toContain('Jobspan')
    for (const part of Object.values(mail)) expect(part).not.toMatch(/[{]\w+[}]|undefined/)
    // Where there is no button to press, the address stands on a line of its own, and none is spoken of.
    if (!codeTemplates.includes(template as never)) {
      expect(mail.text.split('\n')).toContain('https://jobs.example/en-us/somewhere')
    }
    expect(mail.text).not.toMatch(/button/i)
  })

  test('every placeholder is one that something fills', () => {
    const known = new Set([...Object.keys(values), 'brand', 'expires'])
    // Job alerts, interviews and pushes have placeholders of their own.
    const { jobAlert, interview, push: _push, ...texts } = messageTexts[language]
    expect(interview.time).toContain('{{when}}')
    expect(jobAlert.intro).toContain('{{search}}')
    const used = JSON.stringify(texts).matchAll(/[{](\w+)[}]/g)
    for (const [, name = ''] of used) expect(known).toContain(name)
  })

  test.each(codeTemplates)('%s begins its subject with the code, and shows it on a line of its own', (template) => {
    const mail = composeMail(template, language, values, brand)
    expect(mail.subject).toMatch(/^012345/)
    expect(mail.text.split('\n')).toContain('012345')
  })

  test('a text message says code and brand, and fits into one', () => {
    const text = composeSms(language, '012345', { ...brand, origin: new URL('http://localhost:3000') })
    expect(text).toMatch(/^012345.*Jobspan/)
    // One message holds 160 characters of the GSM alphabet, 70 of any other (3GPP TS 23.038).
    expect(text.length).toBeLessThanOrEqual(70)
  })

  // The mail said “under “Your applications””; no page was called so.
  test('the confirmation of an application names the page by its title', async () => {
    const { myJobs } = JSON.parse(await readFile(`mf-profile/src/locales/${language}.json`, 'utf8'))
    expect(composeMail('applicationConfirmation', language, values, brand).text).toContain(myJobs.title)
  })

  test('an employer without a name leaves no gap', () => {
    const unnamed = composeMail('applicationConfirmation', language, { ...values, company: '' }, brand)
    expect(unnamed.text).toContain('Cook')
    expect(unnamed.text).not.toContain('Harbour')
  })
})

test('Arabic mails are written from the right, their code from the left', () => {
  const { html } = composeMail('loginCode', 'ar', values, brand)
  expect(html).toContain('<div lang="ar" dir="rtl"')
  // Its own direction, and the side of the words around it: as a paragraph it stood at the far edge of an Arabic mail.
  expect(html).toMatch(/<p style="[^"]*"><span dir="ltr"[^>]*>012345</)
})

// The quotation marks of an Arabic sentence stood inside out between the name of a company and that of a job, both in Latin letters.
test('a name in Latin letters runs in its own direction in an Arabic mail', () => {
  const { text } = composeMail('offerReceived', 'ar', values, brand)
  expect(text).toContain('\u2068Harbour\u2069: «\u2068Welder\u2069»')
})

test('on an https site a text message binds its code to the site', () => {
  expect(composeSms('en-us', '012345', brand)).toMatch(/\n\n@jobs\.example #012345$/)
})

test('markup and line breaks of an employer stay text', () => {
  const hostile = { firstName: '<img src=x onerror=alert(1)>', jobTitle: 'Cook\r\nBcc: all@example.com', path: '/' }
  const mail = composeMail('applicationConfirmation', 'en-us', hostile, brand)
  expect(mail.html).not.toContain('<img')
  expect(mail.subject).not.toMatch(/[\r\n]/)
})

describe('what a mail is about', () => {
  const job = {
    title: 'Cook',
    path: '/en-us/job/cook-7',
    company: 'Harbour Foods',
    logo: '/api/files/logo.webp',
    pay: 'SGD 4,000 a month',
    place: 'Tampines',
    age: '2 days ago',
  }
  const about = (facts: object, template: (typeof mailTemplates)[number] = 'applicationInterview') =>
    composeMail(template, 'en-us', { ...values, job: JSON.stringify({ ...job, ...facts }) }, brand)

  // Mails named the job in a sentence and had no face: which company, for which pay, and how it stood, the reader had to open the site for.
  test('is on a card: the job, the employer with its mark, pay, place and how it stands', () => {
    const { html, text } = about({})
    expect(text).toContain('Cook\nHarbour · Tampines\nSGD 4,000 a month\nInterview\n\n')
    expect(html).toContain('src="https://jobs.example/api/files/logo.webp"')
    for (const fact of ['Cook', 'Harbour', 'Tampines', 'SGD 4,000 a month', 'Interview'])
      expect(html).toContain(`>${fact}</`)
    expect(html).not.toContain('2 days ago')
  })

  test('is the employer alone where no job is named, by the letters of its name where it has no logo', () => {
    const { html } = composeMail('profileViewed', 'en-us', { ...values, jobTitle: '', company: 'Quay Bakery' }, brand)
    expect(html).toContain('>QB</div>')
    expect(html).not.toContain('<img')
  })

  test('stays text, whoever wrote it', () => {
    const { html } = about({ title: '<b>Cook', pay: '"><i>', logo: '" onerror="x' })
    expect(html).not.toMatch(/<b>|<i>|" onerror="/)
  })

  test('is left out where a mail is about the account', () => {
    expect(composeMail('loginCode', 'en-us', { code: '012345' }, brand).html).not.toContain('<table')
  })
})

const through = (mail: (message: ComposedMessage) => Promise<void>): Transports => ({ mail, sms: mail })

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
}, 120_000)
afterAll(() => api.close())

const queue = (recipient: string) =>
  queueMessage(api.db, { template: 'welcome', recipient, language: 'en-us', values: { firstName: 'A', path: '/' } })

test('a mail that fails is tried again later, one that was sent is not', async () => {
  await queue('retry@example.com')
  const refuse = async () => {
    throw new Error('550 mailbox of retry@example.com is full')
  }
  expect(await deliverDue(api.app, through(refuse))).toBe(0)
  const [row] = await api.db.select().from(outbox).where(eq(outbox.recipient, 'retry@example.com'))
  expect(row).toMatchObject({ attempts: 1, sentAt: null, lastError: 'Error' })
  expect(await api.deliverMails()).toBe(0)
  await api.db.update(outbox).set({ nextAttemptAt: sql`now()` })
  expect(await api.deliverMails()).toBe(1)
  await api.db.update(outbox).set({ nextAttemptAt: sql`now()` })
  expect(await api.deliverMails()).toBe(0)
})

// After twelve tries, half a day, what a member was told for good was never told: a mail server that is down over a weekend lost it.
test('a mail is tried as long as it is kept, every six hours in the end', async () => {
  await queue('patient@example.com')
  const mine = eq(outbox.recipient, 'patient@example.com')
  const down = async () => {
    throw new Error('connect ECONNREFUSED')
  }
  const job = sql`update pgboss.job set start_after = now()`
  const isMine = sql`name = ${messageQueue.name} and state < 'active'
    and (data ->> 'messageId')::int = (select id from ${outbox} where ${mine})`
  expect(await deliverDue(api.app, through(down))).toBe(0)
  for (const retries of [11, 12, 120]) {
    await api.db.execute(sql`${job}, retry_count = ${retries} where ${isMine}`)
    expect(await deliverDue(api.app, through(down))).toBe(0)
    const { rows } = await api.db.execute(sql`
      select state, round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job where ${isMine}`)
    expect(rows).toEqual([{ state: 'retry', minutes: 360 }])
  }
  await api.db.execute(sql`${job} where ${isMine}`)
  expect(await api.deliverMails()).toBe(1)
})

// A former release tries messages by a column of their table: they were nobody's once its processes had gone.
test('a message that a former release has tried is taken over, and leaves at its time', async () => {
  await queue('former@example.com')
  const mine = eq(outbox.recipient, 'former@example.com')
  await api.db.update(outbox).set({ attempts: 3, nextAttemptAt: sql`now() + interval '1 hour'` }).where(mine)
  expect(await api.deliverMails()).toBe(0)
  const [row] = await api.db.select().from(outbox).where(mine)
  // Null is nothing that a process of the former release, which may still run, finds due.
  expect(row?.nextAttemptAt).toBeNull()
  await api.db.execute(sql`update pgboss.job set start_after = now() where (data ->> 'messageId')::int = ${row?.id}`)
  expect(await api.deliverMails()).toBe(1)
})

test('two replicas that look at once send each mail once', async () => {
  for (let index = 0; index < 10; index += 1) await queue(`many-${index}@example.com`)
  const sent: string[] = []
  const send = async ({ recipient }: { recipient: string }) => void sent.push(recipient)
  await Promise.all([deliverDue(api.app, through(send)), deliverDue(api.app, through(send))])
  expect(sent.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `many-${index}@example.com`))
})

test('the development mailbox shows mails, and runs nothing of them', async () => {
  const visitor = api.visitor()
  await visitor.register({ first_name: '<script>alert(1)</script>' })
  await api.deliverMails()
  const list = await visitor.get('/dev/mail')
  expect(list.status).toBe(200)
  const [path] = /\/dev\/mail\/\d+/.exec(list.body) ?? []
  const mail = await visitor.get(String(path))
  expect(mail.body).toContain('Welcome to Jobspan')
  expect(mail.body).not.toContain('<script>')
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'")
  for (const id of ['0', '-1', 'x', '99999999999']) expect((await visitor.get(`/dev/mail/${id}`)).status).toBe(404)
})

test('the development mailbox shows what mail programs read beside the text', async () => {
  const headers = { 'List-Unsubscribe': '<https://jobs.example.com/one-click?token=a>' }
  const mail = {
    recipient: 'a@example.com',
    sender: 'b@example.com',
    subject: 'News',
    language: 'en-us',
    text: '',
    html: '',
  } as const
  const [row] = await api.db
    .insert(mailbox)
    .values({ ...mail, headers })
    .returning({ id: mailbox.id })
  const { body } = await api.visitor().get(`/dev/mail/${row?.id}`)
  expect(body).toContain('List-Unsubscribe: &lt;https://jobs.example.com/one-click?token=a&gt;')
})
