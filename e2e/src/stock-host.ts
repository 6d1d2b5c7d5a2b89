import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { createSharedModules } from '../../build/shared-modules.ts'
import { site } from './site.ts'

const root = resolve(import.meta.dirname, '../..')

/** What a team writes that has a page of its own and shows one of ours in it. */
const sources = {
  'main.js': "import('./bootstrap.js')",
  'bootstrap.js': `
import definition from 'search/remote'
import { mountPage } from '@jobspan/shared-kit/remote/embed'
const unmount = await mountPage(document.getElementById('jobs'), definition, { path: '/jobs-hiring/job-search', language: 'ar', country: 'sg' })
document.getElementById('away').onclick = unmount
`,
}

const page = `<!doctype html><html lang="en"><title>Stock host</title><h1>Another team’s page</h1>
<button id="away">Take away</button><div id="jobs"></div><script src="/main.js"></script></html>`

/** Builds a host with Module Federation as its documentation shows: remotes by their manifest, shared packages, nothing of our shell. */
const build = async (folder: string): Promise<void> => {
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text)
  const shared = Object.fromEntries(
    Object.entries(createSharedModules()).map(([name, { requiredVersion, shareKey }]) => [
      name,
      { singleton: true, requiredVersion, shareKey },
    ]),
  )
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    target: ['web', 'es2022'],
    output: { path: join(folder, 'dist'), filename: '[name].js', publicPath: '/' },
    resolve: { extensions: ['.tsx', '.ts', '.js'], modules: [join(root, 'node_modules')] },
    experiments: {},
    module: {
      parser: { javascript: { importMeta: true } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'stock_host',
        remotes: { search: `search@${site.origin}/federation/mf-search/mf-manifest.json` },
        shared,
        dts: false,
        experiments: { provideExternalRuntime: true },
      }),
    ],
  })
  await new Promise<void>((done, fail) =>
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      compiler.close(() => (failed ? fail(failed) : done()))
    }),
  )
}

const types: Record<string, string> = { '.js': 'text/javascript', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' }

/** Builds and serves the host; `/api` is passed on to the site, as such a team would set up its own proxy. Returns what stops it. */
export const serveStockHost = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'stock-host-'))
  await build(folder)
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/'
    if (url === '/') return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    if (!url.startsWith('/api/')) {
      const bytes = await readFile(join(folder, 'dist', url)).catch(() => undefined)
      return response.writeHead(bytes ? 200 : 404, { 'content-type': types[extname(url)] ?? 'text/plain' }).end(bytes)
    }
    const headers = Object.entries(request.headers).filter(
      ([name, value]) =>
        typeof value === 'string' && !['host', 'connection', 'origin', 'content-length'].includes(name),
    ) as [string, string][]
    const answer = await fetch(site.origin + url, {
      method: request.method ?? 'GET',
      headers,
      ...(request.method === 'GET' ? {} : { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
    } as RequestInit)
    const cookies = answer.headers.getSetCookie()
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(site.stockHostPort, 'localhost')
  await once(server, 'listening')
  return async () => {
    server.close().closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  }
}
