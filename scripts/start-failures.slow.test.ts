import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobspan-start-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const dataDirectoryModule = resolve(import.meta.dirname, '../packages/kit-server/src/embedded/data-directory.ts')

// DATA_DIR=/proc/x kept a processor busy until it was stopped by hand, and wrote nothing. In a process of its own, since that cannot be stopped within one.
it('says so at once of a folder that takes none', () => {
  const code = `
    import { prepareDataDirectory } from ${JSON.stringify(dataDirectoryModule)}
    prepareDataDirectory('/proc/x/data')`
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module']
  const { status, stderr } = spawnSync(process.execPath, [...flags, '--eval', code], {
    timeout: 15_000,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('DATA_DIR: ')
})

// It ended with a stack, and left the API and the registry running for some seconds.
it('npm start ends with one line where it cannot write which programs run, before it starts a service', async () => {
  const data = join(folder, 'unwritable')
  mkdirSync(join(data, 'start.json'), { recursive: true })
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: data, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (text) => (complaints += text))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(complaints).toMatch(/^DATA_DIR: cannot write .*start\.json: .*\n$/)
  expect(readdirSync(data)).not.toContain('registry')
  expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
})

it.each<[(taken: number) => Record<string, string>, RegExp]>([
  [() => ({ LOG_LEVEL: 'loud' }), /^LOG_LEVEL: /],
  [() => ({ PORT: '65535' }), /^PORT: /],
  [(taken) => ({ PORT: String(taken) }), /^PORT: port \d+ is in use$/m],
  // API and registry both find it.
  [
    () => ({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/jobs' }),
    /^(api|registry): cannot use the database at 127/,
  ],
])('npm start ends with one line: %s', async (variables, line) => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: String(port + 1), ...variables(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (text) => (complaints += text))
  expect(await once(child, 'close')).toEqual([1, null])
  server.close()
  expect(complaints).toMatch(line)
  expect(complaints.trim().split('\n')).toHaveLength(1)
})
