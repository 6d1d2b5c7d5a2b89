import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { DTSManager } from '@module-federation/dts-plugin/core'
import type { RemoteBuildManifest } from './create-remote-build-manifest.ts'
import { federationTypes } from './federation-manifest.ts'
import { writeFederationTypes } from './write-federation-types.ts'

const manifest: RemoteBuildManifest = {
  name: 'mf-rewards',
  build: 'b1',
  contract: '2.3.0',
  global: 'mf_rewards_b1',
  pages: [{ path: '/rewards/:tab', access: 'member', files: [] }],
  slots: [],
  declaredSlots: [],
  contributions: [],
  overlays: [],
  navigation: [],
  texts: {},
  shared: { react: '^19.3.1' },
}

let dist: string
let host: string
let server: Server
let origin: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'manifest-'))
  host = await mkdtemp(join(tmpdir(), 'host-'))
  await mkdir(join(dist, 'web'))
  await writeFederationTypes(dist, manifest)
  // What the tool reads of the manifest that the federation plugin writes.
  const metaData = {
    globalName: manifest.global,
    publicPath: 'auto',
    types: { path: '', name: '', ...federationTypes },
  }
  await writeFile(join(dist, 'web/mf-manifest.json'), JSON.stringify({ metaData }))
  server = createServer(async (request, response) => {
    const bytes = await readFile(join(dist, 'web', String(request.url))).catch(() => undefined)
    response.writeHead(bytes ? 200 : 404).end(bytes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close().closeAllConnections()
  for (const folder of [dist, host]) await rm(folder, { recursive: true })
})

it('is the same for the same build', async () => {
  const read = () => readFile(join(dist, 'web/mf-types.zip'))
  const first = await read()
  await writeFederationTypes(dist, manifest)
  expect(await read()).toEqual(first)
})

// The stock tool, as a host of Module Federation runs it before its own build.
it('gives a stock host the types of what is exposed', async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  const manager = new DTSManager({
    host: {
      context: host,
      moduleFederationConfig: { name: 'host', remotes: { rewards: `mf_rewards_b1@${origin}/mf-manifest.json` } },
      typesFolder: '@mf-types',
      abortOnError: true,
      consumeAPITypes: true,
    },
  } as ConstructorParameters<typeof DTSManager>[0])
  await manager.consumeTypes()
  const types = await readFile(join(host, '@mf-types/rewards/compiled-types/remote.d.ts'), 'utf8')
  expect(types).toContain('name: "mf-rewards"')
  expect(types).toContain('path: "/rewards/:tab"')
  expect(await readFile(join(host, '@mf-types/rewards/remote.d.ts'), 'utf8')).toContain('./compiled-types/remote')
})
