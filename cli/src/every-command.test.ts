import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { setUpCommandLine, shell } from './testing/command-line.ts'

const line = setUpCommandLine()
const { run, json, buildOf } = line

/** A workspace with one remote that can be built, in place of this one. */
const layWorkspace = async () => {
  const root = join(line.folder, 'workspace')
  await mkdir(join(root, 'build'), { recursive: true })
  await mkdir(join(root, 'mf-chat/src'), { recursive: true })
  await mkdir(join(root, 'shell/dist'), { recursive: true })
  await writeFile(join(root, 'package.json'), '{"workspaces":["shell","mf-chat"]}')
  await writeFile(join(root, 'build/build-package.ts'), '')
  await writeFile(join(root, 'mf-chat/src/remote.ts'), '')
  for (const file of ['jest/bin/jest.js', '@biomejs/biome/bin/biome', '../scripts/checks/check-types.ts']) {
    await mkdir(join(root, 'node_modules', file, '..'), { recursive: true })
    await writeFile(join(root, 'node_modules', file), '')
  }
  await writeFile(join(root, 'shell/dist/shell.json'), JSON.stringify({ ...shell, build: 'own' }))
  await cp(await buildOf('mf-chat', 'c1'), join(root, 'mf-chat/dist'), { recursive: true })
}
beforeAll(async () => {
  await line.registry.publish('mf-search', 'b1', 'b2')
  await layWorkspace()
})

/** Commands by their words, as the help tells them. */
const commandsIn = async (words = ''): Promise<string[]> => {
  const { exitCode, out } = await run(`${words} --help`)
  expect({ words, exitCode, out }).toEqual({ words, exitCode: 0, out: expect.stringMatching(/^Usage: jobspan/) })
  const [, list = ''] = out.split('\nCommands:\n')
  const names = [...list.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name).filter((name) => name !== 'help')
  if (names.length === 0) {
    expect({ words, out }).toEqual({ words, out: expect.stringContaining('--json') })
    return [words]
  }
  return (await Promise.all(names.map((name) => commandsIn(`${words} ${name}`.trim())))).flat()
}

const reason = '--reason "because it must"'
const sg = `--country sg ${reason} --yes`
const root = () => `--root ${join(line.folder, 'workspace')}`
const done = { sequence: expect.any(Number), cells: [expect.objectContaining({ remote: 'mf-search', country: 'sg' })] }
const error = { error: expect.objectContaining({ message: expect.any(String), next: expect.any(String) }) }

type Variant = [words: string | (() => string | Promise<string>), exitCode: number, answer: unknown]

/** Each command as it goes well, is refused (1), and is called wrongly (2), in an order in which they follow from each other. */
const variants: Record<string, Variant[]> = {
  release: [
    [() => `release mf-chat ${root()}`, 0, [expect.objectContaining({ fresh: true })]],
    [() => `release --all ${root()}`, 0, [expect.objectContaining({ fresh: false })]],
    [() => `release mf-none ${root()}`, 1, error],
    ['release mf-chat --all', 2, error],
  ],
  promote: [
    [`promote mf-search b1 ${sg}`, 0, expect.objectContaining(done)],
    [`promote mf-search b2 ${sg}`, 0, expect.objectContaining(done)],
    [`promote mf-search b9 ${sg}`, 1, error],
    ['promote', 2, error],
  ],
  rollback: [
    // What stood behind was passed over, and the release before was taken instead of the one named.
    [`rollback mf-search b1 ${sg}`, 2, error],
    [`rollback mf-search ${sg}`, 0, expect.objectContaining(done)],
    [`rollback mf-chat --country jp ${reason} --yes`, 1, error],
    [`rollback mf-search ${sg} --at yesterday`, 2, error],
  ],
  off: [
    [`off mf-search ${sg}`, 0, expect.objectContaining(done)],
    [`off mf-none ${sg}`, 1, error],
    ['off mf-search --country sg', 2, error],
  ],
  on: [
    [`on mf-search ${sg}`, 0, expect.objectContaining(done)],
    [`on mf-none ${sg}`, 1, error],
    ['on mf-search --country sg', 2, error],
  ],
  'canary start': [
    [`canary start mf-search b2 --percent 10 ${sg}`, 0, expect.objectContaining(done)],
    [`canary start mf-search b9 --percent 10 ${sg}`, 1, error],
    [`canary start mf-search b2 ${sg}`, 2, error],
  ],
  'canary change': [
    [`canary change mf-search b2 --percent 50 ${sg}`, 0, expect.objectContaining(done)],
    [`canary change mf-search b9 --percent 50 ${sg}`, 1, error],
    [`canary change mf-search b2 --percent lots ${sg}`, 2, error],
  ],
  'canary end': [
    [`canary end mf-search ${sg}`, 0, expect.objectContaining(done)],
    [`canary end mf-none ${sg}`, 1, error],
    ['canary end mf-search --country sg', 2, error],
  ],
  undo: [
    [
      async () => `undo ${(await json('audit list mf-search')).answer.rows[0].sequence} ${reason}`,
      0,
      expect.objectContaining({ sequence: expect.any(Number) }),
    ],
    [`undo 999999 ${reason}`, 1, error],
    [`undo first ${reason}`, 2, error],
  ],
  cancel: [
    [
      async () => `cancel ${(await json(`off mf-search --at +7d ${sg}`)).answer.scheduled[0].id} ${reason}`,
      0,
      expect.anything(),
    ],
    [`cancel 999999 ${reason}`, 1, error],
    ['cancel 1', 2, error],
  ],
  status: [
    ['status', 0, expect.anything()],
    ['status mf-search', 0, expect.anything()],
    ['status mf-none', 1, error],
    ['status mf-search mf-chat', 2, error],
  ],
  errors: [
    ['errors mf-search', 0, []],
    ['errors shell --state all', 0, []],
    ['errors mf-none', 1, error],
    ['errors mf-search 999999', 1, error],
    ['errors mf-search --set resolved', 2, error],
    ['errors mf-search first', 2, error],
  ],
  'audit list': [
    ['audit list mf-search --country sg', 0, expect.objectContaining({ rows: expect.any(Array) })],
    ['audit list --action guess', 2, error],
  ],
  'audit verify': [
    ['audit verify', 0, expect.objectContaining({ intact: true })],
    ['audit verify mf-search', 2, error],
  ],
  new: [
    [
      () => `new mf-skill-paths ${root()}`,
      0,
      { name: 'mf-skill-paths', path: '/skill-paths', title: 'Skill paths', files: expect.any(Array) },
    ],
    [() => `new mf-skill-paths ${root()}`, 1, error],
    [() => `new Skill_Paths ${root()}`, 2, error],
  ],
  check: [
    [() => `check mf-chat ${root()}`, 0, expect.objectContaining({ fits: true })],
    [() => `check --shell ${root()}`, 0, expect.objectContaining({ fits: true })],
    [() => `check mf-none ${root()}`, 1, error],
    [() => `check ${root()}`, 2, error],
  ],
  test: [
    [() => `test mf-chat ${root()}`, 0, expect.objectContaining({ passed: true, not_run: expect.any(Array) })],
    [() => `test mf-none ${root()}`, 1, error],
    [() => `test mf-chat --only speed ${root()}`, 2, error],
  ],
  preview: [
    [() => `preview 12 mf-chat --close ${root()}`, 0, { remote: 'mf-chat', request: '12', removed: [] }],
    [() => `preview 12 mf-none ${root()}`, 1, error],
    [() => `preview Twelve! mf-chat ${root()}`, 2, error],
  ],
  prune: [
    ['prune mf-search --keep 1 --dry-run', 0, [expect.objectContaining({ remote: 'mf-search' })]],
    ['prune mf-none --keep 1', 1, error],
    ['prune --keep none', 2, error],
  ],
  doctor: [
    ['doctor', 0, expect.objectContaining({ findings: expect.any(Array) })],
    ['doctor now', 2, error],
  ],
}

