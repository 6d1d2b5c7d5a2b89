import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { runProgram } from '../program.ts'

let root: string
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

/** Stands in for jest: writes the results that it was given, and what it was called with. */
const jest = `
const { readFileSync, writeFileSync } = require('node:fs')
const file = process.argv.find((each) => each.startsWith('--outputFile=')).slice(13)
const { results, code, summary } = JSON.parse(readFileSync(__dirname + '/../results.json', 'utf8'))
writeFileSync(__dirname + '/../called.json', JSON.stringify(process.argv.slice(2)))
if (results) writeFileSync(file, JSON.stringify(results))
console.log(summary)
process.exit(code)
`
const counts = { numPassedTests: 12, numFailedTests: 0, numPendingTests: 0, numTotalTests: 12, numTotalTestSuites: 3 }
const jestGives = (answer: object) =>
  write('node_modules/jest/results.json', JSON.stringify({ code: 0, summary: '', ...answer }))

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'jobspan-test-'))
  // The texts of a part were not read, so that a remote with parts never passed.
  await write('mf-chat/src/remote.ts', "t('title'); t('lead')")
  for (const { key } of languages) await write(`mf-chat/src/locales/${key}.json`, '{"title":"Chats"}')
  const lead = Object.fromEntries(languages.map(({ key }) => [key, { lead: 'Talk' }]))
  await write('mf-chat/src/welcome/locales.json', JSON.stringify(lead))
  await write('node_modules/jest/bin/jest.js', jest)
  await write('node_modules/@biomejs/biome/bin/biome', '')
  await write('scripts/checks/check-types.ts', '')
  await jestGives({ results: counts })
})
afterAll(() => rm(root, { recursive: true, force: true }))

const run = async (words: string, cwd = root) => {
  const out: string[] = []
  const err: string[] = []
  const exitCode = await runProgram([...words.split(' '), '--root', root], {
    env: {},
    cwd,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    isInteractive: false,
    confirm: async () => false,
  })
  return { exitCode, out: out.join('\n'), err: err.join('\n') }
}

describe('the tests of one remote', () => {
  it('are run with its types, style and texts, and what was not run is said', async () => {
    const { exitCode, out } = await run('test', join(root, 'mf-chat'))
    expect(exitCode).toBe(0)
    expect(out).toMatch(
      /✓ texts {2}ten languages, \d+\.\d s\n✓ style {2}.* s\n✓ types {2}.* s\n✓ tests {2}12 tests in 3 suites, /,
    )
    expect(out).toMatch(
      /^Not run: .*other remotes; import rules .* journeys in a browser\. `npm test` runs everything\.$/m,
    )
    expect(out).toMatch(/\nmf-chat: passed$/)
  })

  it('end with exit code 1 where one check fails, and show what it wrote and nothing of the others', async () => {
    await jestGives({
      results: { ...counts, numFailedTests: 1, numPendingTests: 2 },
      code: 1,
      summary: '● sends a message',
    })
    await write('mf-chat/src/locales/ja.json', '{"title":" "}')
    const { exitCode, out, err } = await run('test mf-chat')
    expect(exitCode).toBe(1)
    expect(err).toContain('── tests\n● sends a message')
    expect(err).toContain('── texts\nja: title is empty')
    expect(err).not.toContain('── style')
    expect(out).toContain('✗ tests  12 tests in 3 suites, 1 failed, 2 skipped, ')
    expect(out).toMatch(/mf-chat: failed: texts, tests$/)
    const { exitCode: code, out: text } = await run('test mf-chat --json')
    expect({ code, answer: JSON.parse(text) }).toMatchObject({
      code: 1,
      answer: {
        remote: 'mf-chat',
        passed: false,
        checks: [{ name: 'texts', passed: false }, {}, {}, { name: 'tests' }],
      },
    })
    await write('mf-chat/src/locales/ja.json', '{"title":"チャット"}')
    await jestGives({ results: counts })
  })

  it('can be chosen by their paths, and so can the checks', async () => {
    const { exitCode, out } = await run('test mf-chat send-message read[1] --only tests')
    expect(exitCode).toBe(0)
    const [pattern] = JSON.parse(readFileSync(join(root, 'node_modules/jest/called.json'), 'utf8'))
    expect('/work/mf-chat/src/features/send-message/send.test.tsx').toMatch(new RegExp(pattern))
    expect('/work/mf-chat/src/read[1].test.ts').toMatch(new RegExp(pattern))
    expect('/work/mf-chat/src/list.test.ts').not.toMatch(new RegExp(pattern))
    expect('/work/mf-chat-more/src/send-message.test.ts').not.toMatch(new RegExp(pattern))
    expect(out).not.toContain('style  ')
    expect(out).toMatch(
      /^Not run: texts \(--only\); style \(--only\); types \(--only\); tests other than send-message, /m,
    )
  })

  // A misspelt path ended green, with no test run.
  it('fail where no test has the path that was named', async () => {
    await jestGives({ results: { ...counts, numPassedTests: 0, numTotalTests: 0, numTotalTestSuites: 0 } })
    expect(await run('test mf-chat mesages --only tests')).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('No test of mf-chat has mesages in its path.'),
    })
    await jestGives({ results: counts })
  })

  it('tell of a check that there is none of, and of packages that are not installed', async () => {
    expect(await run('test mf-chat --only speed')).toMatchObject({
      exitCode: 2,
      err: expect.stringMatching(/no check speed\.\nName some of texts, style, types, tests\./),
    })
    await rm(join(root, 'node_modules/jest/bin'), { recursive: true })
    expect(await run('test mf-chat')).toMatchObject({ exitCode: 1, err: expect.stringContaining('`npm install`') })
    await write('node_modules/jest/bin/jest.js', jest)
  })
})

// On Node 20 the command line ended in a stack trace: it is written in TypeScript, which that Node does not read.
describe('the command line', () => {
  const bin = resolve(import.meta.dirname, '../../bin/jobspan.mjs')
  /** Runs it with a Node that says it is of this version. */
  const runOn = (version: string) => {
    const claim = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
    const args = ['--import', `data:text/javascript,${encodeURIComponent(claim)}`, bin, 'test', '--help']
    return spawnSync(process.execPath, args, { encoding: 'utf8' })
  }

  it.each(['20.20.2', '22.11.0', '24.21.0'])('runs on Node %s', (version) => {
    expect(runOn(version)).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: jobspan test') })
  })

  it('says that an older Node will not do', () => {
    expect(runOn('18.20.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('Node 20 or newer is needed') })
  })
})
