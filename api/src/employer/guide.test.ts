import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { nextApplicationStates } from '@jobspan/shared-kit/contracts/applications/applications'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { webhookEvents } from '@jobspan/shared-kit/contracts/webhooks/webhooks'
import { addJobs, employerEnvironment, registerCompleteMember, startChatAs } from '../chats/chat-fixture.ts'
import { addGrant } from '../testing/add-grant.ts'
import { experienceBody, preferenceBody } from '../testing/profile-bodies.ts'
import { pdfFile } from '../testing/resume-files.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { Answer } from '../testing/visitor.ts'
import { findPerson, organisationOf } from './employer-fixture.ts'

// The examples of the guide were written once, and nothing noticed when a call was renamed after that.
const guide = readFileSync(fileURLToPath(new URL('../../../docs/guides/for-employers.md', import.meta.url)), 'utf8')

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
type Call = { method: Method; path: string; headers: Record<string, string>; body: string | undefined }

/** Words of a command as a shell takes them, without its comment. */
const toWords = (line: string): string[] =>
  [...line.replace(/\s+#\s.*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  )

/** Commands of the fenced blocks, each on one line, in the order in which one does them. */
const commands = [...guide.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== ''),
)

const parseCurl = (line: string): Call => {
  const { values, positionals } = parseArgs({
    args: toWords(line).slice(1),
    allowPositionals: true,
    options: {
      user: { type: 'string', short: 'u' },
      request: { type: 'string', short: 'X' },
      header: { type: 'string', short: 'H', multiple: true },
      data: { type: 'string', short: 'd' },
      output: { type: 'boolean', short: 'O' },
      'remote-name': { type: 'boolean', short: 'J' },
    },
  })
  expect({ line, user: values.user, address: positionals }).toEqual({
    line,
    user: '$CLIENT',
    address: [expect.stringMatching(/^\$SITE\/\S+$/)],
  })
  return {
    method: (values.request ?? (values.data === undefined ? 'GET' : 'POST')) as Method,
    path: (positionals[0] ?? '').replace('$SITE', ''),
    headers: Object.fromEntries((values.header ?? []).map((each) => each.split(': '))),
    body: values.data,
  }
}

const calls = commands.filter((line) => line.startsWith('curl ')).map(parseCurl)
const nameOf = ({ method, path }: Call) => `${method} ${path.split('?')[0]}`

/** What each call of the guide comes to; those with other words in the guide are missed here. */
const expected: Record<string, (answer: Answer, ids: Ids) => void> = {
  'POST /team/join': ({ body }) => expect(body.data).toMatchObject({ name: 'Ada Lim', role: 'admin' }),
  'GET /team': ({ body }) => expect(body.data.items[0]).toMatchObject({ name: 'Ada Lim' }),
  'PUT /company/update': ({ body }) => expect(body.data).toMatchObject({ founded_in: 1998 }),
  'GET /jobs': ({ body }, { job }) =>
    expect(body.data.items).toContainEqual(expect.objectContaining({ id: job, counts: expect.any(Object) })),
  'GET /jobs/359/applications': ({ body }, { application }) =>
    expect(body.data).toMatchObject({ items: [{ id: application, state: 'pending' }], total: 1 }),
  'POST /applications/4/open': ({ body }, { application }) =>
    expect(body.data).toMatchObject({ id: application, state: 'viewed', resume: { kind: 'pdf' } }),
  'GET /applications/4/resume': ({ headers }) =>
    expect(headers['content-disposition']).toMatch(/^attachment; filename=/),
  'PUT /jobs/359/mask-salary': ({ body }) => expect(body.code).toBe(0),
  'POST /applications/4/state': ({ body }) => expect(body.data).toMatchObject({ state: 'interview' }),
  'GET /applications/4/notes': ({ body }) => expect(body.data).toEqual({ items: [], ratings: [] }),
  'POST /applications/4/notes': ({ body }) => expect(body.data.items).toMatchObject([{ text: 'Knows our books' }]),
  'PUT /applications/4/rating': ({ body }) => expect(body.data.ratings).toMatchObject([{ rating: 4, is_own: true }]),
  'GET /seekers': ({ body }, { seeker }) => expect(body.data.items).toMatchObject([{ id: seeker }]),
  'POST /seekers/1/open': ({ body }, { seeker }) => expect(body.data).toMatchObject({ id: seeker }),
  'POST /seekers/1/interest': ({ body }, { seeker }) => expect(body.data).toMatchObject({ id: seeker }),
  'GET /referrals': ({ body }, { referral }) =>
    expect(body.data.items).toMatchObject([{ id: referral, state: 'sent' }]),
  'POST /referrals/5/open': ({ body }, { referral }) =>
    expect(body.data).toMatchObject({ id: referral, state: 'viewed' }),
  'GET /referrals/5/resume': ({ headers }) => expect(headers['content-disposition']).toMatch(/^attachment; filename=/),
  'POST /referrals/5/state': ({ body }) => expect(body.data).toMatchObject({ state: 'contacted' }),
  'GET /chats': ({ body }, { chat }) => expect(body.data.items).toMatchObject([{ id: chat }]),
  'GET /chats/12/messages': ({ body }) => expect(body.data.items).toMatchObject([{ text: 'Hello' }]),
  'POST /chats/12/messages': ({ body }) => expect(body.data).toMatchObject({ text: 'Good morning' }),
  'POST /interviews': ({ body }, { chat }) => expect(body.data).toMatchObject({ chat_id: chat, state: 'pending' }),
  'POST /offers': ({ body }, { chat }) => expect(body.data).toMatchObject({ chat_id: chat, state: 'sent' }),
  'POST /webhooks/create': ({ body }) => expect(body.data.secret).toMatch(/^whsec_/),
  'GET /webhooks': ({ body }) => expect(body.data.items).toMatchObject([{ url: 'https://hr.example.com/jobs' }]),
  'GET /webhooks/1/deliveries': ({ body }) => expect(body.data).toMatchObject({ items: [], total: 0 }),
}

type Ids = Record<
  'company' | 'job' | 'recruiter' | 'admin' | 'application' | 'seeker' | 'referral' | 'chat' | 'webhook',
  number
>

const [name = '', companies = ''] =
  /employers:add -- "([^"]+)" --companies ([\d,]+)/.exec(commands.join('\n'))?.slice(1) ?? []