it('help tells what --help does', async () => {
  for (const words of ['', 'canary'])
    expect(await run(`help ${words}`)).toMatchObject({ exitCode: 0, out: (await run(`${words} --help`)).out })
})

// It said that --json was unknown, or nothing but its help, of which a pipeline cannot read what is missing.
it.each([
  ['', 'jobspan needs a command.', 'Name one of release, preview, prune, promote'],
  ['canary', 'jobspan canary needs a command.', 'Name one of start, change, end; `jobspan canary start --help`'],
  ['audit', 'jobspan audit needs a command.', 'Name one of list, verify; `jobspan audit list --help`'],
  ['canary begin', 'jobspan canary has no command begin.', 'Name one of start, change, end;'],
  ['publish mf-search', 'jobspan has no command publish.', 'Name one of release,'],
  ['promote mf-search', "required option '--", '`jobspan promote --help` tells how it is called.'],
  ['status --colour', "unknown option '--colour'", '`jobspan status --help` tells how it is called.'],
])('%p, which is not a whole command, says what is missing and what to do next', async (words, message, next) => {
  const { exitCode, answer } = await json(words)
  expect({ exitCode, answer }).toEqual({
    exitCode: 2,
    answer: { error: { message: expect.stringContaining(message), next: expect.stringContaining(next) } },
  })
  const person = await run(words)
  expect(person).toMatchObject({ exitCode: 2, out: '' })
  expect(person.err).toContain(message)
  expect(person.err).toContain(next)
})

// The list of those with help was written by hand: a command that was added stood in none of the tests.
it('every command has help and --json, and is tried here', async () => {
  expect((await commandsIn()).toSorted()).toEqual(Object.keys(variants).toSorted())
})

describe.each(Object.entries(variants))('%s', (_name, lines) => {
  it('prints one JSON value and nothing else, and its exit code tells how it went', async () => {
    for (const [given, expected, shape] of lines) {
      const words = typeof given === 'string' ? given : await given()
      // It throws where anything else is printed.
      const { exitCode, answer } = await json(words)
      expect({ words, exitCode, answer }).toEqual({ words, exitCode: expected, answer: shape })
    }
  })

  it('tells a person on stderr what is wrong and what to do next', async () => {
    for (const [given, expected] of lines.filter(([, code]) => code > 0)) {
      const words = typeof given === 'string' ? given : await given()
      const { exitCode, out, err } = await run(words)
      expect({ words, exitCode, out }).toEqual({ words, exitCode: expected, out: '' })
      expect(err.split('\n').length).toBeGreaterThan(1)
    }
  })
})
