import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { pathToFileURL } from 'node:url'
import type { RequestHandler } from 'msw'

/** Where a remote keeps the mocks of its back end: a module whose default export is a list of msw handlers. */
export const mocksFile = (packageDir: string): string => join(packageDir, 'mocks/handlers.ts')

export const hasMocks = (packageDir: string): boolean => existsSync(mocksFile(packageDir))

/** Reads the handlers anew, so that an edit counts from the next request on. */
const loadHandlers = async (packageDir: string): Promise<RequestHandler[]> => {
  const url = `${pathToFileURL(mocksFile(packageDir)).href}?at=${Date.now()}`
  const { default: handlers } = (await import(url)) as { default?: unknown }
  if (!Array.isArray(handlers)) throw new Error('mocks/handlers.ts has no list of handlers as its default export')
  return handlers
}

const toRequest = async (request: IncomingMessage): Promise<Request> => {
  const { method = 'GET', url = '/', headers } = request
  const entries = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request)
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: entries as [string, string][],
    ...(body && body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
}

/** A site on another origin asks under an override. No cookie comes along, so any may read the answer. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

const fail = (response: ServerResponse, status: number, message: string): void => {
  console.error(message)
  response.writeHead(status, { ...crossOrigin, 'content-type': 'application/json' })
  response.end(JSON.stringify({ code: 50_001, message, data: null }))
}

/** Whether a handler of the remote is for this call, by its method and address. One that does not load is told of by `answerByMocks`. */
export const isMocked = async (
  packageDir: string,
  { method = 'GET', url = '/' }: IncomingMessage,
): Promise<boolean> => {
  const handlers = await loadHandlers(packageDir).catch(() => [])
  const request = new Request(new URL(url, 'http://localhost'), { method })
  const matches = await Promise.all(handlers.map((handler) => handler.test({ request })))
  return matches.includes(true)
}

/**
 * Answers a call below `/api/x/<remote>/` by the remote's own mocks. A call that no handler is for is answered 501 and named, so that nobody
 * takes it for the back end's answer.
 */
export const answerByMocks = async (
  packageDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end()
  try {
    const { getResponse } = await import('msw')
    const answer = await getResponse(await loadHandlers(packageDir), await toRequest(request))
    if (!answer) return fail(response, 501, `no mock for ${request.method} ${request.url} in ${mocksFile(packageDir)}`)
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...crossOrigin })
    if (!answer.body) return void response.end()
    Readable.fromWeb(answer.body as ReadableStream)
      .on('error', () => response.destroy())
      .pipe(response)
  } catch (error) {
    fail(response, 500, `mocks of ${packageDir}: ${(error as Error).message}`)
  }
}
