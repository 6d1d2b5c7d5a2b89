import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { read, root } from './deployment-programs.ts'

// Of the commands that a newcomer types first, one ended with "No tests found" and one was green with 0 tests.

/** How a command of the documents is run: by what other test, or here. */
type Run =
  /** Another test, or a workflow, which holds these words. */
  | { by: string; holds: string }
  /** To its end, with these words in place of those that stand for the reader's own. */
  | { ends: string; in?: string; says?: RegExp; status?: number; restores?: readonly string[] }
  /** Until it says that it is ready; then it is stopped. */
  | { ready: RegExp }

const runs: Record<string, Run> = {
  'npm start': { by: '.github/workflows/ci.yml', holds: 'npm start >' },
  'npm test': { by: '.github/workflows/ci.yml', holds: 'run: npm test' },
  'npm run test:all': { by: '.github/workflows/nightly.yml', holds: 'npm run test:all -- ' },
  'npm test -- mf-search/src/job-card': { ends: 'npm test -- mf-search/src/job-card', says: /^1 passed, 0 failed$/m },
  'npm test -- path/to/one.test.ts': {
    ends: 'npm test -- scripts/testing/find-tests.test.ts',
    says: /^1 passed, 0 failed$/m,
  },
  // The site of the journeys is started by the night itself.
  'npm test -- e2e/src/chat.spec.ts': { by: 'scripts/testing/find-tests.test.ts', holds: 'e2e/src/chat.spec.ts' },
  'npm run types': { ends: 'npm run types' },
  'npm run lint': { ends: 'npm run lint' },
  'npm run format': { ends: 'npm run format' },
  'npm run check': { ends: 'npm run check', says: /^good, after/m },
  'npm run bench': { ends: 'npm run bench -- --only nothing', status: 2, says: /there are .*bytes/ },
  'npm run bench -- --only bytes': {
    ends: 'npm run bench -- --only bytes',
    restores: ['bench/results/latest.json', 'bench/results/latest.md'],
  },
  'npm run bench:federation': {
    ends: 'npm run bench:federation -- --only nothing',
    status: 2,
    says: /there is no such line/,
  },
  'npm run dev': { ready: /^ready http/m },
  'npm run dev -w mf-search': { ready: /http:\/\/localhost:\d+/ },
  'npm run jobs:import -- FILES…': { by: 'api/src/import/import-command.slow.test.ts', holds: 'npm run jobs:import' },
  'npm run employers:add -- "NAME" --companies 3,7': {
    by: 'api/src/employer/organisations/add-organisation.slow.test.ts',
    holds: 'npm run employers:add',
  },
  'npm run courses:import -- FILE': { ends: 'npm run courses:import -- --help', says: /Course/ },
  'npm run occupations:import -- FILES…': { ends: 'npm run occupations:import -- --help', says: /ESCO/ },
  'npm run employers:check': { ends: 'npm run employers:check -- --help', says: /employers:check/ },
  'npm run ops -- …': { ends: 'npm run ops -- --help', says: /ops/ },
  'npm run search:status': { ends: 'npm run search:status -- --help', says: /search:status/ },
  'npm run search:reindex': { ends: 'npm run search:reindex -- --help', says: /search:reindex/ },
  'npm run opensearch': { by: 'api/src/search/opensearch/opensearch-fixture.ts', holds: 'scripts/opensearch/start.ts' },
  'npm run backup': { by: 'scripts/backup.slow.test.ts', holds: 'backup.ts' },
  'npm run restore': { by: 'scripts/backup.slow.test.ts', holds: 'restore.ts' },
  'node api/src/ai/testing/stand-in-model.ts': { ready: /http:\/\// },
  'npx jobspan …': { ends: 'npx jobspan --help', says: /^Usage: jobspan/m },
  'npx jobspan test mf-search': { by: 'cli/src/test/test-command.slow.test.ts', holds: "'test'" },
  'npx jobspan test mf-search save-job': {
    ends: 'npx jobspan test mf-search save-job --only tests',
    says: /[1-9]\d* tests in/,
  },
  'npx drizzle-kit generate': { ends: 'npx drizzle-kit generate', in: 'api', says: /nothing to migrate/ },
}

const documents = ['CONTRIBUTING.md', 'docs/commands.md']
/** What stands in the documents as something to type, each once. `git clone` is git's own. */
const commands = [
  ...new Set(
    documents.flatMap((path) =>
      [...read(path).matchAll(/`((?:npm|npx|node) [^`]+)`/g)].map(([, command = '']) => command),
    ),
  ),
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const environment = { ...process.env, DATA_DIR: '', NO_COLOR: '1' }

const isFree = async () => {
  const server = createServer().listen(0)
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Gives what it wrote until it said that it is ready, and ends it with all that it started. */
const untilReady = async (command: string, ready: RegExp): Promise<string> => {
  const port = await isFree()
  const env = { ...environment, DATA_DIR: folder, PORT: String(port) }
  const child = spawn(command, { cwd: root, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const isReady = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
        if (ready.test(output)) done()
      })
    child.once('close', () => done())
  })
  await isReady
  const isClosed = child.exitCode !== null || new Promise((done) => child.once('close', done))
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  await isClosed
  return output
}

describe('every command of the documents', () => {
  it('has a line in the table, and the table has no other', () => {
    expect(commands.toSorted()).toEqual(Object.keys(runs).toSorted())
  })

  it.each(Object.entries(runs))(
    '%s',
    async (command, run) => {
      if ('by' in run) {
        expect({ file: run.by, exists: existsSync(join(root, run.by)) }).toEqual({ file: run.by, exists: true })
        expect(readFileSync(join(root, run.by), 'utf8')).toContain(run.holds)
      } else if ('ready' in run) expect(await untilReady(command, run.ready)).toMatch(run.ready)
      else {
        const before = (run.restores ?? []).map((path) => [join(root, path), readFileSync(join(root, path))] as const)
        const { status, stdout, stderr } = spawnSync(run.ends, {
          cwd: join(root, run.in ?? ''),
          env: environment,
          shell: true,
          encoding: 'utf8',
        })
        for (const [path, content] of before) writeFileSync(path, content)
        const output = stdout + stderr
        const wanted = run.status ?? 0
        expect({ status, output: status === wanted ? '' : output }).toEqual({ status: wanted, output: '' })
        if (run.says) expect(output).toMatch(run.says)
      }
    },
    600_000,
  )
})
