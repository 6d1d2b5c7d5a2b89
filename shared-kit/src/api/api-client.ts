import type { z } from 'zod/mini'
import type { Endpoint } from '../contracts/platform/endpoint.ts'
import { ApiError } from './api-error.ts'
import type { ApiClientSettings, CallOptions } from './call-endpoint.ts'

export type { ApiClientSettings }

export type ApiClient = {
  /**
   * Calls one operation and returns the parsed `data`. Throws `ApiError`.
   *
   * @example const job = await api.call(getJob, { params: { id: 42 } })
   */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<z.output<E['data']>>
}

/** Loaded with the first call, with the HTTP library: what the server sent needs none, so a first paint does not wait for it. */
const loadCalls = () => import(/* webpackChunkName: "calls" */ './call-endpoint.ts')

/** Fetches what calls need, beside other things that a visitor waits for. */
export const preloadHttpClient = (): void => {
  loadCalls().catch(() => undefined)
}

/** Creates the client that the shell provides to remotes. It shows nothing: it throws, and callers decide what to show. */
export const createApiClient = (settings: ApiClientSettings): ApiClient => ({
  async call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}): Promise<z.output<E['data']>> {
    const { callEndpoint } = await loadCalls().catch(() => {
      throw new ApiError({ kind: 'offline', status: 0, code: 0, message: '' })
    })
    return callEndpoint(settings, endpoint, options)
  },
})
