import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { renderIntegrityListener } from './render-integrity-listener.ts'

const script = 'the shell '.repeat(300)
const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`

const responses: Record<string, { status?: number; body: string; length?: number }> = {
  '/assets/damaged.js': { body: script.replace('shell', 'sHell') },
  '/assets/whole.js': { body: script },
  '/assets/busy.js': { status: 503, body: 'later' },
  '/assets/cut-off.js': { body: script.slice(0, 900), length: script.length },
  '/remotes/mf-search/b1/damaged.js': { body: 'federation tells of these' },
}
const server = createServer(({ url = '' }, response) => {
  const { status = 200, body, length = body.length } = responses[url] ?? { status: 404, body: '' }
  response.writeHead(status, { 'content-length': length }).write(body, () => {
    if (length === body.length) response.end()
    else response.destroy()
  })
})
let origin = ''
let onError: (event: { target: object }) => void
let beacons: Promise<unknown>[] = []
const root: { dataset: Record<string, string> } = { dataset: {} }

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const html = renderIntegrityListener({ nonce: 'n0nce', country: 'jp', build: 's1' })
  const [, code = ''] = /^<script nonce="n0nce">(.*)<\/script>$/.exec(html) ?? []
  const listen = (name: string, listener: typeof onError, capture: boolean) => {
    expect({ name, capture }).toEqual({ name: 'error', capture: true })
    onError = listener
  }
  const sendBeacon = (url: string, body: Blob) => {
    expect({ url, type: body.type }).toEqual({ url: '/telemetry', type: 'application/json' })
    beacons.push(new Response(body).json())
  }
  const browser = { navigator: { sendBeacon }, document: { documentElement: root } }
  new Function('addEventListener', 'origin', ...Object.keys(browser), code)(listen, origin, ...Object.values(browser))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  beacons = []
  root.dataset = {}
})

const fail = (path: string, of: object = { integrity }) => onError({ target: { src: origin + path, ...of } })
const readBeacons = async () => {
  while (beacons.length === 0) await new Promise(setImmediate)
  return Promise.all(beacons)
}
const damage = {
  country: 'jp',
  events: [{ kind: 'failure', remote: 'shell', build: 's1', phase: 'entry', reason: 'integrity', file: 'damaged.js' }],
}

// The browser refused it, so nothing of ours ran that could have told of it.
it('tells that a script of the shell is not the one that the page names', async () => {
  fail('/assets/damaged.js')
  expect(await readBeacons()).toEqual([damage])
})

it('calls no lost connection, busy server, cut-off answer or crash damage, and leaves all others to those who load them', async () => {
  fail('/assets/whole.js')
  fail('/assets/busy.js')
  fail('/assets/cut-off.js')
  fail('/assets/gone.js')
  fail('/remotes/mf-search/b1/damaged.js')
  onError({ target: { src: 'http://127.0.0.1:1/assets/unreachable.js', integrity } })
  fail('/assets/damaged.js', { integrity: '' })
  onError({ target: globalThis })
  // A link that asked for it ahead: it has a hash and no `src`, and the listener threw at each.
  onError({ target: { href: `${origin}/assets/damaged.js`, integrity } })
  // Begun last, it has as many steps as they: they would have told by then.
  fail('/assets/damaged.js')
  expect(await readBeacons()).toEqual([damage])
})

// Beside the list of jobs a skeleton stood for ever: what would have filled it never ran.
it('tells styles that the page will not come to life, and of a script that comes later nothing', () => {
  fail('/assets/later.js')
  expect(root.dataset).toEqual({})
  fail('/assets/busy.js', { integrity, defer: true })
  expect(root.dataset).toEqual({ scripts: 'blocked' })
})

it('keeps its words to itself whatever a build is called', () => {
  const html = renderIntegrityListener({ nonce: 'n', country: 'jp', build: '</script>' })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})
