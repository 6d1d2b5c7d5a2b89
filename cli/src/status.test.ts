import { beforeAll, describe, expect, it } from '@jest/globals'
import { sendTelemetry } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { monitorReleases } from '../../registry/src/telemetry/monitor-releases.ts'
import { setUpCommandLine } from './testing/command-line.ts'

const line = setUpCommandLine()
const { run, json, clientOf } = line
beforeAll(() => line.registry.publish('mf-search', 'b1', 'b2'))

describe('status', () => {
  const seen = async (events: object[]) => {
    const batch = { shell: 's1', country: 'hk', events }
    await clientOf().call(sendTelemetry, { body: { batches: [batch] as never } })
    await line.registry.services.collector.flush()
  }

  // A release wore the errors of the canary beside it.
  it('tells how the canary fares, and how the release beside it does', async () => {
    await run('promote mf-search b1 --country hk --reason "first release" --yes')
    await run('canary start mf-search b2 --percent 10 --country hk --reason "a few first"')
    const subject = (build: string) => ({ remote: 'mf-search', build })
    const bad = [
      { kind: 'mount', ...subject('b2') },
      { kind: 'error', ...subject('b2'), name: 'TypeError' },
    ]
    await seen([
      ...Array.from({ length: 50 }, () => ({ kind: 'mount', ...subject('b1') })),
      ...Array(20).fill(bad).flat(),
    ])
    // The health of cells is looked at anew only two seconds after the last time.
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    const { out } = await run('status mf-search')
    expect(out).toMatch(/^hk +b1 \+ b2 10% bad *$/m)
    // Of each build that it names: when it was published, and what is new in it.
    expect(out).toMatch(
      /^releases:\n( {2}mf-search {2}b[12] {2}\S+ \d\d:\d\d UTC {2}no note\n){2}nothing is scheduled/m,
    )
    const { answer } = await json('status mf-search')
    expect(answer.releases).toMatchObject([{ build: 'b2', note: null }, { build: 'b1' }])
    const cell = answer.remotes[0].cells.find(({ country }: { country: string }) => country === 'hk')
    expect(cell).toMatchObject({
      health: { mounts: 50, failure_rate: 0, state: 'good' },
      canary_health: { mounts: 20, failure_rate: 1, state: 'bad' },
    })
  })

  // It gave a rate alone: which errors they were, and since when, was for everyone to find out.
  it('says why a canary was halted: which errors, how many mounts, since when', async () => {
    await monitorReleases(line.registry.services, { warn: () => undefined })
    const { out } = await run('status mf-search')
    expect(out).toMatch(
      /^mf-search hk: b2 was halted \S+ \d\d:\d\d UTC: 20 of 20 views failed \(100\.0%\) in Hong Kong; for everybody else in the same time/m,
    )
    expect(out).toMatch(/^ {2}since \S+ \d\d:\d\d UTC: 20 of 20 views there failed; errors: TypeError 20$/m)
    const { answer } = await json('status mf-search')
    const cell = answer.remotes[0].cells.find(({ country }: { country: string }) => country === 'hk')
    const figures = { since: expect.any(String), mounts: 20, failed: 20, errors: [{ name: 'TypeError', count: 20 }] }
    expect(cell.halted).toMatchObject({ build: 'b2', figures })
  })

  it('of errors tells where they failed and what happened before, and their squad decides about them', async () => {
    const report = {
      kind: 'report',
      remote: 'mf-search',
      build: 'b2',
      source: 'boundary',
      name: 'RangeError',
      message: 'No pay',
      frames: [{ remote: 'mf-search', build: 'b2', file: 'web/page.js', line: 1, column: 9, name: 'showPay' }],
      page: '/jobs-hiring/:slug',
      breadcrumbs: [{ kind: 'call', ago: 2, method: 'GET', path: '/api/jobs/:id', status: 0 }],
    }
    await seen([report, report])
    await line.registry.services.errorReports.flush()
    const { out } = await run('errors mf-search')
    expect(out).toMatch(
      /^\d+ {2}new {2}RangeError: No pay\n {4}showPay · web\/page\.js:1 · 2 in 30 days · last \S+Z · b2$/,
    )
    const [id] = out.split(' ')
    const one = (await run(`errors mf-search ${id}`)).out
    expect(one).toContain('at showPay web/page.js:1:9 (no source map fits)')
    expect(one).toContain('2 s before: GET /api/jobs/:id: no answer')
    expect(await run(`errors mf-search ${id} --set resolved`, { who: 'squad' })).toMatchObject({ exitCode: 0 })
    expect((await run('errors mf-search')).out).toBe('no open errors of mf-search')
    const { answer } = await json('errors mf-search --state resolved --build b2')
    expect(answer).toMatchObject([{ id: Number(id), state: 'resolved', count: 2 }])
  })

  it('is followed by --again where that very build is wanted all the same', async () => {
    for (const words of ['promote mf-search b2', 'canary start mf-search b2 --percent 10']) {
      const refused = await json(`${words} --country hk --reason "once more"`)
      expect(refused).toMatchObject({
        exitCode: 1,
        answer: {
          error: {
            message: expect.stringContaining('b2 was halted before: hk at '),
            next: expect.stringContaining('--again'),
          },
        },
      })
    }
    expect((await run('promote mf-search b2 --again --country hk --reason "it was the network" --yes')).exitCode).toBe(
      0,
    )
    expect((await json('audit list mf-search --country hk')).answer.rows[0]).toMatchObject({
      action: 'promote',
      details: { again: ['hk'] },
    })
  })
})
