import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { formerPackagesFile } from '../../release-compatibility/build-last-release.ts'
import { site } from './site.ts'

/** What stands between the second shell and the registry does to an answer before it passes it on. */
type ResponseRewriter = (path: string, body: Buffer) => Buffer | 'down'

const untouched: ResponseRewriter = (_path, body) => body

/** Passes everything on to the registry of the site, and whatever it is told in between. */
const startRewritingProxy = async () => {
  const { port } = JSON.parse(readFileSync(join(site.dataDir, 'registry.json'), 'utf8')) as { port: number }
  let rewriteResponses = untouched
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const own = /^\/(healthz$|v1\/(countries\/|telemetry$)|releases\/)/.test(path)
    if (!own || rewriteResponses(path, Buffer.alloc(0)) === 'down') return void response.destroy()
    const { method = 'GET' } = request
    const said =
      method === 'POST'
        ? { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' }
        : undefined
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(said ? { headers: said, body: await text(request) } : {}),
    })
    const body = rewriteResponses(path, Buffer.from(await answer.arrayBuffer()))
    if (body === 'down') return void response.destroy()
    response.writeHead(answer.status).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next: ResponseRewriter) => {
      rewriteResponses = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const workspace = resolve(import.meta.dirname, '../..')

/**
 * Another shell of the same site, which reaches the registry only through somebody who may meddle, and sends it what it sees but
 * not that it is there; this workspace's unless another one's root is given.
 */
export const startSecondShell = async (port: number, root = workspace) => {
  const meddler = await startRewritingProxy()
  const dataDir = `${site.dataDir}-second-${port}`
  rmSync(dataDir, { recursive: true, force: true })
  const origin = `http://localhost:${port}`
  const log: string[] = []
  const before = root === workspace ? [] : ['--import', join(root, formerPackagesFile)]
  const child = spawn(process.execPath, [...before, join(root, 'shell/server/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: origin,
      // As `npm start` gives it to the API.
      API_ORIGIN: `http://127.0.0.1:${site.port + 1}`,
      REGISTRY_ORIGIN: meddler.origin,
      REGISTRY_KEYS_FILE: join(site.dataDir, 'registry/public-keys.json'),
      REGISTRY_TOKEN_FILE: join(site.dataDir, 'registry/tokens/shell'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    const { ok } = await fetch(`${origin}/healthz`).catch(() => ({ ok: false }))
    if (ok) break
    await new Promise((done) => setTimeout(done, 200))
  }
  return {
    origin,
    rewriteResponses: meddler.set,
    /** Where it keeps a browser file of its own, by the name that pages ask for. */
    assetOf: (name: string) => {
      const { build } = JSON.parse(readFileSync(join(root, 'shell/dist/shell.json'), 'utf8')) as { build: string }
      return join(dataDir, 'shell/assets', build, name)
    },
    /** Lines of its log that raise an alert of a kind. */
    alerts: (kind: 'document' | 'integrity') =>
      log
        .join('')
        .split('\n')
        .filter((line) => line.includes(`"alert":"${kind}"`)),
    stop: async () => {
      const ended = child.exitCode === null && new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      meddler.stop()
    },
  }
}
