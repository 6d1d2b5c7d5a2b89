import { describe, expect, it } from '@jest/globals'
import { signInMethods } from '@jobspan/shared-features/identity-confirmation/testing'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { aProgramme, aSummary, asMember, aWithdrawal, englishText, paths } from '../testing/handlers.ts'
import { Page } from './withdraw-page.tsx'

const address = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'
const server = setupMockApi(
  mockApiResponse('GET', paths.programme, { data: aProgramme() }),
  mockApiResponse('GET', paths.points, { data: { available: 2000, reserved: 0 } }),
  mockApiResponse('GET', paths.withdrawals, { data: { items: [], has_more: false } }),
)

const fillIn = async (target: string, points: string) => {
  const page = await renderWithPlatform(<Page />, asMember())
  const { user } = page
  await user.type(await screen.findByRole('textbox', { name: englishText('withdraw.kind.address') }), target)
  await user.type(screen.getByRole('textbox', { name: englishText('withdraw.pointsLabel') }), points)
  await user.click(screen.getByRole('button', { name: englishText('withdraw.next') }))
  return page
}

describe('a withdrawal', () => {
  it('is shown before it is asked for', async () => {
    const bodies: unknown[] = []
    server.use(
      mockApiResponse('POST', paths.withdrawals, async (request) => {
        bodies.push(await request.json())
        return { data: aWithdrawal() }
      }),
    )
    const { user } = await fillIn(address, '200')
    expect(await screen.findByText(address)).toBeVisible()
    expect(screen.getByText('2 USDT')).toBeVisible()
    await expectNoAxeViolations()
    server.use(
      mockApiResponse('GET', paths.withdrawals, { data: { items: [aWithdrawal({ points: 200 })], has_more: false } }),
    )
    await user.click(screen.getByRole('button', { name: englishText('withdraw.confirm') }))
    expect(await screen.findByText(englishText('withdraw.open'))).toBeVisible()
    expect(screen.getByText(englishText('withdraw.state.requested'))).toBeVisible()
    expect(bodies).toEqual([
      { network: 'tron', target: { kind: 'address', value: address }, points: 200, terms_version: '2026-11' },
    ])
  })

  it('is checked at its fields, by the rules of its network', async () => {
    const { user } = await fillIn('0x12', '150')
    expect(await screen.findByText(englishText('withdraw.fault.tron'))).toBeVisible()
    expect(screen.getByText(englishText('withdraw.fault.step', { step: '100' }))).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Ethereum/ }))
    expect(await screen.findByText(englishText('withdraw.fault.ethereum'))).toBeVisible()
    expect(
      screen.getByText(
        englishText('withdraw.fault.minimum', { network: englishText('withdraw.network.ethereum'), minimum: '1,000' }),
      ),
    ).toBeVisible()
    await expectNoAxeViolations()
  })

  it('says at its field what the API refuses', async () => {
    server.use(
      mockApiResponse('POST', paths.withdrawals, { status: 422, code: 41250, message: 'No such address on Tron.' }),
    )
    const { user } = await fillIn(address, '200')
    await user.click(await screen.findByRole('button', { name: englishText('withdraw.confirm') }))
    const field = await screen.findByRole('textbox', { name: englishText('withdraw.kind.address') })
    expect(field).toHaveAccessibleDescription('No such address on Tron.')
    expect(field).toHaveValue(address)
  })

  // Whoever came upon an open session could pay the points out to themself.
  it('needs a recent proof: it waits where the question is closed, and is sent once there is one', async () => {
    let isConfirmed = false
    const keys = new Set<string | null>()
    server.use(
      mockApiResponse('GET', '/api/auth/ways-in', { data: signInMethods }),
      mockApiResponse('POST', '/api/auth/confirm', () => {
        isConfirmed = true
        return { data: { confirmed_until: '2026-11-20T09:00:00Z' } }
      }),
      mockApiResponse('POST', paths.withdrawals, (request) => {
        keys.add(request.headers.get('idempotency-key'))
        return isConfirmed ? { data: aWithdrawal() } : { status: 403, code: 40007, message: 'Confirm who you are.' }
      }),
    )
    const { user, platform } = await fillIn(address, '200')
    const confirm = await screen.findByRole('button', { name: englishText('withdraw.confirm') })
    await user.click(confirm)
    await screen.findByLabelText('Password', { selector: 'input' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(address)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(confirm)
    await user.fill(await screen.findByLabelText('Password', { selector: 'input' }), 'the right one')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith(englishText('withdraw.requested'), 'success'))
    expect(keys.size).toBe(1)
  })

  it('that is open can be taken back', async () => {
    server.use(
      mockApiResponse('GET', paths.withdrawals, { data: { items: [aWithdrawal()], has_more: false } }),
      mockApiResponse('POST', `${paths.withdrawals}/1/cancel`, { data: aWithdrawal({ state: 'cancelled' }) }),
    )
    const { user, platform } = await renderWithPlatform(<Page />, asMember())
    const summary = ['mf-rewards', 'earned', 'summary']
    platform.queryClient.setQueryData(summary, aSummary())
    const cancel = await screen.findByRole('button', { name: englishText('withdraw.cancel') })
    server.use(
      mockApiResponse('GET', paths.withdrawals, {
        data: { items: [aWithdrawal({ state: 'cancelled', can_cancel: false })], has_more: false },
      }),
    )
    await user.click(cancel)
    expect(await screen.findByText(englishText('withdraw.state.cancelled'))).toBeVisible()
    expect(screen.getByRole('button', { name: englishText('withdraw.next') })).toBeVisible()
    // The page of rewards went on to say the points of before.
    expect(platform.queryClient.getQueryState(summary)?.isInvalidated).toBe(true)
  })

  it('is not offered in a country where points are not paid out', async () => {
    server.use(mockApiResponse('GET', paths.programme, { data: aProgramme({ is_cash_on: false }) }))
    await renderWithPlatform(<Page />, asMember())
    expect(await screen.findByText(englishText('withdraw.off'))).toBeVisible()
    expect(screen.queryByRole('button', { name: englishText('withdraw.next') })).not.toBeInTheDocument()
  })
})