let api: TestApp
let credentials: string
let ids: Ids

beforeAll(async () => {
  api = await createTestApp(employerEnvironment)
  await addJobs(api)
  const { clientId, secret } = await organisationOf(api, [1, 2].slice(0, companies.split(',').length))
  credentials = `${clientId}:${secret}`
  const { id: recruiter } = await findPerson(api, 1, 'Mei')
  const member = await registerCompleteMember(api)
  await member.post('/api/jobseeker/work-experiences/create', experienceBody())
  await member.post('/api/jobseeker/job-preferences/create', preferenceBody({ job_title: 'Developer' }))
  const [{ id: resume_id }] = (await member.upload(uploadResume.path, { name: 'Life.pdf', bytes: pdfFile('A life') }))
    .body.data.items
  const sent = { source: 'job_search', first_message: 'Hello', resume_id }
  const { id: application } = (await member.post('/api/data/jobs/1/applications', sent)).body.data
  const referred = { grant_id: await addGrant(api, member.id, 'referral'), company_id: 1, resume_id }
  const { id: referral } = (await member.post('/api/rewards/referrals', referred)).body.data
  const { id: chat } = (await startChatAs(member, 1, { text: 'Hello' })).body.data
  ids = { company: 1, job: 1, recruiter, admin: 0, application, seeker: member.id, referral, chat, webhook: 0 }
}, 120_000)
afterAll(() => api.close())

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)

/** The guide's numbers are those of somebody else's site. */
const fill = (text: string, real: Ids) =>
  text
    .replace(
      /\/(job|application|seeker|referral|chat|webhook)(s\/)\d+/g,
      (_, kind: keyof Ids, rest) => `/${kind}${rest}${real[kind]}`,
    )
    .replace(/(company|job|chat)_id": \d+/g, (_, kind: keyof Ids) => `${kind}_id": ${real[kind]}`)
    // The days of the guide are past one day.
    .replace(/(local_time|starts_on|expires_at)": "[\d-]{10}/g, (_, name) => `${name}": "${inDays(30)}`)
    .replace(/^(\/team\?recruiter_id=)\d+/, `$1${real.admin}`)
    .replace(/^((?!\/team).*recruiter_id(?:=|": ))\d+/, `$1${real.recruiter}`)

const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`
const send = ({ method, path, headers, body }: Call, as = credentials, real = ids): Promise<Answer> =>
  api.visitor().send(method, `/api/recruiters${fill(path, real)}`, body === undefined ? undefined : fill(body, real), {
    // As curl sends it: without what the site's own pages add.
    'x-requested-with': '',
    authorization: basic(as),
    ...Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value])),
  })
