import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import { announceShell } from '@jobspan/shared-kit/contracts/registry/releases'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { openSignedInRegistry } from '../../../registry/src/testing/signed-in-registry.ts'
import { resolveConnection } from '../client/connection.ts'
import { createRegistryClient, type RegistryClient } from '../client/registry-client.ts'
import { runProgram } from '../program.ts'

type Who = 'administrator' | 'squad'
type Options = {
  who?: Who
  env?: NodeJS.ProcessEnv
  /** What a person at the terminal says to each question; nobody sits there unless told. */
  answer?: boolean
}

/** The shell that has announced itself. */
export const shell = { build: 's1', contract: REMOTE_CONTRACT_VERSION, shared: { react: '19.3.1' } }

/** The command line over a real registry that listens, for the tests of one file; its parts are there once a test runs. */
export const setUpCommandLine = () => {
  const line = {
    registry: undefined as unknown as Awaited<ReturnType<typeof openSignedInRegistry>>,
    origin: '',
    /** Of an administrator, and of the squad of mf-search. */
    tokens: { administrator: '', squad: '' },
    /** Where commands are run, and builds lie. */
    folder: '',
    clientOf: (who: Who = 'administrator'): RegistryClient => createRegistryClient(resolveConnection(envOf(who))),
    /** A built remote as `build/build-package.ts` leaves it. */
    buildOf: async (name: string, build: string, changes: Partial<Release> = {}, script = build) => {
      const dist = join(line.folder, `${name}-${build}-${script}`, 'dist')
      for (const side of ['web', 'node']) await mkdir(join(dist, side), { recursive: true })
      await writeFile(join(dist, 'web/remoteEntry.js'), script.repeat(300))
      await writeFile(join(dist, 'web/page.js'), 'page')
      await writeFile(join(dist, 'node/remoteEntry.cjs'), script)
      const description = {
        name,
        build,
        contract: REMOTE_CONTRACT_VERSION,
        global: `${name}_${build}`.replaceAll('-', '_'),
        pages: [{ path: `/${name}`, access: 'public', files: ['web/remoteEntry.js', 'web/page.js'] }],
        slots: [],
        overlays: [],
        texts: {},
        shared: { react: '^19.3.1' },
        ...changes,
      }
      await writeFile(join(dist, 'remote.json'), JSON.stringify(description))
      const seen = { packages: { react: ['19.3.1'] }, faults: { texts: [], packages: [], inputs: [] } }
      await writeFile(join(dist, 'contents.json'), JSON.stringify(seen))
      return dist
    },
    /** Runs a command line, as a pipeline does unless a person answers. */
    run: async (words: string, { who = 'administrator', env = {}, answer }: Options = {}) => {
      const out: string[] = []
      const err: string[] = []
      const exitCode = await runProgram(
        [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
        {
          env: { ...envOf(who), ...env },
          cwd: line.folder,
          out: (text) => out.push(text),
          err: (text) => err.push(text),
          isInteractive: answer !== undefined,
          confirm: async (question) => {
            err.push(question)
            return answer === true
          },
        },
      )
      return { exitCode, out: out.join('\n'), err: err.join('\n') }
    },
    json: async (words: string, options?: Options) => {
      const { exitCode, out } = await line.run(`${words} --json`, options)
      return { exitCode, answer: JSON.parse(out) }
    },
  }
  const envOf = (who: Who) => ({ JOBSPAN_REGISTRY: line.origin, JOBSPAN_TOKEN: line.tokens[who] })

  beforeAll(async () => {
    line.registry = await openSignedInRegistry()
    await line.registry.app.listen({ port: 0, host: '127.0.0.1' })
    line.origin = `http://127.0.0.1:${(line.registry.app.server.address() as AddressInfo).port}`
    line.tokens.administrator = (await line.registry.token('administrator')).secret
    line.tokens.squad = (await line.registry.token('squad', ['mf-search'])).secret
    line.folder = await mkdtemp(join(tmpdir(), 'cli-'))
    await line.clientOf().call(announceShell, { params: { build: shell.build }, body: shell })
  }, 120_000)
  afterAll(async () => {
    await line.registry?.close()
    await rm(line.folder, { recursive: true, force: true })
  })
  return line
}
