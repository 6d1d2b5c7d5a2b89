import type { FastifyInstance } from 'fastify'

type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
  headers: Record<string, unknown>
}

/** A console in a browser: it keeps its cookies and sends what the console sends. */
export type Browser = {
  cookies: Map<string, string>
  send: (method: Method, url: string, payload?: unknown, headers?: Record<string, string>) => Promise<Answer>
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export const openBrowser = (app: FastifyInstance, origin = 'http://localhost:3002'): Browser => {
  const cookies = new Map<string, string>()
  const send: Browser['send'] = async (method, url, payload, headers = {}): Promise<Answer> => {
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
  return { cookies, send }
}