const callOf = (wanted: string): Call => {
  const call = calls.find((each) => nameOf(each) === wanted)
  if (!call) throw new Error(`The guide has no ${wanted}`)
  return call
}

describe('the calls of the guide for employers', () => {
  test('are all known here', () => {
    expect(name).not.toBe('')
    expect(commands.some((line) => /^export SITE=https:\S+\/api\/recruiters$/.test(line))).toBe(true)
    expect(calls.map(nameOf)).toEqual(Object.keys(expected))
  })

  // One after the other, as the guide has them.
  test.each(calls.map((call) => [nameOf(call), call] as const))('%s', async (called, call) => {
    if (called === 'PUT /jobs/359/mask-salary') {
      // It is for those whom the admin gave the permission, as the guide says.
      expect(await send(call)).toMatchObject({ status: 403, body: { code: 40005 } })
      const given = { recruiter_id: ids.admin, permissions: ['mask_salary'] }
      const path = `/api/recruiters/team/${ids.recruiter}/update`
      expect((await api.visitor().patch(path, given, { authorization: basic(credentials) })).status).toBe(200)
    }
    // What the company says of itself is its admin's.
    const real = called === 'PUT /company/update' ? { ...ids, recruiter: ids.admin } : ids
    const answer = await send(call, credentials, real)
    expect({ called, status: answer.status }).toEqual({ called, status: 200 })
    if (called === 'POST /team/join') ids.admin = answer.body.data.id
    if (called === 'POST /webhooks/create') ids.webhook = answer.body.data.endpoint.id
    expected[called]?.(answer, ids)
  })

  test('send a message once, however often it is sent with one client_id', async () => {
    const call = callOf('POST /chats/12/messages')
    const first = await send(call)
    expect((await send(call)).body.data.id).toBe(first.body.data.id)
  })

  test('are refused with the statuses and codes that it lists', async () => {
    const rows = [...guide.matchAll(/^\| (\d{3}), ((?:\d{5}(?: and )?)+) \|/gm)]
    const listed = new Map(
      rows.flatMap(([, status, codes = '']) => codes.split(' and ').map((code) => [Number(code), Number(status)])),
    )
    for (const code of listed.keys()) expect(Object.values(errorCode)).toContain(code)
    const state = callOf('POST /applications/4/state')
    const join = callOf('POST /team/join')
    const decide = (from: string, to: string) =>
      send({ ...state, body: `{"recruiter_id": 79, "from": "${from}", "state": "${to}"}` })
    const refused: [code: number, answer: Promise<Answer>][] = [
      [40002, send(state, `${credentials}x`)],
      [40005, send({ ...state, headers: { 'Content-Type': 'application/json' } })],
      [40004, send(state, credentials, { ...ids, application: 999_999 })],
      [40020, decide('accepted', 'interested')],
      [40021, send(state)],
      [40001, send({ ...join, body: '{"company_id": 3, "name": ""}' })],
    ]
    for (const [code, answer] of refused) {
      const { status, body } = await answer
      expect({ status, code: body.code }).toEqual({ status: listed.get(code), code })
    }
  })

  test('are in the description of the API where they have no example', async () => {
    const { paths } = (await api.visitor().get('/api/docs/openapi.json')).body
    const named = [...guide.matchAll(/`(GET|POST|PATCH|PUT|DELETE) (\/[\w/{}-]+)/g)]
    expect(named.length).toBeGreaterThan(5)
    for (const [, method = '', path = ''] of named) {
      const found = `${method} ${path} ${Boolean(paths[`/api/recruiters${path}`]?.[method.toLowerCase()])}`
      expect(found).toBe(`${method} ${path} true`)
    }
  })
})

describe('what the guide for employers says', () => {
  test('of states is what the API allows', () => {
    const documented: Record<string, string[]> = {}
    for (const [, from = '', to = ''] of guide.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| ((?:`\w+`(?:, )?)+) \|$/gm))
      for (const [, state = ''] of from.matchAll(/`(\w+)`/g))
        documented[state] = [...to.matchAll(/`(\w+)`/g)].map(([, next = '']) => next)
    const allowed = Object.entries(nextApplicationStates).filter(([, next]) => next.length > 0)
    expect(documented).toEqual(Object.fromEntries(allowed))
  })

  test('of webhooks names each event', () => {
    const sentence = /a system is told of ([^.]+(?:\.\w+[^.]*)+)\./.exec(guide)?.[1] ?? ''
    expect([...sentence.matchAll(/`([\w.]+)`/g)].map(([, event]) => event)).toEqual([...webhookEvents])
  })
})
