import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/places'
import { eq, sql } from 'drizzle-orm'
import { outbox } from '../database/schema/operations.ts'
import { onEveryDatabase, type TestApp } from '../testing/test-app.ts'
import { composeMail } from './compose-mail.ts'
import { deliverDueMails, queueMail } from './outbox.ts'

const brand = { name: 'Jobspan', origin: new URL('https://jobs.example') }

test.each(languages.map(({ key }) => key))('mails in %s are complete', (language) => {
  const values = { firstName: 'Aiko', jobTitle: 'Cook', company: 'Harbour', path: '/en-us/job/cook-1' }
  for (const template of ['welcome', 'applicationConfirmation'] as const) {
    const mail = composeMail(template, language, values, brand)
    expect(mail.text).toContain('https://jobs.example/en-us/job/cook-1')
    expect(mail.text).toContain('Aiko')
    expect(mail.text).toContain('Jobspan')
    for (const part of Object.values(mail)) expect(part).not.toMatch(/[{]\w+[}]|undefined/)
    const unnamed = composeMail('applicationConfirmation', language, { ...values, company: '' }, brand)
    expect(unnamed.text).toContain('Cook')
    expect(unnamed.text).not.toContain('Harbour')
  }
})

test('markup and line breaks of an employer stay text', () => {
  const values = { firstName: '<img src=x onerror=alert(1)>', jobTitle: 'Cook\r\nBcc: all@example.com', path: '/' }
  const mail = composeMail('applicationConfirmation', 'en-us', values, brand)
  expect(mail.html).not.toContain('<img')
  expect(mail.subject).not.toMatch(/[\r\n]/)
})

onEveryDatabase((open) => {
  let api: TestApp

  beforeAll(async () => {
    api = await open()
  }, 120_000)
  afterAll(() => api.close())

  const queue = (recipient: string) =>
    queueMail(api.db, { template: 'welcome', recipient, language: 'en-us', values: { firstName: 'A', path: '/' } })

  test('a mail that fails is tried again later, one that was sent is not', async () => {
    await queue('retry@example.com')
    const refuse = async () => {
      throw new Error('550 mailbox of retry@example.com is full')
    }
    expect(await deliverDueMails(api.db, refuse, brand)).toBe(0)
    const [row] = await api.db.select().from(outbox).where(eq(outbox.recipient, 'retry@example.com'))
    expect(row).toMatchObject({ attempts: 1, sentAt: null, lastError: 'Error' })
    expect(await api.deliverMails()).toBe(0)
    await api.db.update(outbox).set({ nextAttemptAt: sql`now()` })
    expect(await api.deliverMails()).toBe(1)
    await api.db.update(outbox).set({ nextAttemptAt: sql`now()` })
    expect(await api.deliverMails()).toBe(0)
  })

  test('two replicas that look at once send each mail once', async () => {
    for (let index = 0; index < 10; index += 1) await queue(`many-${index}@example.com`)
    const sent: string[] = []
    const send = async ({ recipient }: { recipient: string }) => void sent.push(recipient)
    await Promise.all([deliverDueMails(api.db, send, brand), deliverDueMails(api.db, send, brand)])
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
})
