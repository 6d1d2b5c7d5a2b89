import type { FastifyInstance } from 'fastify'
import type { Answer, TestCaller } from './test-registry.ts'

/** A console in a browser: it keeps its cookies and sends what the console sends. */
export type Browser = TestCaller & { cookies: Map<string, string> }

export const openBrowser = (app: FastifyInstance, origin = 'http://localhost:3002'): Browser => {
  const cookies = new Map<string, string>()
  const send: TestCaller['send'] = async (method, url, payload, headers = {}): Promise<Answer> => {
    const response = await app.inject({
      method,
      url,
      headers: {
        'x-requested-with': 'jobspan',
        ...(method === 'GET' ? {} : { origin }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    })
    for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (value === '' || maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const hasJson = String(response.headers['content-type']).startsWith('application/json')
    return { status: response.statusCode, body: hasJson ? response.json() : response.body, headers: response.headers }
  }
  return {
    cookies,
    send,
    get: (url) => send('GET', url),
    post: (url, body = {}) => send('POST', url, body),
    put: (url, body = {}) => send('PUT', url, body),
    delete: (url) => send('DELETE', url),
  }
}
