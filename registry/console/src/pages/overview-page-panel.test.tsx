import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { giveReason, panelOverview, setUpCellPanel } from '../testing/cell-panel.ts'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { auditRowOf, personOf, smallRemoteOf, stateOf } from '../testing/samples.ts'

describe('panel of a cell', () => {
  const { registry, server } = setUpCellPanel()

  it('offers each role what it may do, and says so to who may nothing', async () => {
    await renderConsole('/?cell=mf-search.sg')
    const panel = await screen.findByRole('dialog', { name: 'mf-search · Singapore' })
    expect(within(panel).getByRole('button', { name: 'Turn off' })).toBeInTheDocument()
    expect(within(panel).queryByRole('button', { name: 'Release to everyone' })).not.toBeInTheDocument()
    cleanup()
    server.use(asPerson(personOf('squad', ['mf-search'])))
    await renderConsole('/?cell=mf-search.sg')
    const squads = await screen.findByRole('dialog', { name: 'mf-search · Singapore' })
    expect(within(squads).getByRole('button', { name: 'End the gradual release' })).toBeInTheDocument()
    expect(within(squads).getByRole('button', { name: 'Turn off' })).toBeInTheDocument()
    cleanup()
    server.use(asPerson(personOf('squad', ['mf-chat'])))
    await renderConsole('/?cell=mf-search.sg')
    expect(
      await screen.findByText(/Your role \(Team\) can look at this feature, but not change it/),
    ).toBeInTheDocument()
  })

  // A hash told nobody which version it was, and “mf-search” nobody what.
  it('tells features and versions by their names, days and notes', async () => {
    const [search] = [smallRemoteOf('mf-search', { jp: { previous: 'cccc333344' } })]
    const releases = [
      { build: 'aaaa111122', published_at: new Date(2019, 10, 20, 14, 5).toISOString(), note: 'Salaries by month' },
    ]
    server.use(
      mockApiResponse('GET', '/v1/overview', {
        data: { serial: 1, remotes: [{ ...search, display_name: 'Job search', releases }] },
      }),
    )
    await renderConsole('/?cell=mf-search.jp')
    const panel = await screen.findByRole('dialog', { name: 'Job search · Japan' })
    const factOf = (name: string) => within(panel).getByText(name, { selector: 'dt' }).nextElementSibling
    expect(factOf('Version')).toHaveTextContent(/^20 Nov 2019, 14:05 · Salaries by month aaaa111$/)
    expect(factOf('Previous version')).toHaveTextContent('cccc333344')
    const name = /^Job search, Japan, On, the version of 20 Nov 2019, 14:05, Healthy/
    expect(screen.getByRole('button', { name, hidden: true })).toHaveTextContent('20 Nov 2019, 14:05')
    expect(screen.getByRole('columnheader', { name: 'Job search', hidden: true })).toBeInTheDocument()
  })

  // Undo was there for twenty seconds, and then somewhere in the audit log.
  it('says what was changed last and why, and offers to undo it for as long as it is the last', async () => {
    registry.logged = [auditRowOf(42)]
    server.use(
      panelOverview({ enabled: false, turned_off: { by: 'Kim Tan', by_squad: false } }),
      mockApiResponse('POST', '/v1/changes/42/undo', { data: { sequence: 43, cells: [] } }),
    )
    const { user } = await renderConsole('/?cell=mf-search.jp')
    const panel = await screen.findByRole('dialog', { name: 'mf-search · Japan' })
    expect(within(panel).getByText('Turned off by').nextElementSibling).toHaveTextContent('Kim Tan')
    expect(await within(panel).findByText(/: Terms are not translated/)).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: 'Undo change 42' }))
    const dialog = await screen.findByRole('dialog', { name: 'Undo change 42' })
    await giveReason(user, 'Terms are there now', within(dialog))
    await user.click(within(dialog).getByRole('button', { name: 'Undo this change' }))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
  })

  it('says once why a gradual release was stopped', async () => {
    const why = '5 of 5 views failed (100.0%) in Japan; for everybody else in the same time 0 of 36 views failed (0.0%)'
    registry.logged = [auditRowOf(42, { action: 'halt', actor: 'registry, by itself', reason: why })]
    server.use(panelOverview({ halted: { build: 'bbbb222233', at: '2026-11-20T11:00:00.000Z', why } }))
    await renderConsole('/?cell=mf-search.jp')
    const panel = await screen.findByRole('dialog', { name: 'mf-search · Japan' })
    expect(await within(panel).findByText(/^registry, by itself/)).toBeVisible()
    expect(within(panel).getAllByText(why, { exact: false })).toHaveLength(1)
  })

  it('offers a team no way to turn on what it did not turn off', async () => {
    const after = stateOf({ enabled: false, turned_off: { by: 'Kim Tan', by_squad: false } })
    registry.logged = [auditRowOf(42, { cells: [{ country: 'jp', before: stateOf(), after }] })]
    server.use(
      asPerson(personOf('squad', ['mf-search'])),
      panelOverview({ enabled: false, turned_off: { by: 'Kim Tan', by_squad: false } }),
    )
    await renderConsole('/?cell=mf-search.jp')
    const panel = await screen.findByRole('dialog', { name: 'mf-search · Japan' })
    expect(await within(panel).findByText(/A product owner or an administrator can turn it on again/)).toBeVisible()
    expect(within(panel).queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument()
    expect(within(panel).queryByRole('button', { name: 'Undo change 42' })).not.toBeInTheDocument()
    cleanup()
    server.use(panelOverview({ enabled: false, turned_off: { by: 'CI of mf-search', by_squad: true } }))
    await renderConsole('/?cell=mf-search.jp')
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeInTheDocument()
  })

  // The version that runs wore the errors of the gradual release beside it.
  it('shows the figures of a gradual release apart from those of the version that all others have', async () => {
    const canary = { build: 'bbbb222233', percent: 10, started_at: '2026-11-20T10:00:00.000Z' }
    const canary_health = { mounts: 40, failure_rate: 0.5, p75_load: 900, state: 'bad' }
    server.use(panelOverview({ canary, canary_health }))
    await renderConsole('/?cell=mf-search.jp')
    const panel = await screen.findByRole('dialog', { name: 'mf-search · Japan' })
    const current = within(panel).getByRole('group', { name: 'Version aaaa111' })
    expect(current).toHaveTextContent(/Views400Error rate0%/)
    const bad = within(panel).getByRole('group', { name: 'Gradual release bbbb222' })
    expect(bad).toHaveTextContent(/Views40Error rate50%/)
    await expectNoAxeViolations(panel)
    const name = /^mf-search, Japan, On, version aaaa111, Healthy, Gradual release 10%, Many errors/
    expect(screen.getByRole('button', { name, hidden: true })).toBeInTheDocument()
  })
})
