import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { getOverview } from '@jobspan/shared-kit/contracts/registry/rollout'
import { sql } from 'drizzle-orm'
import { resolveConnection } from './client/connection.ts'
import { setUpCommandLine } from './testing/command-line.ts'

const line = setUpCommandLine()
const { run, json, clientOf } = line
beforeAll(() => line.registry.publish('mf-search', 'b1', 'b2'))

const cellOf = async (remote: string, country: string) =>
  (await clientOf().call(getOverview)).remotes
    .find(({ name }) => name === remote)
    ?.cells.find((cell) => cell.country === country)

describe('changes', () => {
  it('promote, canary, its share and its end, and the way back', async () => {
    expect(await json('promote mf-search b1 --country sg,my --reason "first release" --yes')).toMatchObject({
      exitCode: 0,
      answer: { sequence: expect.any(Number), cells: [{ current: 'b1' }, { current: 'b1' }] },
    })
    expect((await run('canary start mf-search --percent 10 --country sg --reason "a few first"')).exitCode).toBe(0)
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ current: 'b1', canary: { build: 'b2', percent: 10 } })
    await run('canary change mf-search b2 --percent "25 %" --country sg --reason "looks good"')
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ canary: { percent: 25 } })
    await run('canary end mf-search --country sg --reason "seen enough" --yes')
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ canary: null })
    // It said that the change was scheduled.
    expect(await run('canary end mf-search --country sg --reason "seen enough"')).toMatchObject({
      exitCode: 0,
      out: 'nothing to change: it is so already',
    })
    await run('promote mf-search --country sg --reason "for all"')
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ current: 'b2' })
    expect((await run('rollback mf-search --country sg --reason "too slow" --yes')).exitCode).toBe(0)
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ current: 'b1' })
  })

  it('show what visitors lose and are not made without --yes', async () => {
    const { exitCode, out, err } = await run('off mf-search --country sg --reason "holiday"')
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
    expect(err).toMatch(/sg: on, b1 → off, b1[\s\S]*− route \/mf-search[\s\S]*Add --yes/)
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ enabled: true })
    const off = await json('off mf-search --country sg --reason "holiday" --yes')
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ enabled: false })
    expect((await run(`undo ${off.answer.sequence} --reason "no holiday"`)).exitCode).toBe(0)
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ enabled: true })
  })

  // Refused, in the middle of an emergency: there was no earlier release to go back to.
  it('roll back a canary that nothing came before, and say that the remote is off there', async () => {
    await run('canary start mf-search b1 --percent 10 --country jp --reason "the first here"')
    const refused = await run('rollback mf-search --country jp --reason "white page"')
    expect(refused).toMatchObject({ exitCode: 1, err: expect.stringContaining('mf-search will be off in jp') })
    const { exitCode, out, err } = await run('rollback mf-search --country jp --reason "white page" --yes')
    expect(err).toContain('jp: on, no release, canary b1 10% → off, no release')
    expect({ exitCode, out }).toEqual({
      exitCode: 0,
      out: expect.stringContaining('mf-search is off in jp: no other release of it runs there'),
    })
    expect(await cellOf('mf-search', 'jp')).toMatchObject({ current: null, canary: null })
  })

  // Right after a release went from one country to all, nothing could be taken back in all of them, and it led to `status` alone.
  it('that go back where nothing came before say where, and what helps there', async () => {
    const { exitCode, err } = await run('rollback mf-search --country sg,es --reason "white page" --yes')
    expect(exitCode).toBe(1)
    expect(err).toMatch(
      /Nothing was changed\. .*es: .*\n.*--country where an earlier release ran.*`jobspan off mf-search`/,
    )
  })

  it('can wait for their time, and be cancelled', async () => {
    const planned = await json('off mf-search --country my --reason "next week" --at +7d --until +8d --yes')
    expect(planned).toMatchObject({
      exitCode: 0,
      answer: { sequence: null, scheduled: [{ step: 'begin' }, { step: 'end' }] },
    })
    const { out } = await run('status mf-search')
    expect(out).toMatch(/still to come:\n.*mf-search my: off begins/)
    // It stood in the log without its country, and did not show where that was asked for.
    expect((await run('audit list mf-search --country my')).out).toMatch(/schedule .*mf-search .*my .*next week/)
    const [{ id }] = planned.answer.scheduled
    expect((await run(`cancel ${id}`)).err).toMatch(/--reason/)
    expect((await run(`cancel ${id} --reason "moved to May"`)).exitCode).toBe(0)
    expect((await run('audit list mf-search')).out.split('\n')[0]).toMatch(/cancel_schedule .*: moved to May$/)
    expect((await run('status mf-search')).out).toMatch(/nothing is scheduled/)
  })

  it('are listed with the numbers by which they are taken back', async () => {
    const { exitCode, out } = await run('audit list mf-search --country sg')
    expect(exitCode).toBe(0)
    const [newest, before] = out.split('\n')
    expect(newest).toMatch(/^\d+ +\S+Z +undo +mf-search +sg +\S.*: no holiday$/)
    expect(before).toMatch(/ toggle +mf-search +sg .*: holiday$/)
    const { answer } = await json(`audit list --action toggle --before ${newest?.split(' ')[0]}`)
    expect(answer.rows).toMatchObject([{ action: 'toggle', reason: 'holiday' }])
    expect((await run('audit list mf-nowhere')).out).toBe('No row of the log is like that.')
  })

  // Both pointed to `status`, which lists no row of the log and nothing of what is over.
  it('that are not there lead to where they are listed', async () => {
    const undone = await run('undo 999999 --reason "wrong row"')
    expect(undone).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/no change 999999[\s\S]*`jobspan audit list`/),
    })
    const published = await json('audit list --action publish')
    const nothing = await run(`undo ${published.answer.rows[0].sequence} --reason "no cell of it"`)
    expect(nothing).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/changed nothing that visitors see[\s\S]*`jobspan audit list`/),
    })
    const cancelled = await json('cancel 999999 --reason "not needed"')
    expect(cancelled).toMatchObject({
      exitCode: 1,
      answer: {
        error: {
          message: expect.stringContaining('No change 999999'),
          next: expect.stringMatching(/status.*undo/),
          status: 404,
        },
      },
    })
  })

  // Refused: a squad could take back its release, and not the remote that had none to go back to.
  it('switch a remote off and on with the token of its squad', async () => {
    const off = await run('off mf-search --country sg --why "shows the wrong pay" --yes', { who: 'squad' })
    expect(off).toMatchObject({ exitCode: 0, out: expect.stringContaining('done, row') })
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ enabled: false })
    expect((await run('audit list mf-search')).out.split('\n')[0]).toMatch(/ toggle .*: shows the wrong pay$/)
    expect((await run('on mf-search --country sg --why "mended"', { who: 'squad' })).exitCode).toBe(0)
    expect(await cellOf('mf-search', 'sg')).toMatchObject({ enabled: true })
  })

  it('only say what they would do with --dry-run', async () => {
    await run('promote mf-search b1 --country gb --reason "first release"')
    await run('promote mf-search b2 --country gb --reason "second release"')
    const before = await cellOf('mf-search', 'gb')
    const newest = async () => (await json('audit list mf-search')).answer.rows[0].sequence
    const row = await newest()
    const commands: [string, RegExp][] = [
      ['promote mf-search b1', /gb: on, b2 → on, b1/],
      ['rollback mf-search', /gb: on, b2 → on, b1/],
      ['canary start mf-search b1 --percent 5', /gb: on, b2 → on, b2, canary b1 5%/],
      ['off mf-search', /gb: on, b2 → off, b2[\s\S]*− route \/mf-search/],
    ]
    for (const [words, said] of commands) {
      const { exitCode, out, err } = await run(`${words} --country gb --why "just to see" --dry-run`)
      expect({ words, exitCode, err, out }).toEqual({ words, exitCode: 0, err: '', out: expect.stringMatching(said) })
      expect(out).toMatch(/nothing was changed \(--dry-run\)$/)
      const { answer } = await json(`${words} --country gb --why "just to see" --dry-run --at +2h`)
      expect(answer).toMatchObject({ dry_run: true, preview: { cells: [{ country: 'gb' }] } })
    }
    expect((await run('on mf-search --country gb --why "just to see" --dry-run')).out).toMatch(/it is so already$/)
    const refused = await run('promote mf-search b9 --country gb --why "just to see" --dry-run')
    expect(refused).toMatchObject({ exitCode: 1, out: '' })
    expect(await cellOf('mf-search', 'gb')).toEqual(before)
    expect(await newest()).toBe(row)
    expect((await run('status mf-search')).out).toMatch(/nothing is scheduled/)
  })

  // The link came with the change already made: what it showed could no longer be prevented.
  it.each(['promote mf-search b2', 'canary start mf-search b2 --percent 5'])(
    '%s prints the preview link, and changes nothing before a person has said so',
    async (words) => {
      await run('promote mf-search b1 --country ca --reason "first release" --yes')
      const before = await cellOf('mf-search', 'ca')
      const refused = await run(`${words} --country ca --why "to look at first"`, { answer: false })
      expect(refused).toMatchObject({ exitCode: 1, out: '' })
      expect(refused.err).toMatch(
        /see it before \(ca; for an hour\): http\S+preview=\S+\nDo it\?\nNothing was changed\./,
      )
      expect(await cellOf('mf-search', 'ca')).toEqual(before)
      // A pipeline has nobody to ask, and finds the link in its log.
      const made = await run(`${words} --country ca --why "looked at"`)
      expect(made).toMatchObject({ exitCode: 0, err: expect.stringContaining('see it before (ca') })
      expect(await cellOf('mf-search', 'ca')).not.toEqual(before)
      await run('canary end mf-search --country ca --why "for the next" --yes')
    },
  )

  it('are made where a person at the terminal agrees', async () => {
    await run('promote mf-search b1 --country ca --reason "first release" --yes')
    const made = await run('promote mf-search b2 --country ca --why "looked at"', { answer: true })
    expect(made).toMatchObject({ exitCode: 0, out: expect.stringContaining('done, row') })
    expect(await cellOf('mf-search', 'ca')).toMatchObject({ current: 'b2' })
  })

  it('say whose right it is where the token has none', async () => {
    const { exitCode, err } = await run('off mf-chat --country sg --why "not mine" --yes', { who: 'squad' })
    expect(exitCode).toBe(1)
    expect(err).toMatch(/may not do this \(toggle mf-chat\); who may: .*\(administrator\)[\s\S]*Ask an administrator/)
  })
})

