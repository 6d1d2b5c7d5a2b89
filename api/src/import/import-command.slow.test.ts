import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { compiled } from '@jobspan/kit-server/testing'
import { startApiProcess } from '../testing/api-process.ts'
import { postingFixture } from './posting-fixture.ts'

const limit = 240_000
const main = fileURLToPath(new URL('main.ts', import.meta.url))
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What `npm run jobs:import -- …` runs, as a process of its own. */
const importJobs = async (...values: string[]) => {
  const child = spawn(process.execPath, [main, ...values], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    errors += text
  })
  const [code] = await once(child, 'close')
  return { code, output, errors }
}
const one = (value: string, title: string) =>
  JSON.stringify(postingFixture({ title, identifier: { '@type': 'PropertyValue', name: 'harbour', value } }))
const file = async (name: string, ...lines: string[]) => {
  await writeFile(join(folder, name), `${lines.join('\n')}\n`)
  return name
}

test(
  'says how it is used, and names in one line what it does not understand',
  async () => {
    const help = await importJobs('--help')
    expect(help).toMatchObject({ code: 0, errors: '' })
    expect(help.output).toMatch(/^Usage: npm run jobs:import -- /)
    expect(await importJobs()).toMatchObject({ code: 1, output: help.output })
    const unknown = await importJobs('--fast', 'a.jsonl')
    expect(unknown).toMatchObject({ code: 1, output: '' })
    expect(unknown.errors).toMatch(/^jobs:import: .*--fast.*\n$/)
  },
  limit,
)

test(
  'without a running site it writes into its database: a summary, each rejection with line and reason, 0 where something was of use',
  async () => {
    const files = [await file('a.jsonl', one('1', 'Cook'), '{"title":', one('2', 'Baker'))]
    const first = await importJobs(...files)
    expect(first.output).toBe(
      `importing into the site of ${join(folder, 'data')} …\nimported 2, updated 0, unchanged 0, rejected 1\n`,
    )
    expect(first).toMatchObject({ code: 0, errors: 'a.jsonl:2: not JSON: invalid end of input in column 10\n' })
    const useless = await importJobs(await file('b.jsonl', '[1]'))
    expect(useless).toMatchObject({ code: 1, errors: 'b.jsonl:1: not an object\n' })
    expect(useless.output).toContain('imported 0, updated 0, unchanged 0, rejected 1\n')
    const missing = await importJobs(...files, 'none.jsonl')
    expect(missing).toMatchObject({
      code: 1,
      errors:
        'a.jsonl:2: not JSON: invalid end of input in column 10\nnone.jsonl: cannot be read: there is no such file\n',
    })
    expect(missing.output).toContain('imported 0, updated 0, unchanged 2, rejected 1\n')
  },
  limit,
)

describe('beside a running site', () => {
  let running: Awaited<ReturnType<typeof startApiProcess>>
  beforeAll(async () => {
    running = await startApiProcess({ DATA_DIR: join(folder, 'data') })
  }, limit)
  afterAll(() => running?.end('SIGKILL'))

  test(
    'it writes into the same database, and visitors find the jobs at once',
    async () => {
      const files = [await file('c.jsonl', one('1', 'Head cook'), one('2', 'Baker'), one('3', 'Florist'), 'null')]
      const { code, output, errors } = await importJobs('--json', ...files)
      expect({ code, errors }).toEqual({ code: 0, errors: '' })
      expect(JSON.parse(output)).toMatchObject({
        imported: 1,
        updated: 1,
        unchanged: 1,
        rejected: 1,
        rejections: [{ file: 'c.jsonl', line: 4, reason: 'not an object' }],
      })
      const again = await importJobs(...files)
      expect(again.output).toContain('imported 0, updated 0, unchanged 3, rejected 1\n')
      const found = await fetch(`${running.origin}/api/job/jobs/search?query=florist`, {
        headers: { 'country-id': '193' },
      })
      expect(await found.json()).toMatchObject({ data: { total: 1, items: [{ title: 'Florist' }] } })
    },
    limit,
  )
})
