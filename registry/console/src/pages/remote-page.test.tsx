import { beforeEach, describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { asPerson, renderConsole, setScreen } from '../testing/render-console.tsx'
import { personOf, releaseOf, remoteOf } from '../testing/samples.ts'

const canary = { build: 'bbbb222233', percent: 10, started_at: '2026-11-20T10:00:00.000Z' }
const overview = (parts: Parameters<typeof remoteOf>[1]) =>
  mockApiResponse('GET', '/v1/overview', { data: { serial: 1, remotes: [remoteOf('mf-search', parts)] } })
const figures = (mounts: number, failures = 0) => ({ mounts, failures, errors: 0, p75_load: 200 })

describe('one remote', () => {
  const server = setupMockApi(
    asPerson(personOf('viewer')),
    overview({ jp: { canary } }),
    mockApiResponse('GET', '/v1/audit', { data: { rows: [], more: false } }),
    mockApiResponse('GET', '/v1/schedule', { data: [] }),
  )
  beforeEach(() => setScreen('wide'))

  it('tells of each release what it changed over the one before', async () => {
    const published_at = new Date(2019, 10, 20, 14, 5).toISOString()
    const older = releaseOf('aaaa111122', { current_in: ['sg', 'my'], published_at })
    const newer = releaseOf('bbbb222233', {
      routes: ['/', '/remote-jobs'],
      slots: ['mf-search.summary'],
      shared: { react: '^19.4.0' },
      page_bytes: 41_500,
      canary_in: ['jp'],
      published_at: new Date(2019, 10, 21, 9, 0).toISOString(),
      note: 'Salaries by month',
    })
    server.use(mockApiResponse('GET', '/v1/remotes/mf-search/releases', { data: [newer, older] }))
    await renderConsole('/remotes/mf-search')
    const card = within(await screen.findByRole('article', { name: 'Version of 21 Nov 2019, 09:00' }))
    expect(card.getByText('Salaries by month')).toBeVisible()
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Remote jobs page'),
      expect.stringContaining('Its summary on other pages'),
      expect.stringContaining('Companies page'),
      expect.stringContaining('react ^19.3.1 → ^19.4.0'),
      expect.stringContaining('Heaviest page +1.5 kB'),
    ])
    expect(card.getAllByRole('img', { name: 'Added:' })).toHaveLength(2)
    expect(card.getAllByRole('img', { name: 'Removed:' })).toHaveLength(1)
    expect(card.getByText('Gradual release in 1 country')).toBeInTheDocument()
    const first = within(screen.getByRole('article', { name: 'Version of 20 Nov 2019, 14:05' }))
    expect(first.getByText('The first version.')).toBeInTheDocument()
    expect(first.getByText('Runs in 2 countries')).toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('draws the canary beside the current release where it runs, and says the same in figures', async () => {
    const minutes = [
      { at: '2026-11-20T10:01:00.000Z', current: figures(90), canary: figures(10) },
      { at: '2026-11-20T10:02:00.000Z', current: figures(180, 2), canary: figures(19, 1) },
      { at: new Date(Date.now() - 20_000).toISOString(), current: figures(3), canary: figures(0) },
    ]
    const asked: (string | null)[] = []
    server.use(
      mockApiResponse('GET', '/v1/remotes/mf-search/canary', (request) => {
        asked.push(new URL(request.url).searchParams.get('country'))
        return { data: { current: 'aaaa111122', canary: 'bbbb222233', minutes } }
      }),
    )
    const { user } = await renderConsole('/remotes/mf-search/canary')
    expect(await screen.findByRole('img', { name: /^Error rate and views by minute/ })).toBeInTheDocument()
    expect(asked[0]).toBe('jp')
    // The minute that still ran made both lines plunge.
    await user.click(screen.getByText('The chart as a table'))
    const [, newest] = within(screen.getByRole('table')).getAllByRole('row')
    // What failed before it was shown was tried all the same: a release of which nothing came had no views and 100 % errors.
    expect(
      within(newest as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['182', '1.1%', '20', '5%'])
    await expectNoAxeViolations()
  })

  // Of a gradual release that failed at once it said that nobody had received it, below its views.
  it('says of a first minute with views that the chart is still to come', async () => {
    const minutes = [{ at: new Date(Date.now() - 20_000).toISOString(), current: figures(0), canary: figures(6, 6) }]
    server.use(
      mockApiResponse('GET', '/v1/remotes/mf-search/canary', {
        data: { current: 'aaaa111122', canary: 'bbbb222233', minutes },
      }),
    )
    await renderConsole('/remotes/mf-search/canary')
    expect(await screen.findByText('The first minute isn’t over yet')).toBeVisible()
    expect(screen.queryByText('No visitor has received it yet')).not.toBeInTheDocument()
  })

  it('says why the last canary was taken back', async () => {
    const why = '4 of 40 views failed (10.0%) in Japan'
    server.use(
      overview({ jp: { halted: { build: 'bbbb222233', at: '2026-11-20T11:00:00.000Z', why } } }),
      mockApiResponse('GET', '/v1/remotes/mf-search/canary', {
        data: { current: 'aaaa111122', canary: null, minutes: [] },
      }),
    )
    await renderConsole('/remotes/mf-search/canary?country=jp')
    expect(await screen.findByText(`The last one, version bbbb222, was stopped automatically: ${why}`)).toBeVisible()
  })

  it('says which errors stopped it, in how many views and since when', async () => {
    const figures = {
      since: '2026-11-20T10:00:00.000Z',
      mounts: 1200,
      failed: 60,
      errors: [{ name: 'TypeError', count: 55 }],
      failures: [{ phase: 'chunk', reason: 'timeout', count: 5 }],
    }
    const why = '4 of 40 views failed (10.0%) in Japan'
    server.use(overview({ jp: { halted: { build: 'bbbb222233', at: '2026-11-20T11:00:00.000Z', why, figures } } }))
    await renderConsole('/?cell=mf-search.jp')
    expect(await screen.findByText(/^60 of 1,200 views failed in this country since/)).toBeVisible()
    expect(screen.getByText('Errors: TypeError 55 · Code of a page or section: Too late 5')).toBeVisible()
  })

  // Its chart was drawn without a word on how it ended, in a country that nothing led to.
  it('leads from the cell of a halted canary to its chart, which says that it was taken back', async () => {
    const why = '4 of 40 views failed (10.0%) in Japan'
    const asked: (string | null)[] = []
    server.use(
      overview({ jp: { halted: { build: 'bbbb222233', at: '2026-11-20T11:00:00.000Z', why } } }),
      mockApiResponse('GET', '/v1/remotes/mf-search/canary', (request) => {
        asked.push(new URL(request.url).searchParams.get('country'))
        const minutes = [{ at: '2026-11-20T10:01:00.000Z', current: figures(90), canary: figures(40, 4) }]
        return { data: { current: 'aaaa111122', canary: 'bbbb222233', minutes } }
      }),
    )
    const { user, at } = await renderConsole('/?cell=mf-search.jp')
    await user.click(await screen.findByRole('link', { name: 'Gradual release' }))
    expect(at()).toBe('/remotes/mf-search/canary?country=jp')
    expect(await screen.findByText('This gradual release was stopped automatically')).toBeVisible()
    expect(screen.getByText(new RegExp(why.replace(/[()]/g, '\\$&')))).toBeVisible()
    cleanup()
    asked.length = 0
    await renderConsole('/remotes/mf-search/canary')
    await screen.findByRole('img', { name: /^Error rate and views by minute/ })
    expect(asked[0]).toBe('jp')
  })
})
