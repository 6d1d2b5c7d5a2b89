import { beforeEach, describe, expect, it } from '@jest/globals'
import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { asPerson, renderConsole, setScreen } from '../testing/render-console.tsx'
import { auditRowOf, personOf, releaseOf, smallRemoteOf, stateOf } from '../testing/samples.ts'

const preview = {
  cells: [{ country: 'jp', version: 1, before: stateOf(), after: stateOf({ enabled: false }) }],
  visitors: 1234,
  routes: { added: [], removed: ['/jobs-hiring/:query', '/free-resume-template'] },
  // A story shows components to developers: visitors lose nothing with it.
  slots: { added: [], removed: ['kit.mf-search', 'mf-search.summary'] },
  links: [{ country: 'jp', href: 'http://site.test/ja/?preview=token' }],
}

describe('panel of a cell', () => {
  const toCome = {
    id: 3,
    request: {
      remote: 'mf-search',
      countries: ['jp'],
      change: { kind: 'toggle', enabled: false },
      reason: 'Licence ends',
    },
    step: 'begin',
    at: '2099-01-01T00:00:00.000Z',
    actor: 'Kim Tan',
  }
  let scheduled: object[] = []
  let logged: AuditRow[] = []
  const panelOverview = (jp: object = {}, serial = 1) =>
    mockApiResponse('GET', '/v1/overview', {
      data: {
        serial,
        remotes: [
          smallRemoteOf('mf-search', {
            jp,
            sg: { canary: { build: 'bbbb222233', percent: 10, started_at: '2026-11-20T10:00:00.000Z' } },
          }),
        ],
      },
    })
  const server = setupMockApi(
    asPerson(personOf('product_owner')),
    panelOverview(),
    mockApiResponse('GET', '/v1/remotes/mf-search/releases', {
      data: [releaseOf('bbbb222233'), releaseOf('aaaa111122')],
    }),
    mockApiResponse('POST', '/v1/changes/preview', { data: preview }),
    mockApiResponse('GET', '/v1/schedule', () => ({ data: scheduled })),
    mockApiResponse('GET', '/v1/audit', () => ({ data: { rows: logged, more: false } })),
  )
  beforeEach(() => {
    setScreen('wide')
    scheduled = []
    logged = []
  })

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
    expect(await screen.findByText(/Your role \(Team\) may look at this feature, not change it/)).toBeInTheDocument()
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
    logged = [auditRowOf(42)]
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
    await user.type(within(dialog).getByLabelText('Reason'), 'Terms are there now')
    await user.click(within(dialog).getByRole('button', { name: 'Undo this change' }))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
  })

  it('says once why a gradual release was stopped', async () => {
    const why = '5 of 5 views failed (100.0%) in Japan; for everybody else in the same time 0 of 36 views failed (0.0%)'
    logged = [auditRowOf(42, { action: 'halt', actor: 'registry, by itself', reason: why })]
    server.use(panelOverview({ halted: { build: 'bbbb222233', at: '2026-11-20T11:00:00.000Z', why } }))
    await renderConsole('/?cell=mf-search.jp')
    const panel = await screen.findByRole('dialog', { name: 'mf-search · Japan' })
    expect(await within(panel).findByText(/^registry, by itself/)).toBeVisible()
    expect(within(panel).getAllByText(why, { exact: false })).toHaveLength(1)
  })

  it('offers a team no way to turn on what it did not turn off', async () => {
    const after = stateOf({ enabled: false, turned_off: { by: 'Kim Tan', by_squad: false } })
    logged = [auditRowOf(42, { cells: [{ country: 'jp', before: stateOf(), after }] })]
    server.use(
      asPerson(personOf('squad', ['mf-search'])),
      panelOverview({ enabled: false, turned_off: { by: 'Kim Tan', by_squad: false } }),
    )
    await renderConsole('/?cell=mf-search.jp')
    const panel = await screen.findByRole('dialog', { name: 'mf-search · Japan' })
    expect(await within(panel).findByText(/A product owner or an administrator may turn it on again/)).toBeVisible()
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

  // A change that was scheduled showed on the page of the schedule only: whoever looked at the cell was surprised by it.
  it('announces what is scheduled for the cell, and lets it be cancelled there', async () => {
    scheduled = [toCome]
    server.use(
      mockApiResponse('POST', '/v1/schedule/3/cancel', () => {
        scheduled = []
        return { data: { id: 3 } }
      }),
    )
    const { user } = await renderConsole('/?cell=mf-search.jp')
    const panel = await screen.findByRole('dialog', { name: 'mf-search · Japan' })
    expect(await within(panel).findByText('Scheduled')).toBeVisible()
    expect(within(panel).getByText('Kim Tan: Licence ends')).toBeVisible()
    const cells = screen.getAllByRole('button', { name: /^mf-search, .*A change is scheduled$/, hidden: true })
    expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual([expect.stringContaining('Japan')])
    await expectNoAxeViolations(panel)
    await user.click(within(panel).getByRole('button', { name: 'Cancel: Turn off' }))
    const asked = await screen.findByRole('dialog', { name: 'Cancel “Turn off”?' })
    await user.type(within(asked).getByLabelText('Reason'), 'Terms are signed')
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(within(panel).queryByText('Scheduled')).not.toBeInTheDocument())
  })

  // The focus went to the panel's way out after Cancel, and after the panel to the top of the document.
  it('gives the focus back to what was pressed, and to the cell where an address opened it', async () => {
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^mf-search, Japan, On/ })).toHaveFocus())
  })

  // The button for undoing took the focus to the page as it went away with the panel, before the cell had it.
  it('gives the focus back to the cell also where its last change can be undone', async () => {
    logged = [auditRowOf(12)]
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await screen.findByRole('button', { name: 'Undo change 12' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(screen.getByRole('button', { name: /^mf-search, Japan, On/ })).toHaveFocus()
  })

  // Escape did nothing once a change was chosen, though nothing could be lost by it yet.
  it('closes on Escape until something is typed', async () => {
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: /^mf-search, Japan, On/ }))
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await user.type(screen.getByLabelText('Reason'), 'Lic')
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Reason')).toHaveValue('Lic')
  })

  it('shows what a change would do before it is made, and offers to undo it after', async () => {
    const sent: { reason?: string; expected?: object }[] = []
    server.use(
      mockApiResponse('POST', '/v1/changes', async (request) => {
        sent.push((await request.json()) as object)
        return { data: { sequence: 12, cells: [], scheduled: [] } }
      }),
      mockApiResponse('POST', '/v1/changes/12/undo', { data: { sequence: 13, cells: [] } }),
    )
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    // The focus was on the panel's way out by now, and Escape threw away what was typed.
    expect(screen.getByRole('heading', { name: 'Turn off' }).parentElement).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Give a reason of at least 3 characters')
    // It stayed red until the next press, however good the reason.
    await user.type(screen.getByLabelText('Reason'), 'xyz')
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Kept permanently in the audit log')
    await user.clear(screen.getByLabelText('Reason'))
    // What was wrong stayed out of sight on a phone, above the button that seemed to do nothing.
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    await user.click(screen.getByText('Countries: Japan'))
    await user.click(screen.getByRole('button', { name: 'None' }))
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    expect(screen.getByRole('checkbox', { name: 'Japan' })).toHaveFocus()
    await user.click(screen.getByRole('checkbox', { name: 'Japan' }))
    await user.type(screen.getByLabelText('Reason'), 'Search is broken')
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    expect(await screen.findByText('1,234')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Turn off' }).parentElement).toHaveFocus()
    // Addresses and names of slots stood there, which tell nothing to who does not build them.
    const lost = within(screen.getByRole('heading', { name: 'Visitors lose' }).parentElement as HTMLElement)
    expect(lost.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Job search',
      'Free resume template page',
      'Its summary on other pages',
    ])
    expect(screen.getByRole('link', { name: 'Japan' })).toHaveAttribute('href', preview.links[0]?.href)
    expect(sent).toHaveLength(0)
    await expectNoAxeViolations(screen.getByRole('dialog'))
    await user.click(screen.getByRole('button', { name: 'Make this change' }))
    expect(await screen.findByText('mf-search is off in Japan.')).toBeInTheDocument()
    expect(sent[0]).toMatchObject({ reason: 'Search is broken', expected: { jp: 1 } })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('says that a feature is off where the gradual release that ended was its only version', async () => {
    const canary = { build: 'bbbb222233', percent: 10, started_at: '2026-11-20T10:00:00.000Z' }
    const [before, after] = [stateOf({ current: null, canary }), stateOf({ current: null })]
    const ended = smallRemoteOf('mf-search', { jp: { current: null } }).cells
    server.use(
      asPerson(personOf('squad', ['mf-search'])),
      panelOverview({ current: null, canary }),
      mockApiResponse('POST', '/v1/changes/preview', {
        data: { ...preview, cells: [{ country: 'jp', version: 1, before, after }] },
      }),
      mockApiResponse('POST', '/v1/changes', { data: { sequence: 12, cells: ended, scheduled: [] } }),
    )
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await user.click(await screen.findByRole('button', { name: 'End the gradual release' }))
    await user.type(screen.getByLabelText('Reason'), 'White page')
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    await screen.findByText('1,234')
    expect(within(screen.getByRole('dialog')).getByText('Off')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Make this change' }))
    expect(await screen.findByText('mf-search is off in Japan: no other version runs there.')).toBeVisible()
  })

  // A version that had been stopped automatically went to everybody at one press.
  it('asks once more before a version goes out again that was stopped automatically', async () => {
    const message = 'bbbb222233 was halted before: jp at 2026-11-20 10:00 UTC, 5 of 5 views failed.'
    const again = ['jp at 2026-11-20T10:00:00.000Z, 5 of 5 views failed']
    const sent: { change: { again?: boolean } }[] = []
    server.use(
      asPerson(personOf('squad', ['mf-search'])),
      mockApiResponse('POST', '/v1/changes/preview', async (request) => {
        const body = (await request.json()) as { change: { again?: boolean } }
        sent.push(body)
        if (body.change.again) return { data: preview }
        return { status: 409, code: 409, message, errors: { again } }
      }),
    )
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await user.click(await screen.findByRole('button', { name: 'Release to everyone' }))
    await user.selectOptions(await screen.findByLabelText('Version'), 'bbbb222233')
    await user.type(screen.getByLabelText('Reason'), 'It was the network')
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    expect(await screen.findByText('This version was stopped automatically before')).toBeVisible()
    // It named the build and the moment as programs do.
    expect(screen.getByText(/5 of 5 views failed/)).toHaveTextContent(/^Japan, 20 Nov 2026.*: 5 of 5 views failed$/)
    expect(screen.queryByText(/bbbb222233 was halted/)).not.toBeInTheDocument()
    const agreed = screen.getByRole('checkbox', { name: 'Release it again all the same' })
    await expectNoAxeViolations(screen.getByRole('dialog'))
    // What was agreed to for one version is not agreed to for another.
    await user.click(agreed)
    await user.selectOptions(screen.getByLabelText('Version'), 'aaaa111122')
    expect(agreed).not.toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Version'), 'bbbb222233')
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Release it again all the same' }))
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    expect(await screen.findByText('1,234')).toBeVisible()
    expect(sent.map(({ change }) => change.again ?? false)).toEqual([false, false, true])
  })

  it('tells the second of two people what the first did, and keeps what was typed', async () => {
    server.use(mockApiResponse('POST', '/v1/changes', { status: 409, code: 409, message: 'Japan changed meanwhile.' }))
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await user.type(screen.getByLabelText('Reason'), 'Search is broken')
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    await screen.findByText('1,234')
    server.use(panelOverview({ version: 2, current: 'cccc333344', updated_by: 'Kim Tan' }, 2))
    await user.click(screen.getByRole('button', { name: 'Make this change' }))
    expect(await screen.findByText('Someone changed this meanwhile')).toBeInTheDocument()
    // It stood above what a phone shows, while the button below had turned into another.
    expect(screen.getByRole('heading', { name: 'Turn off' }).parentElement).toHaveFocus()
    expect(await screen.findByText(/was changed by Kim Tan/)).toBeInTheDocument()
    expect(within(screen.getByRole('dialog')).getByText('cccc333')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(screen.queryByText('Someone changed this meanwhile')).not.toBeInTheDocument())
    expect(screen.getByText('Reason: Search is broken')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Make this change' })).toBeInTheDocument()
    // Who was first may have wanted the same; it was offered once more, above an empty list.
    const isSo = { ...preview, cells: [], routes: { added: [], removed: [] }, slots: { added: [], removed: [] } }
    server.use(mockApiResponse('POST', '/v1/changes/preview', { data: isSo }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    expect(await screen.findByText('Nothing would change: it is so already.')).toBeInTheDocument()
    // Below it stood that it takes effect at once.
    expect(screen.queryByText(/Takes effect/)).not.toBeInTheDocument()
    expect(screen.queryByText('Before and after')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Make this change' })).not.toBeInTheDocument()
  })
})
