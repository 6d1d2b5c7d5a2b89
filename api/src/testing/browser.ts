import { createServer } from 'node:net'

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

export type Page = { url: URL; status: number; text: string; location: string | null }

/** A browser over real HTTP, on one host: keeps cookies, and goes from page to page as told. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  async send(address: string, options: RequestInit & { withoutCookies?: boolean } = {}): Promise<Page> {
    const url = new URL(address, this.origin)
    const headers = new Headers(options.headers)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (!options.withoutCookies) headers.set('cookie', cookie)
    const response = await fetch(url, { ...options, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return { url, status: response.status, text: await response.text(), location: response.headers.get('location') }
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const isGone = value === '' || /expires=Thu, 01 Jan 1970/i.test(line)
    if (isGone) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  /** As the site's own pages call the API. */
  async post(path: string, body: unknown = {}) {
    const page = await this.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'jobspan',
        'language-id': '1',
        'country-id': '193',
      },
    })
    return { status: page.status, body: JSON.parse(page.text) }
  }

  async get(path: string) {
    const page = await this.send(path, { headers: { 'language-id': '1', 'country-id': '193' } })
    return { status: page.status, body: JSON.parse(page.text) }
  }

  /** Opens an address and follows where it leads, until a page or an address for which `isEnd` holds. */
  async open(address: string, isEnd: (url: URL) => boolean = () => false): Promise<Page> {
    let page = await this.send(address)
    while (page.location) {
      const next = new URL(page.location, page.url)
      if (isEnd(next)) return page
      page = await this.send(next.href)
    }
    return page
  }

  /** Sends a form as a page of the same or of another site does. */
  submit(address: string, fields: Record<string, string>, withoutCookies = false): Promise<Page> {
    return this.send(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: withoutCookies ? 'https://elsewhere.example' : this.origin },
      withoutCookies,
    })
  }
}
