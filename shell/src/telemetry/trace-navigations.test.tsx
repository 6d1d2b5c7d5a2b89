import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { readDocumentTrace } from './document-trace.ts'
import { type NavigationSpan, traceNavigations } from './trace-navigations.ts'

const documentTrace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

let href = '/en-us/jobs-hiring/nurse'
let settle = (): void => undefined
let sent: string[]
let calls: (string | null)[]
const { fetch } = globalThis

const start = (trace = documentTrace) =>
  traceNavigations({
    documentTrace: trace,
    history: {
      get: () => href,
      subscribe: (listener) => {
        settle = listener
        return () => true
      },
    },
    loader: {
      match: (path) => ({
        route: { path: path.includes('/job/') ? '/job/:slug' : '/', access: 'public', remote: 'a' },
        params: {},
      }),
    },
  })

const follow = (next: string) => {
  document.body.innerHTML = `<a href="${next}"><b>Nurse for Maria</b></a>`
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  document.querySelector('b')?.click()
  href = next
}
const callApi = async (input: RequestInfo | URL, init?: RequestInit) => {
  await globalThis.fetch(input, init)
  return calls.at(-1)
}
const leave = async (): Promise<NavigationSpan[]> => {
  dispatchEvent(new Event('pagehide'))
  return sent.flatMap((body) => (JSON.parse(body) as { spans: NavigationSpan[] }).spans)
}

beforeEach(() => {
  ;[sent, calls] = [[], []]
  globalThis.fetch = async (input, init) => {
    calls.push(new Headers(init?.headers ?? (input as Request).headers).get('traceparent'))
    return new Response()
  }
  // jsdom has no beacon; its body is read as it was made.
  jest.spyOn(globalThis, 'Blob').mockImplementation(function (this: { text: string }, parts?: BlobPart[]) {
    this.text = String(parts?.[0])
  } as never)
  Object.assign(navigator, { sendBeacon: (_: string, { text }: { text: string }) => sent.push(text) })
})
afterEach(() => {
  globalThis.fetch = fetch
  jest.restoreAllMocks()
})

it('goes on with the document’s trace until the page changes, and then with one of its own', async () => {
  start()
  expect(await callApi('/api/jobs')).toBe(documentTrace)
  follow('/en-us/job/nurse-42?q=maria')
  const called = await callApi(new Request(`${location.origin}/api/jobs/42`, { headers: { a: 'b' } }))
  expect(called).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(called).not.toBe(documentTrace)
  settle()
  expect(await callApi('/api/jobs/42/similar')).toBe(called)
  const [span, ...others] = await leave()
  expect(others).toEqual([])
  expect(span).toMatchObject({ route: '/job/:slug', ms: expect.any(Number) })
  expect(called).toBe(`00-${span?.trace_id}-${span?.span_id}-01`)
  expect(sent.join()).not.toMatch(/maria|nurse/i)
})

it('tells nobody but this site’s API', async () => {
  start()
  for (const address of ['https://other.example/api/jobs', '/assets/main.js']) expect(await callApi(address)).toBeNull()
})

it('keeps what a call carries', async () => {
  const carried: (string | null)[] = []
  globalThis.fetch = async (_, init) => {
    carried.push(new Headers(init?.headers).get('role-id'), init?.method ?? null)
    return new Response()
  }
  start()
  await globalThis.fetch('/api/jobs', { method: 'PUT', headers: { 'Role-Id': '1' } })
  expect(carried).toEqual(['1', 'PUT'])
})

it('sends nothing where the document was not sampled', async () => {
  start(documentTrace.replace(/01$/, '00'))
  follow('/en-us/job/x-1')
  expect(await callApi('/api/jobs')).toMatch(/-00$/)
  settle()
  expect(await leave()).toEqual([])
})

it.each([
  ['none', []],
  ['another', [{ name: 'cache', description: 'hit' }]],
  ['one that is none', [{ name: 'traceparent', description: 'x' }]],
])('takes %s for no trace', (_, serverTiming) => {
  performance.getEntriesByType = () => [{ serverTiming }] as never
  expect(readDocumentTrace()).toBeUndefined()
})

it('reads the document’s trace', () => {
  performance.getEntriesByType = () =>
    [{ serverTiming: [{ name: 'traceparent', description: documentTrace }] }] as never
  expect(readDocumentTrace()).toBe(documentTrace)
})
