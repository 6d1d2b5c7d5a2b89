import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { ApiError } from '@jobspan/shared-kit/api'
import { telemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { type NoticedError, onError } from '@jobspan/shared-kit/errors'
import { createErrorReport } from './create-error-report.ts'
import { createErrorReporter } from './error-reporter.ts'
import { parseStack } from './parse-stack.ts'

const thrown = (message: string, frames: string[], name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack: [`${name}: ${message}`, ...frames].join('\n') })

const own = '    at c (https://site.example/remotes/mf-search/b1/web.js:1:35)'
const frame = { remote: 'mf-search', build: 'b1', file: 'web/web.js', line: 1, column: 35, name: 'c' }

it.each([
  ['V8', own],
  ['V8, an async function', '    at async c (https://site.example/remotes/mf-search/b1/web.js:1:35)'],
  ['the address of a second try', '    at c (https://cdn.example/remotes/_r1/mf-search/b1/web.js?x:1:35)'],
  ['Firefox and Safari', 'c@https://site.example/remotes/mf-search/b1/web.js:1:35'],
])('reads a frame of a release as %s writes it', (_, line) => {
  expect(parseStack(`Error: x\n${line}`, 's1')).toEqual([frame])
})

it('reads frames of the shell and of its server, and leaves out those of others', () => {
  const stack = [
    'Error: x',
    '    at a (chrome-extension://abc/remotes/mf-search/b1/web.js:1:1)',
    '    at https://site.example/assets/main.4b33186d20.js:1:9',
    '    at https://tracker.example/script.js:1:9',
    '    at SearchPage (/data/shell/releases/mf-search/b1/node/page.cjs:7:3)',
    '    at render (/srv/shell/dist/node/frame.cjs:20:1)',
    '    at node:internal/process/task_queues:95:5',
  ].join('\n')
  expect(parseStack(stack, 's1')).toEqual([
    { remote: 'shell', build: 's1', file: 'web/main.4b33186d20.js', line: 1, column: 9 },
    { remote: 'mf-search', build: 'b1', file: 'node/page.cjs', line: 7, column: 3, name: 'SearchPage' },
    { remote: 'shell', build: 's1', file: 'node/frame.cjs', line: 20, column: 1, name: 'render' },
  ])
})

it('says nothing of an error that is nobody’s here', () => {
  const foreign = thrown('x', ['    at a (chrome-extension://abc/content.js:1:1)'])
  expect(createErrorReport({ source: 'window', error: foreign, shellBuild: 's1' })).toBeUndefined()
  expect(createErrorReport({ source: 'window', error: 'Script error.', shellBuild: 's1' })).toBeUndefined()
})

let events: unknown[]
let noticed: NoticedError[]
let stop: () => void
let navigate: (href: string) => void
let answer: () => Promise<unknown>
const api = {} as Parameters<typeof createErrorReporter>[0]['platform']['api']

const start = () => {
  let href = '/en-us/job/nurse-42?q=maria'
  let notifyHistory = (): void => undefined
  navigate = (next) => {
    href = next
    notifyHistory()
  }
  Object.assign(api, { call: () => answer() })
  return createErrorReporter({
    platform: { api },
    history: {
      get: () => href,
      subscribe: (listener) => {
        notifyHistory = listener
        return () => true
      },
    },
    loader: {
      match: (path) => ({
        route: {
          path: path.includes('/job/') ? '/job/:slug' : '/jobs-hiring/:slug',
          access: 'public',
          remote: 'mf-search',
        },
        params: {},
      }),
    },
    shellBuild: 's1',
    send: (event) => events.push(event),
  })
}

beforeEach(() => {
  ;[events, noticed] = [[], []]
  stop = onError((each) => noticed.push(each))
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

it('sends what the registry takes: class, message without values, frames, route, and what happened before without persons', async () => {
  const report = start()
  document.body.innerHTML =
    '<form><label>Email<input name="email" value="maria@example.com"></label><button name="apply">Apply as Maria</button></form>'
  document.querySelector('input')?.click()
  document.querySelector('button')?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('button')?.click()
  const listJobs = { method: 'GET', path: '/api/jobs/:id' } as Parameters<typeof api.call>[0]
  answer = async () => 'a job'
  expect(await api.call(listJobs, { params: { id: 42 } } as never)).toBe('a job')
  answer = async () => {
    throw new ApiError({ kind: 'server', status: 503, code: 0, message: 'busy' })
  }
  await expect(api.call(listJobs)).rejects.toMatchObject({ status: 503 })
  navigate('/en-us/jobs-hiring/nurse-jobs-in-singapore')
  report('boundary', thrown('No job for maria@example.com', [own]))
  expect(events).toEqual([
    {
      kind: 'report',
      remote: 'mf-search',
      build: 'b1',
      source: 'boundary',
      name: 'TypeError',
      message: 'No job for …',
      frames: [frame],
      page: '/jobs-hiring/:slug',
      breadcrumbs: [
        { kind: 'page', route: '/job/:slug', ago: 0 },
        { kind: 'click', role: 'textbox', name: 'email', ago: 0 },
        { kind: 'click', role: 'button', name: 'apply', ago: 0 },
        { kind: 'call', method: 'GET', path: '/api/jobs/:id', status: 200, ago: 0 },
        { kind: 'call', method: 'GET', path: '/api/jobs/:id', status: 503, ago: 0 },
        { kind: 'page', route: '/jobs-hiring/:slug', ago: 0 },
      ],
    },
  ])
  expect(telemetryEvent.safeParse(events[0]).success).toBe(true)
  expect(JSON.stringify(events)).not.toMatch(/maria|nurse/i)
})

it('keeps the last twenty things', () => {
  const report = start()
  for (let step = 0; step < 50; step++) navigate(`/en-us/jobs-hiring/${step}`)
  report('window', thrown('x', [own]))
  expect(events).toMatchObject([{ breadcrumbs: { length: 20 } }])
})

it('sends the same error once in a tab, and ten errors at most', () => {
  const report = start()
  for (let index = 0; index < 3; index++) report('window', thrown('the same', [own]))
  expect(events).toHaveLength(1)
  for (let index = 0; index < 30; index++) report('rejection', thrown('other', [own], `Error${index}`))
  expect(events).toHaveLength(10)
})

it('lays an error without a stack at whose part it was, and leaves out what a visitor gave up', () => {
  const report = start()
  report('boundary', 'a text that was thrown', { name: 'mf-chat', build: 'b7' })
  report('rejection', Object.assign(new Error('left'), { name: 'AbortError', stack: `x\n${own}` }))
  expect(events).toMatchObject([{ remote: 'mf-chat', build: 'b7', name: 'string', message: '', frames: [] }])
})

it('is heard by whoever subscribed, with the error itself, until that ends', () => {
  const report = start()
  const error = thrown('x', [own])
  report('boundary', error)
  expect(noticed).toMatchObject([{ error, report: { remote: 'mf-search', source: 'boundary' } }])
  stop()
  report('boundary', thrown('y', [own]))
  expect(noticed).toHaveLength(1)
})
