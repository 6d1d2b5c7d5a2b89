import { describe, expect, it } from '@jest/globals'
import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { giveReason, setUpCellPanel } from '../testing/cell-panel.ts'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { personOf } from '../testing/samples.ts'

const itemOf = (id: number, part: Partial<ScheduledChange> = {}): ScheduledChange => ({
  id,
  request: {
    remote: 'mf-search',
    countries: ['jp', 'sg'],
    change: { kind: 'toggle', enabled: false },
    reason: 'Holiday',
  },
  step: 'begin',
  at: '2099-01-01T00:00:00.000Z',
  actor: 'Kim Tan',
  ...part,
})

describe('schedule', () => {
  const reasons: unknown[] = []
  let items = [
    itemOf(2, { step: 'end', at: '2099-01-02T00:00:00.000Z' }),
    itemOf(1),
    itemOf(3, {
      at: '2099-01-03T00:00:00.000Z',
      request: { ...itemOf(3).request, change: { kind: 'promote', build: 'aaaa111122' } },
    }),
  ]
  setupMockApi(
    asPerson(personOf('product_owner')),
    mockApiResponse('GET', '/v1/overview', { data: { serial: 1, remotes: [] } }),
    mockApiResponse('GET', '/v1/schedule', () => ({ data: items })),
    mockApiResponse('POST', '/v1/schedule/1/cancel', async (request) => {
      reasons.push(await request.json())
      items = items.filter(({ id }) => id === 3)
      return { data: { id: 1 } }
    }),
  )

  it('lists what is to come, soonest first, and lets be cancelled what one may change', async () => {
    const { user } = await renderConsole('/schedule')
    await screen.findByText('Release version aaaa111 to everyone')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Turn off',
      'Ends: Turn off',
      'Release version aaaa111 to everyone',
    ])
    expect(screen.getAllByText(/Japan, Singapore/)).toHaveLength(3)
    // Promoting is no product owner's, nor is cancelling it.
    expect(
      screen.queryByRole('button', { name: 'Cancel: Release version aaaa111 to everyone' }),
    ).not.toBeInTheDocument()
    await expectNoAxeViolations()

    await user.click(screen.getByRole('button', { name: 'Cancel: Turn off' }))
    // It asked “Call this off?” above a list of which a phone shows nothing beside it.
    const dialog = await screen.findByRole('dialog', { name: 'Cancel “Turn off”?' })
    expect(within(dialog).getByText(/mf-search/).parentElement).toHaveTextContent(/^mf-search · Japan, Singapore · /)
    expect(within(dialog).getByText('The change won’t happen, and neither will its end.')).toBeVisible()
    await giveReason(user, 'The holiday moved', within(dialog))
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Canceled')).toBeInTheDocument()
    expect(reasons).toEqual([{ reason: 'The holiday moved' }])
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Release version aaaa111 to everyone',
    ])
    // What had been pressed was gone, and the focus with it.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })
})

describe('the panel of a cell', () => {
  const { registry, server } = setUpCellPanel()

  // A change that was scheduled showed on the page of the schedule only: whoever looked at the cell was surprised by it.
  it('announces what is scheduled for the cell, and lets it be cancelled there', async () => {
    registry.scheduled = [itemOf(3, { request: { ...itemOf(3).request, countries: ['jp'], reason: 'Licence ends' } })]
    server.use(
      mockApiResponse('POST', '/v1/schedule/3/cancel', () => {
        registry.scheduled = []
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
    await giveReason(user, 'Terms are signed', within(asked))
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(within(panel).queryByText('Scheduled')).not.toBeInTheDocument())
  })
})
