import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { giveReason, panelOverview, preview, setUpCellPanel } from '../testing/cell-panel.ts'
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { personOf } from '../testing/samples.ts'

describe('a change that needs a second look', () => {
  const { server } = setUpCellPanel()

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
    await giveReason(user, 'It was the network')
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
    await giveReason(user, 'Search is broken')
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    await screen.findByText('1,234')
    server.use(panelOverview({ version: 2, current: 'cccc333344', updated_by: 'Kim Tan' }, 2))
    await user.click(screen.getByRole('button', { name: 'Make this change' }))
    expect(await screen.findByText('Someone changed this in the meantime')).toBeInTheDocument()
    // It stood above what a phone shows, while the button below had turned into another.
    expect(screen.getByRole('heading', { name: 'Turn off' }).parentElement).toHaveFocus()
    expect(await screen.findByText(/was changed by Kim Tan/)).toBeInTheDocument()
    expect(within(screen.getByRole('dialog')).getByText('cccc333')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByText('Someone changed this in the meantime')).not.toBeInTheDocument())
    expect(screen.getByText('Reason: Search is broken')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Make this change' })).toBeInTheDocument()
    // Who was first may have wanted the same; it was offered once more, above an empty list.
    const isSo = { ...preview, cells: [], routes: { added: [], removed: [] }, slots: { added: [], removed: [] } }
    server.use(mockApiResponse('POST', '/v1/changes/preview', { data: isSo }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: 'See what changes' }))
    expect(await screen.findByText('Nothing would change: it’s already set this way.')).toBeInTheDocument()
    // Below it stood that it takes effect at once.
    expect(screen.queryByText(/Takes effect/)).not.toBeInTheDocument()
    expect(screen.queryByText('Before and after')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Make this change' })).not.toBeInTheDocument()
  })
})
