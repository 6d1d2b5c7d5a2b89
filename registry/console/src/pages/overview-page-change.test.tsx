import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { giveReason, panelOverview, preview, setUpCellPanel } from '../testing/cell-panel.ts'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { personOf, smallRemoteOf, stateOf } from '../testing/samples.ts'

describe('a change from the panel of a cell', () => {
  const { server } = setUpCellPanel()

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
    await giveReason(user, 'Search is broken')
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
    await giveReason(user, 'White page')
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    await screen.findByText('1,234')
    expect(within(screen.getByRole('dialog')).getByText('Off')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Make this change' }))
    expect(await screen.findByText('mf-search is off in Japan: no other version runs there.')).toBeVisible()
  })
})
