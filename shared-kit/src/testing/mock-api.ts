import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { type HttpHandler, HttpResponse, http } from 'msw'
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

/** Starts a pretended API for the tests of one file; a call without a handler fails the test. `use()` adds handlers within a test. */
export function setupMockApi(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers)
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
