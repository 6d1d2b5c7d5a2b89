import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
type Headers = Record<string, string>

/** What the tests read of an answer. */
export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
  bytes: Buffer
  headers: LightMyRequestResponse['headers']
}

export type FormFile = { name: string; bytes: Buffer; part?: string }

export const registration = (overrides: Record<string, unknown> = {}) => ({
  email: `${crypto.randomUUID()}@example.com`,
  password: 'correct horse battery',
  first_name: 'Aiko',
  last_name: 'Tan',
  terms_and_condition: 1,
  country_key: 'sg',
  ...overrides,
})

const isRaw = (payload: unknown): payload is string | Buffer => typeof payload === 'string' || Buffer.isBuffer(payload)

const settles = new WeakMap<FastifyInstance, () => Promise<void>>()

/** Has something done after each request to an app that could have changed something. */
export const afterRequests = (app: FastifyInstance, settle: () => Promise<void>): void => {
  settles.set(app, settle)
}

/** Calls the app as the site's own pages do, from one browser. */
export class TestClient {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async send(method: Method, url: string, payload?: unknown, headers: Headers = {}): Promise<Answer> {
    const response = await this.#app.inject({
      method,
      url,
      headers: {
        'x-requested-with': 'jobspan',
        'language-id': '1',
        'country-id': '193',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload: isRaw(payload) ? payload : JSON.stringify(payload) }),
    })
    for (const { name, value } of response.cookies) {
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
    if (method !== 'GET') await settles.get(this.#app)?.()
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    }
  }

  get(url: string, headers?: Headers) {
    return this.send('GET', url, undefined, headers)
  }
  post(url: string, body: unknown = {}, headers?: Headers) {
    return this.send('POST', url, body, headers)
  }
  patch(url: string, body: unknown = {}, headers?: Headers) {
    return this.send('PATCH', url, body, headers)
  }
  put(url: string, body: unknown = {}, headers?: Headers) {
    return this.send('PUT', url, body, headers)
  }
  delete(url: string, headers?: Headers) {
    return this.send('DELETE', url, undefined, headers)
  }

  /** Sends a form with one file, as a page does. */
  async upload(url: string, { name, bytes, part = 'file' }: FormFile, headers?: Headers): Promise<Answer> {
    const form = new FormData()
    form.append(part, new Blob([new Uint8Array(bytes)]), name)
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    return this.send('POST', url, Buffer.from(await encoded.arrayBuffer()), { 'content-type': type, ...headers })
  }

  guest(): Promise<Answer> {
    return this.post('/api/auth/guest/login', {
      guest_role: 'jobseeker',
      country_id: 193,
      language_id: 1,
      device_uuid: crypto.randomUUID(),
    })
  }

  register(overrides: Record<string, unknown> = {}, headers?: Headers): Promise<Answer> {
    return this.post('/api/auth/register', registration(overrides), headers)
  }
}