describe('the audit log', () => {
  it('is verified, and a row that was changed behind its back is found', async () => {
    expect(await json('audit verify')).toMatchObject({ exitCode: 0, answer: { intact: true } })
    await line.registry.db.execute(sql`ALTER TABLE registry.audit DISABLE TRIGGER ALL`)
    await line.registry.db.execute(sql`UPDATE registry.audit SET reason = 'nothing to see' WHERE sequence = 3`)
    const { exitCode, out } = await run('audit verify')
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: expect.stringContaining('broken at row 3') })
  })
})

describe('a command that cannot be done', () => {
  it.each([
    ['promote mf-search', /--reason/],
    ['promote mf-search --country zz --reason "no such place"', /zz is none of our countries/],
    ['promote mf-search --country sg --reason x', /3 to 500 characters/],
    ['promote mf-search --country sg --reason "too late" --at 2020-01-01', /has passed/],
    ['promote mf-search --country sg --reason "odd end" --at +2h --until +1h', /ends before it begins/],
    ['canary start mf-search --percent 100 --country sg --reason "all of them"', /below 100/],
    ['off mf-search --country sg', /--why/],
    ['toggle mf-search off --country sg --why "old word"', /has no command toggle/],
    ['no-such-command', /has no command no-such-command/],
    ['audit list --country sg,my', /one country/],
    ['undo first --reason "no number"', /whole number/],
    ['release', /Which remote\?/],
  ])('%s is wrong usage (2) and says so', async (words, said) => {
    const { exitCode, out, err } = await run(words)
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
    expect(err).toMatch(said)
    const { exitCode: again, answer } = await json(words)
    expect({ again, answer }).toEqual({
      again: 2,
      answer: { error: { message: expect.stringMatching(said), next: expect.any(String) } },
    })
  })

  it('names the registry that does not answer, and a token that is not valid', async () => {
    const nowhere = await run('status', { env: { JOBSPAN_REGISTRY: 'http://127.0.0.1:9' } })
    expect(nowhere).toMatchObject({ exitCode: 1, err: expect.stringMatching(/No registry answers at .*\n.*npm start/) })
    const stranger = await run('status', { env: { JOBSPAN_TOKEN: 'guessed' } })
    expect(stranger).toMatchObject({ exitCode: 1, err: expect.stringContaining('JOBSPAN_TOKEN is not valid here') })
  })

  // Each ended in a stack trace, and printed nothing where JSON was asked for.
  it('says in two lines, or in JSON, what nobody foresaw', async () => {
    const data = join(line.folder, 'data')
    await mkdir(join(data, 'registry/tokens/administrator'), { recursive: true })
    const env = { DATA_DIR: data, JOBSPAN_REGISTRY: '', JOBSPAN_TOKEN: '' }
    const unreadable = await run('status', { env })
    expect(unreadable).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/tokens\/administrator cannot be read \(EISDIR\)\.\nRun this as .*$/),
    })
    await writeFile(join(data, 'registry/keys'), 'no folder')
    const local = { ...env, JOBSPAN_TOKEN: line.tokens.administrator, REGISTRY_PORT: new URL(line.origin).port }
    expect(await run('doctor', { env: local })).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/^ENOTDIR: .*registry\/keys'\nIt must be there, .*$/),
    })
    expect(await json('doctor', { env: local })).toMatchObject({
      exitCode: 1,
      answer: { error: { message: expect.stringContaining('ENOTDIR'), next: expect.stringContaining('DATA_DIR') } },
    })
    await writeFile(join(data, 'registry.json'), '{"pid":1,"po')
    const broken = await run('doctor', { env: { ...env, JOBSPAN_TOKEN: 'any' } })
    expect(broken).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(/registry\.json does not say where .*\n.*`npm start`/),
    })
  })

  it('never sends the local token to a registry that was named', () => {
    expect(resolveConnection({ JOBSPAN_REGISTRY: 'https://registry.example.com' }).token).toBeUndefined()
  })
})
