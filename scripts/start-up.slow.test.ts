import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it, jest } from '@jest/globals'

// To make a database takes five seconds of a core that has nothing else to do.
jest.setTimeout(120_000)

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'start-up-'))
const mounted: string[] = []
afterAll(() => {
  for (const each of mounted) spawnSync('umount', [each])
  rmSync(folder, { recursive: true, force: true })
})

/** What a program says, and the code it ends with, where it cannot start. */
const startProgram = async (file: string, environment: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, file)], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

const start = (service: 'api' | 'registry', environment: Record<string, string>) =>
  startProgram(`${service}/src/main.ts`, {
    ...process.env,
    DATABASE_URL: '',
    DEMO: '0',
    API_PORT: '0',
    REGISTRY_PORT: '0',
    ...environment,
  })

/** A file system of its own; undefined where this user may mount none. */
const mount = (name: string, options: string): string | undefined => {
  const path = join(folder, name)
  mkdirSync(path)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) return undefined
  mounted.push(path)
  return path
}

const readOnly = mount('read-only', 'ro,size=1m')
const full = mount('full', 'size=2m')

const onMount = (path: string | undefined) => (path === undefined ? it.skip : it)

// A stack was printed, and the API and the registry lived on for some seconds.
onMount(readOnly)('npm start says in one line that its folder is read-only, and ends', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  const { code, said } = await startProgram('scripts/start.ts', {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: readOnly ?? '',
  })
  expect([code, said.split('\n').length]).toEqual([1, 1])
  expect(said).toMatch(/^DATA_DIR: cannot use .*: read-only file system$/)
})

// A full disk was said to be “[object Object]”, or nothing was said and the process stood still.
describe.each(['api', 'registry'] as const)('the %s says in one line why it does not start, and ends', (service) => {
  onMount(readOnly)('where its folder is read-only', async () => {
    const { code, said } = await start(service, { DATA_DIR: readOnly ?? '' })
    expect([code, said.split('\n').length]).toEqual([1, 1])
    expect(said).toMatch(/DATA_DIR.*(read-only|cannot be made)/)
  })

  onMount(full)('where its disk is full', async () => {
    const { code, said } = await start(service, { DATA_DIR: full ?? '' })
    expect([code, said.split('\n').length]).toEqual([1, 1])
    expect(said).toMatch(/DATA_DIR: .* has \d+ MB left/)
  })

  it('where its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    const { code, said } = await start(service, {
      DATA_DIR: join(folder, service),
      API_PORT: port,
      REGISTRY_PORT: port,
    })
    other.close()
    expect([code, said.split('\n').length]).toEqual([1, 1])
    expect(said).toContain(`port ${port} is in use`)
  })
})
