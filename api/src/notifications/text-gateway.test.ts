import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { readSettings } from '../platform/settings/settings.ts'
import { settings } from '../platform/tables.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { outbox } from './tables.ts'

/** A text gateway as README describes one. */
const gateway = async () => {
  const calls: { headers: IncomingMessage['headers']; body: unknown }[] = []
  const state = { status: 202 }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      calls.push({ headers: request.headers, body: JSON.parse(text) })
      response.writeHead(state.status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { calls, state, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

let api: TestApp
let texts: Awaited<ReturnType<typeof gateway>>

beforeAll(async () => {
  texts = await gateway()
  api = await createTestApp({ SMS_URL: `http://:secret%2Ftoken@127.0.0.1:${texts.port}/messages` })
}, 120_000)
afterAll(async () => {
  await api.close()
  texts.close()
})
beforeEach(async () => {
  texts.calls.length = 0
  await api.db.delete(outbox)
})

const ask = (to: object) => api.visitor().post('/api/auth/login/otp', to)
const dueNow = () => api.db.update(outbox).set({ nextAttemptAt: sql`now()` })

describe('through a text gateway', () => {
  const phone = { channel: 'phone', phone_num: '+6581234567' }

  test('a text is posted once, with the token of the address and a key against sending twice', async () => {
    await ask({ ...phone, phone_num: '+6581230001' })
    expect(await api.deliverMails()).toBe(1)
    expect(texts.calls).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: null }] = texts.calls
    expect(headers.authorization).toBe('Bearer secret/token')
    expect(headers['idempotency-key']).toMatch(/^outbox-\d+$/)
    expect(body).toEqual({
      to: '+6581230001',
      text: expect.stringMatching(/^\d{6} is your Jobspan code\./),
      language: 'en-us',
    })
  })

  test('one that fails is tried again; one that refuses a number works all the same', async () => {
    texts.state.status = 503
    await ask({ ...phone, phone_num: '+6581230002' })
    expect(await api.deliverMails()).toBe(0)
    expect(await api.db.select().from(settings).where(eq(settings.key, 'sms_down'))).toHaveLength(1)
    texts.state.status = 202
    await dueNow()
    expect(await api.deliverMails()).toBe(1)
    expect(await api.db.select().from(settings).where(eq(settings.key, 'sms_down'))).toEqual([])
    texts.state.status = 422
    await ask({ ...phone, phone_num: '+6581230003' })
    expect(await api.deliverMails()).toBe(0)
    expect(await api.db.select().from(settings).where(eq(settings.key, 'sms_down'))).toEqual([])
    texts.state.status = 202
  })

  test('where there is none, people are told', async () => {
    api.app.settings.canSendSms = false
    const { status, body } = await ask({ ...phone, phone_num: '+6581230005' })
    api.app.settings.canSendSms = true
    expect([status, body.code]).toEqual([503, 50103])
  })

  test('what fails is named without number or text', async () => {
    texts.state.status = 500
    await ask({ ...phone, phone_num: '+6581230004' })
    await api.deliverMails()
    const [row] = await api.db.select().from(outbox)
    expect(row?.lastError).toBe('GatewayError500')
    texts.state.status = 202
  })
})

test('a site in production that has a mail server and no gateway sends no texts, and shows them to nobody', () => {
  const environment = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1', STAND_INS: 'loopback' }
  expect(readSettings(environment)).toMatchObject({ canSendSms: false, showsMailbox: false })
  expect(readSettings({ ...environment, SMS_URL: 'https://gateway.example' }).canSendSms).toBe(true)
  expect(() => readSettings({ SMS_URL: 'gateway.example' })).toThrow('SMS_URL')
})
