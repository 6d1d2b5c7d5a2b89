import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Visit } from '../releases/resolve-visit.ts'
import type { ShellContext } from '../shell-context.ts'
import { askBackend, backendPrefix } from './ask-backend.ts'

const unavailable = (status: number) => Response.json({ code: 0, message: '', data: null }, { status })

/**
 * `fetch` for the queries of a page that is rendered here: what they ask of a remote's back end goes there with session claims, everything else
 * to the API.
 */
export const createPageFetch =
  (
    site: Pick<ShellContext, 'env' | 'backendLimits'>,
    request: FastifyRequest,
    visit: Visit,
    apiHeaders: Record<string, string>,
  ): typeof fetch =>
  async (input, init) => {
    const asked = new Request(input, init)
    const { pathname, search } = new URL(asked.url)
    if (!pathname.startsWith(backendPrefix)) return fetch(asked)
    const result = await askBackend(site, visit, {
      remote: pathname.slice(backendPrefix.length).split('/')[0] ?? '',
      method: asked.method,
      path: pathname + search,
      headers: Object.fromEntries(asked.headers),
      signal: asked.signal,
      apiHeaders,
      log: request.log,
    })
    if (result.kind === 'refused') return Response.json(result.refusal.body, { status: result.refusal.status })
    if (result.kind !== 'answer') return unavailable(result.kind === 'none' ? 404 : 503)
    const { status, headers, body } = result.answer
    return new Response(body && (Readable.toWeb(body) as ConstructorParameters<typeof Response>[0]), {
      status,
      headers,
    })
  }
