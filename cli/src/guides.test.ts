import { readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { sendTelemetry } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { setUpCommandLine } from './testing/command-line.ts'

// The guides are followed line by line: a command that was renamed, or refuses what the guide says, was found by whoever followed it.

type Line = { section: string; words: string }

const read = (file: string) => readFileSync(file, 'utf8')

/** What the blocks of a guide let one type, in its order, each without its comment. Blocks of a language hold code. */
const linesOf = (guide: string): Line[] => {
  const lines: Line[] = []
  let section = ''
  let block: string | undefined
  for (const text of guide.split('\n').map((each) => each.trim())) {
    if (text.startsWith('```')) block = block === undefined ? text.slice(3) : undefined
    else if (text.startsWith('## ')) section = text.slice(3)
    else if (block === '' && text !== '')
      for (const words of text.replace(/\s{2,}#.*$/, '').split(' && ')) lines.push({ section, words })
  }
  return lines
}

const line = setUpCommandLine()
const remote = 'mf-skill-paths'
const own = () => join(line.folder, 'skill-paths')
const workspace = () => join(line.folder, 'workspace')

/** Takes the place of the build: gives what was laid for the next release, or for a preview. */
const builder = (dist: string) => `
import { cpSync, rmSync } from 'node:fs'
const kind = process.argv.some((word) => word.startsWith('--preview=')) ? 'preview' : 'release'
rmSync(${dist}, { recursive: true, force: true })
cpSync(\`builds/\${kind}\`, ${dist}, { recursive: true })
`
const write = async (file: string, text: string) => {
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, text)
}

/** An edit: from now on the build gives another release. */
const layBuild = async (root: string, build: string, kind = 'release') => {
  const pages = [{ path: '/skill-paths', access: 'public' as const, files: ['web/remoteEntry.js', 'web/page.js'] }]
  const built = await line.buildOf(remote, build, { pages })
  await rm(join(root, 'builds', kind), { recursive: true, force: true })
  await cp(built, join(root, 'builds', kind), { recursive: true })
}

const layWorkspace = async () => {
  await write(join(workspace(), 'package.json'), '{"workspaces":["shell"]}')
  await write(join(workspace(), 'build/build-package.ts'), builder("process.argv[2] + '/dist'"))
  for (const file of ['jest/bin/jest.js', '@biomejs/biome/bin/biome', '../scripts/checks/check-types.ts'])
    await write(join(workspace(), 'node_modules', file), '')
  await layBuild(workspace(), 'b00000000001')
}

/** What `npm install` brings into a repository. */
const layInstalledBuild = async () => {
  await write(join(own(), 'node_modules/@jobspan/build/lib/build/build-package.js'), builder("'dist'"))
  await write(join(own(), 'node_modules/@jobspan/build/package.json'), '{"type":"module","version":"0.1.0"}')
  await layBuild(own(), 'b00000000000')
  await layBuild(own(), 'preview-12-0123456789ab', 'preview')
}

const reportError = async () => {
  const subject = { remote, build: 'b00000000002' }
  const report = {
    kind: 'report',
    ...subject,
    source: 'boundary',
    name: 'RangeError',
    message: 'No pay',
    frames: [],
    page: '/',
    breadcrumbs: [],
  }
  const batch = { shell: 's1', country: 'sg', events: [report] }
  await line.clientOf().call(sendTelemetry, { body: { batches: [batch] as never } })
  await line.registry.services.collector.flush()
  await line.registry.services.errorReports.flush()
}

type Step = {
  /** What was done before, beside typing. */
  before?: () => Promise<void>
  /** Numbers and builds of this site in the place of those of the guide. */
  fill?: (words: string) => Promise<string>
  /** What the command says, as JSON; `exitCode` is always 0. */
  // biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
  says?: (answer: any) => void
}

const newestRow = async (of: string) => String((await line.json(`audit list ${of}`)).answer.rows[0].sequence)
const cellIn =
  (country: string, name = remote) =>
  async () => {
    const { answer } = await line.json(`status ${name}`)
    return answer.remotes[0].cells.find((cell: { country: string }) => cell.country === country)
  }
const passed = (answer: unknown) => expect(answer).toMatchObject({ passed: true })
const made = (answer: unknown) => expect(answer).toMatchObject({ sequence: expect.any(Number) })
const runs = (build: string) => (answer: { cells: object[] }) =>
  expect(answer.cells).toEqual(expect.arrayContaining([expect.objectContaining({ country: 'sg', current: build })]))

const firstRelease = `npx jobspan promote ${remote} --country sg --reason "first visitors"`
const squadSteps: Record<string, Step[]> = {
  'npx jobspan new mf-skill-paths --path /skill-paths --title "Skill paths"': [
    { says: (answer) => expect(answer).toMatchObject({ path: '/skill-paths', title: 'Skill paths' }) },
  ],
  'npx @jobspan/cli new mf-skill-paths --standalone --folder skill-paths': [
    { says: (answer) => expect(answer.files).toContain('src/remote.ts') },
  ],
  'npx jobspan check': [{ before: layInstalledBuild, says: (answer) => expect(answer).toMatchObject({ fits: true }) }],
  'npx jobspan release': [{ says: (answer) => expect(answer).toMatchObject([{ fresh: true }]) }],
  [firstRelease]: [{ says: runs('b00000000000') }, { says: runs('b00000000001') }],
  'npx jobspan test mf-skill-paths': [{ says: passed }],
  'npx jobspan test mf-skill-paths welcome summary': [{ says: passed }],
  'npx jobspan test mf-skill-paths --only texts,types': [{ says: passed }],
  'npx jobspan check mf-skill-paths': [{ says: (answer) => expect(answer).toMatchObject({ fits: true }) }],
  'npx jobspan release mf-skill-paths': [
    { says: (answer) => expect(answer).toMatchObject([{ fresh: true, release: { build: 'b00000000001' } }]) },
  ],
  'npx jobspan release mf-skill-paths --note "Paths by salary"': [
    {
      before: () => layBuild(workspace(), 'b00000000002'),
      says: (answer) => expect(answer).toMatchObject([{ fresh: true, release: { note: 'Paths by salary' } }]),
    },
  ],
  'npx jobspan canary start mf-skill-paths --percent 10 --country sg --reason "a tenth first"': [
    { says: (answer) => expect(answer.cells).toMatchObject([{ canary: { build: 'b00000000002', percent: 10 } }]) },
  ],
  'npx jobspan status mf-skill-paths': [{ says: (answer) => expect(answer.remotes).toMatchObject([{ name: remote }]) }],
  'npx jobspan canary change mf-skill-paths <build> --percent 50 --country sg --reason "no errors in an hour"': [
    {
      fill: async (words) => words.replace('<build>', 'b00000000002'),
      says: (answer) => expect(answer.cells).toMatchObject([{ canary: { percent: 50 } }]),
    },
  ],
  'npx jobspan promote mf-skill-paths --country all --reason "good in Singapore"': [{ says: runs('b00000000002') }],
  'npx jobspan rollback mf-skill-paths --country sg --reason "errors on apply"': [{ says: runs('b00000000001') }],
  'npx jobspan audit list mf-skill-paths': [
    { says: (answer) => expect(answer.rows[0]).toMatchObject({ action: 'roll_back', reason: 'errors on apply' }) },
  ],
  'npx jobspan undo 214 --reason "wrong country"': [
    {
      fill: async (words) => words.replace('214', await newestRow(remote)),
      says: async () => expect(await cellIn('sg')()).toMatchObject({ current: 'b00000000002' }),
    },
  ],
  'npx jobspan off mf-skill-paths --country sg --why "shows the wrong pay"': [
    { says: async () => expect(await cellIn('sg')()).toMatchObject({ enabled: false }) },
  ],
  'npx jobspan on mf-skill-paths --country sg --why "mended"': [
    { says: async () => expect(await cellIn('sg')()).toMatchObject({ enabled: true }) },
  ],
  'npx jobspan errors mf-skill-paths': [
    { before: reportError, says: (answer) => expect(answer).toMatchObject([{ name: 'RangeError' }]) },
  ],
  'npx jobspan errors mf-skill-paths 17': [
    {
      fill: (words) => withErrorId(words),
      says: (answer) => expect(answer).toMatchObject({ group: { state: 'open' } }),
    },
  ],
  'npx jobspan errors mf-skill-paths 17 --set resolved': [
    {
      fill: (words) => withErrorId(words),
      says: (answer) => expect(answer).toMatchObject({ group: { state: 'resolved' } }),
    },
  ],
  'npx jobspan preview 12': [
    {
      says: (answer) =>
        expect(answer).toMatchObject({ request: '12', links: [{ country: 'sg', href: expect.any(String) }] }),
    },
  ],
  'npx jobspan preview 12 --close': [
    { says: (answer) => expect(answer).toMatchObject({ removed: ['preview-12-0123456789ab'] }) },
  ],
  'npx jobspan check mf-skill-paths --json': [{ says: (answer) => expect(answer).toMatchObject({ fits: true }) }],
  'npx jobspan release mf-skill-paths --json': [
    {
      before: () => layBuild(workspace(), 'b00000000003'),
      says: (answer) => expect(answer).toMatchObject([{ fresh: true }]),
    },
  ],
  'npx jobspan canary start mf-skill-paths --percent 5 --country sg --reason "$CI_COMMIT_TITLE" --yes --json': [
    { says: made },
  ],
  'npx jobspan prune --keep 20 --dry-run': [
    {
      says: (answer) => expect(answer).toEqual(expect.arrayContaining([expect.objectContaining({ remote, kept: 4 })])),
    },
  ],
  'npx jobspan prune mf-skill-paths --keep 20 --reason "disk"': [
    { says: (answer) => expect(answer).toMatchObject([{ remote, removed: [] }]) },
  ],
}
const withErrorId = async (words: string) =>
  words.replace('17', String((await line.json(`errors ${remote} --state all`)).answer[0].id))

/** Days of the guide go by. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const ownerSteps: Record<string, Step[]> = {
  'npx jobspan status': [{ says: (answer) => expect(answer.remotes.length).toBeGreaterThan(0) }],
  'npx jobspan off mf-search --country my,sg --reason "licence pending"': [
    { says: async () => expect(await cellIn('my', 'mf-search')()).toMatchObject({ enabled: false }) },
  ],
  'npx jobspan on mf-search --country my,sg --reason "licence granted"': [
    { says: async () => expect(await cellIn('my', 'mf-search')()).toMatchObject({ enabled: true }) },
  ],
  'npx jobspan audit list --country my': [
    { says: (answer) => expect(answer.rows[0]).toMatchObject({ action: 'toggle', reason: 'licence granted' }) },
  ],
  'npx jobspan undo 214 --reason "too early"': [
    {
      fill: async (words) => words.replace('214', await newestRow('mf-search')),
      says: async () => expect(await cellIn('my', 'mf-search')()).toMatchObject({ enabled: false }),
    },
  ],
  'npx jobspan on mf-search --country my,sg --reason "holiday" --at 2026-12-01T09:00+08:00 --until 2026-12-08T09:00+08:00':
    [
      {
        fill: async (words) => words.replace('2026-12-01', dayIn(30)).replace('2026-12-08', dayIn(37)),
        says: (answer) =>
          expect(answer).toMatchObject({ sequence: null, scheduled: [{ step: 'begin' }, { step: 'end' }] }),
      },
    ],
  'npx jobspan cancel 12 --reason "moved to January"': [
    {
      fill: async (words) => words.replace('12', String((await line.json('status')).answer.scheduled[0].id)),
      says: async () => expect((await line.json('status')).answer.scheduled).toEqual([]),
    },
  ],
  'npx jobspan audit verify': [{ says: (answer) => expect(answer).toMatchObject({ intact: true }) }],
}

beforeAll(async () => {
  await layWorkspace()
  await line.registry.publish('mf-search', 'b1')
  await line.run('promote mf-search b1 --country all --reason "first release"')
})

const squads = read('docs/guides/for-squads.md')
const owners = read('docs/guides/for-product-owners.md')

/** Whether a line is of this command line; all else is npm, git and the shell. */
const isJobspan = ({ words }: Line) => words.startsWith('npx jobspan ') || words.startsWith('npx @jobspan/cli ')
const commandsOf = (guide: string) => linesOf(guide).filter(isJobspan)

/** Each line with what is to come of it, in the order of the guide; the same words may stand there twice. */
const pair = (lines: Line[], steps: Record<string, Step[]>) => {
  const count = new Map<string, number>()
  return lines.map(({ section, words }) => {
    const times = count.get(words) ?? 0
    count.set(words, times + 1)
    return [words, section, steps[words]?.[times]] as const
  })
}

const follow = async (words: string, section: string, step: Step | undefined, token: string) => {
  if (!step) throw new Error(`No test follows this line of the guide: ${words}`)
  await step.before?.()
  const [command = ''] = [await (step.fill?.(words) ?? words)].map((each) => each.replace(/^npx \S+ /, ''))
  const takesRoot = /^(new|check|release|test|preview)\b/.test(command) && !command.includes('--standalone')
  const isOwn = ['In a repository of your own', 'Show a pull request'].includes(section)
  const root = takesRoot ? ` --root ${isOwn ? own() : workspace()}` : ''
  // The guide is for somebody at a terminal, who agrees to what is asked.
  const { exitCode, out, err } = await line.run(`${command.replace(' --json', '')} --json${root}`, {
    answer: true,
    env: { JOBSPAN_TOKEN: token },
  })
  expect({ words, exitCode, err: exitCode === 0 ? '' : err + out }).toEqual({ words, exitCode: 0, err: '' })
  await step.says?.(JSON.parse(out))
}

describe('the guide for squads', () => {
  const lines = commandsOf(squads)

  it('has each line that is followed here', () => {
    expect(lines.map(({ words }) => words)).toEqual(expect.arrayContaining(Object.keys(squadSteps)))
  })

  it.each(pair(lines, squadSteps))('%s', async (words, section, step) => {
    const who = words.includes(' prune ') ? 'administrator' : 'squad'
    const token = (await line.registry.token(who, who === 'squad' ? [remote] : [])).secret
    await follow(words, section, step, token)
  })
})

describe('the guide for product owners, in a terminal', () => {
  const lines = commandsOf(owners)

  it('has each line that is followed here', () => {
    expect(lines.map(({ words }) => words)).toEqual(expect.arrayContaining(Object.keys(ownerSteps)))
  })

  it.each(pair(lines, ownerSteps))('%s', async (words, section, step) => {
    await follow(words, section, step, (await line.registry.token('product_owner')).secret)
  })
})

describe('what the guides name beside', () => {
  const scriptsOf = (file: string) => Object.keys((JSON.parse(read(file)) as { scripts: object }).scripts)

  it('npm has the scripts that they run', () => {
    const others = linesOf(squads).filter((each) => !isJobspan(each))
    for (const { section, words } of others) {
      const script = /^npm (?:run )?(\S+)/.exec(words)?.[1]
      if (script === undefined || ['install', 'exec'].includes(script)) {
        expect(words).toMatch(/^(cd skill-paths|git init|npm install|export JOBSPAN_\w+=.*|REGISTRY_PIPELINES=\[.*\])$/)
        continue
      }
      const file = section === 'In a repository of your own' ? join(own(), 'package.json') : 'package.json'
      expect({ words, scripts: scriptsOf(file) }).toEqual({ words, scripts: expect.arrayContaining([script]) })
    }
  })

  it('the command line has the commands and options that they name in a sentence', async () => {
    const names = [
      'release',
      'preview',
      'prune',
      'promote',
      'rollback',
      'off',
      'on',
      'canary start',
      'canary end',
      'undo',
      'cancel',
      'status',
      'errors',
      'audit list',
      'new',
      'check',
      'test',
      'doctor',
    ]
    const help = (await Promise.all(names.map(async (name) => (await line.run(`${name} --help`)).out))).join('\n')
    const inline = [squads, owners]
      .flatMap((guide) => [...guide.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)])
      .map(([, words = '']) => words)
    const options = inline.flatMap((words) => [...words.matchAll(/(?<![\w-])--[a-z-]+/g)].map(([option]) => option))
    expect(options.length).toBeGreaterThan(10)
    for (const option of new Set(options)) expect(help).toContain(option)
    for (const words of inline) {
      const [, command] = /^npx jobspan (\S+)/.exec(words) ?? []
      if (command !== undefined && command !== '…') expect(names.map((name) => name.split(' ')[0])).toContain(command)
    }
  })

  it('a new repository has the workflow that releases it as the guide shows it', () => {
    const yaml = /```yaml\n([\s\S]*?)```/.exec(squads)?.[1] ?? ''
    const workflow = read(join(own(), '.github/workflows/release.yml'))
    const shown = yaml
      .split('\n')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('#'))
    expect(shown.length).toBeGreaterThan(5)
    const there = workflow.split('\n').map((each) => each.trim())
    for (const each of shown) expect(there).toContain(each)
  })
})
