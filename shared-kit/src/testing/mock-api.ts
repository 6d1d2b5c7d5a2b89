import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { type HttpHandler, HttpResponse, http, isCommonAssetRequest } from 'msw'
import { setupServer } from 'msw/node'

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const

/** Where tests find the API: `renderWithPlatform` points its client here. */
export const apiOrigin = 'http://api.test'

type Answer = { status?: number; code?: number; message?: string; data?: unknown; errors?: unknown }

/**
 * A handler that answers `path` (such as `/api/job/list`) in the API's envelope. Give `data` for success, `status` and `code` for a
 * refusal, or a function of the request to do either.
 */
export const mockApiResponse = (
  method: keyof typeof methods,
  path: string,
  answer: Answer | ((request: Request) => Answer | Promise<Answer>),
): HttpHandler =>
  methods[method](`${apiOrigin}${path}`, async ({ request }) => {
    const {
      status = 200,
      code = 0,
      message = '',
      data = null,
      errors,
    } = typeof answer === 'function' ? await answer(request) : answer
    return HttpResponse.json({ code, message, data, ...(errors ? { errors } : {}) }, { status })
  })

/**
 * A handler that answers a change with server-sent events, as texts that are being written come. `events` is told one by one, each in
 * two chunks that break wherever it is; a promise among them is waited for, so that a test can look at what came until then. The request is noted in `requests`.
 */
export const mockEventStream = (
  method: 'POST' | 'PUT',
  path: string,
  events: readonly ({ event: string; data: unknown } | Promise<unknown>)[],
  requests: unknown[] = [],
): HttpHandler =>
  // Streams are read without the API client: from the page's own origin.
  methods[method](`${window.location.origin}${path}`, async ({ request }) => {
    requests.push(await request.json())
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const each of events) {
          if (each instanceof Promise) {
            await each
            continue
          }
          const bytes = encoder.encode(`event: ${each.event}\ndata: ${JSON.stringify(each.data)}\n\n`)
          const middle = Math.floor(bytes.length / 2)
          controller.enqueue(bytes.subarray(0, middle))
          controller.enqueue(bytes.subarray(middle))
        }
        controller.close()
      },
    })
    return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
  })

/** Starts a pretended API for the tests of one file; a call without a handler fails the test. `use()` adds handlers within a test. */
export function setupMockApi(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers)
  const unhandled: string[] = []
  server.events.on('request:unhandled', ({ request }) => {
    if (!isCommonAssetRequest(request)) unhandled.push(`${request.method} ${request.url}`)
  })
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    const calls = unhandled.splice(0)
    if (calls.length > 0) throw new Error(`no handler answers ${calls.join(', ')}: give it to setupMockApi or use()`)
  })
  afterAll(() => server.close())
  return server
}
