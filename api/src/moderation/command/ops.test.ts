import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { addJobs } from '../../chats/chat-fixture.ts'
import { eventSubscribers } from '../../event-subscribers.ts'
import { jobs } from '../../jobs/tables.ts'
import { queueOf } from '../../platform/events/event-subscriber.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { registerSubscriptions, relayEvents } from '../../platform/events/relay-events.ts'
import { openQueues } from '../../platform/queues/open-queues.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { reportDecided } from '../events.ts'
import { operatorOf } from '../moderation-fixture.ts'
import { runOps } from './run-ops.ts'

let api: TestApp
let origin = ''
let key = ''
beforeAll(async () => {
  api = await createTestApp()
  await addJobs(api)
  key = `ann:${(await operatorOf(api, 'ann')).key}`
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(() => api.close())

/** One command as its caller sees it. `answer` is what a person at the terminal says when asked. */
const run = async (line: string[], { answer, env = {} }: { answer?: boolean; env?: Record<string, string> } = {}) => {
  const said = { out: '', err: '', asked: '' }
  const exitCode = await runOps(line, {
    env: { OPERATOR_KEY: key, OPERATOR_API: origin, ...env },
    out: (text) => {
      said.out += `${text}\n`
    },
    err: (text) => {
      said.err += `${text}\n`
    },
    isInteractive: answer !== undefined,
    confirm: async (question) => {
      said.asked = question
      return answer === true
    },
  })
  return { exitCode, ...said }
}

test('a job is taken down and put back, in words and as JSON', async () => {
  const down = await run(['take-down', '1', '--reason', 'A scam'])
  expect(down).toMatchObject({ exitCode: 0, err: '', out: expect.stringContaining('taken down') })
  const back = await run(['restore', '1', '--reason', 'It was none', '--json'])
  expect(JSON.parse(back.out)).toMatchObject({ id: 1, status: 'open', taken_down_at: null })
  const log = await run(['audit'])
  expect(log.out).toMatch(/ann +job\.restored +job 1 +It was none\n.*job\.taken_down/)
})

test('what failed for good is listed with its error, and put back', async () => {
  const facts = { memberId: 1, jobId: 1, jobTitle: 'Welder', companyName: null, reason: 'Fine', actId: 1 }
  await publishEvent(api.db, reportDecided, { ...facts, outcome: 'kept' })
  const queues = await openQueues(api.app.connection, api.app.log, {
    queues: eventSubscribers.map(queueOf),
    isPassive: true,
  })
  await registerSubscriptions(queues.boss, eventSubscribers)
  await relayEvents(api.db, queues.boss)
  await api.db.execute(sql`update pgboss.job set retry_limit = 0`)
  const [job] = await queues.boss.fetch('events/notifications')
  await queues.boss.fail('events/notifications', job?.id ?? '', new Error('the template is broken'))
  const listed = await run(['queues', 'list'])
  expect(listed.out).toMatch(/events\/notifications +1 .*the template is broken/)
  expect((await run(['queues', 'retry', '--reason', 'Mended'])).out).toBe('1 put back into their queues\n')
  expect(await queues.boss.fetch('events/notifications')).toHaveLength(1)
  expect(JSON.parse((await run(['queues', 'list', '--json'])).out).dead_letters).toEqual([])
  await queues.close()
})

test('what a posting says cannot move the cursor of the one who reads it', async () => {
  await api.db.execute(sql`update ${jobs} set title = e'Cook\\x1b[2J\\u202e' where id = 2`)
  const guest = api.visitor()
  await guest.guest()
  await guest.post('/api/job/jobs/2/report', { report_reason_id: 1 }, { 'idempotency-key': crypto.randomUUID() })
  for (const line of [['reports'], ['report', '2']]) {
    const { out } = await run(line)
    expect(out).toContain('Cook')
    expect(out).not.toMatch(/\p{Cf}|\p{Cc}(?<!\n)/u)
  }
})

test('what hits many is asked first, and refused where nobody is there', async () => {
  const start = [
    'outage',
    'start',
    '--countries',
    'sg,jp',
    '--until',
    '30m',
    '--reason',
    'Migration',
    '--text',
    'ja=移行中',
  ]
  expect(await run(start)).toMatchObject({ exitCode: 2, err: expect.stringContaining('Say --yes') })
  const no = await run(start, { answer: false })
  expect(no).toMatchObject({
    exitCode: 1,
    asked: expect.stringContaining('sg, jp'),
    err: expect.stringContaining('Nothing was changed'),
  })
  expect((await run(['outage', 'list'])).out).toBe('the site is open everywhere\n')
  expect((await run([...start, '--yes'])).out).toMatch(/jp .*ja\n|sg .*ja\n/)
  expect((await run(['outage', 'end', '--countries', 'all', '--reason', 'Done'])).exitCode).toBe(0)
})

test.each<[string, { line: string[]; exitCode: number; text: RegExp; env?: Record<string, string> }]>([
  ['a wrong key', { line: ['reports'], exitCode: 1, text: /OPERATOR_KEY/, env: { OPERATOR_KEY: 'ann:wrong' } }],
  ['no key', { line: ['reports'], exitCode: 2, text: /operators add/, env: { OPERATOR_KEY: '' } }],
  [
    'an API that is away',
    { line: ['reports'], exitCode: 1, text: /does not answer/, env: { OPERATOR_API: 'http://127.0.0.1:1' } },
  ],
  ['a job that is not there', { line: ['report', '999'], exitCode: 1, text: /no such thing/ }],
  ['what is so already', { line: ['restore', '3', '--reason', 'No'], exitCode: 1, text: /Job 3 is not taken down/ }],
  ['no reason', { line: ['take-down', '1'], exitCode: 2, text: /--reason/ }],
  ['no id', { line: ['take-down', 'one', '--reason', 'No'], exitCode: 2, text: /one is no id/ }],
  [
    'no kind of suspension',
    { line: ['suspend-account', '1', '--kind', 'mood', '--reason', 'No'], exitCode: 2, text: /terms, safety, review/ },
  ],
  ['no country', { line: ['outage', 'end', '--countries', 'xx', '--reason', 'No'], exitCode: 2, text: /xx/ }],
  ['no command', { line: [], exitCode: 2, text: /needs a command/ }],
])('says what to do: %s', async (_, { line, exitCode, text, env = {} }) => {
  const failed = await run(line, { env })
  expect(failed).toMatchObject({ exitCode, err: expect.stringMatching(text) })
  const { out } = await run([...line, '--json'], { env })
  expect(JSON.parse(out).error).toMatchObject({ message: expect.any(String), next: expect.any(String) })
})

test('rewards are reviewed, switched and drawn, in words and as JSON', async () => {
  expect((await run(['rewards', 'review'])).out).toBe('nothing waits\n')
  const switched = await run(['rewards', 'country', 'my', '--cash', 'on', '--reason', 'Agreed'])
  expect(switched.out).toBe('my  cash on  mail off\n')
  const listed = JSON.parse((await run(['rewards', 'country', '--json'])).out)
  expect(listed).toContainEqual({ country: 'my', is_cash_on: true, is_mail_on: false })
  expect(await run(['rewards', 'country', 'sg', '--mail', 'on'])).toMatchObject({ exitCode: 2 })
  const refused = await run(['rewards', 'approve', 'invitation', '7', '--reason', 'Fine'])
  expect(refused).toMatchObject({ exitCode: 1, err: expect.stringContaining('no invitation 7 that waits') })
  expect((await run(['rewards', 'distribute'])).out).toBe('nothing waits\n')
  expect((await run(['rewards', 'report'])).out).toContain('the ledger is in balance')
  const closes = new Date(Date.now() + 3_600_000).toISOString()
  const open = ['draws', 'open', '--prize', 'A lamp', '--closes', closes, '--reason', 'Winter']
  expect((await run(open)).out).toMatch(/draw \d+ {2}A lamp {2}open, 0 tickets/)
  const [draw] = JSON.parse((await run(['draws', 'list', '--json'])).out).items
  const close = ['draws', 'close', String(draw.id), '--reason', 'Over', '--yes']
  expect(await run(close)).toMatchObject({ exitCode: 1, err: expect.stringContaining('until its published end') })
})

test('payouts: an answer that is none is refused before anything is sent', async () => {
  expect((await run(['payouts', 'export', '--reason', 'Friday'])).out).toBe('no withdrawal waits\n')
  expect((await run(['payouts', 'list'])).out).toContain('0 withdrawals wait')
  expect((await run(['payouts', 'key'])).out).toContain('BEGIN PUBLIC KEY')
  const missing = await run(['payouts', 'import', '/nowhere/answer.json', '--reason', 'Friday'])
  expect(missing).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot be read') })
  const none = await run(['payouts', 'import', fileURLToPath(import.meta.url), '--reason', 'Friday'])
  expect(none).toMatchObject({ exitCode: 2, err: expect.stringContaining('holds no signed answer') })
})

// The documents' table was compared with nothing.
test('has every command that the documents name for rewards', async () => {
  const documents = await readFile(new URL('../../../../docs/commands.md', import.meta.url), 'utf8')
  const commands = [...documents.matchAll(/`((?:rewards|payouts|draws)(?: [a-z]+)+)/g)].map(
    ([, command = '']) => command,
  )
  expect(commands.length).toBeGreaterThan(10)
  for (const command of commands) {
    const { exitCode, out } = await run([...command.split(' '), '--help'])
    expect({ command, exitCode, out }).toMatchObject({ exitCode: 0, out: expect.stringContaining(`${command} `) })
  }
})
