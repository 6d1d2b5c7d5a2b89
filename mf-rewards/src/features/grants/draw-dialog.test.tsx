import { createHash, webcrypto } from 'node:crypto'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { findDrawWinners, hashTickets } from '@jobspan/shared-kit/contracts/rewards/draw-winners'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { asMember, englishText, paths } from '../../testing/handlers.ts'
import { DrawDialog } from './draw-dialog.tsx'

const server = setupMockApi()
// Browsers have it, jsdom does not.
beforeAll(() => {
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle })
})

describe('a draw', () => {
  const seed = 'ab'.repeat(32)
  const tickets = ['t-1', 't-2', 't-3']
  const openDraw = async (winners: string[], winnerCount = 1) => {
    const draw = {
      id: 5,
      state: 'closed',
      prize: 'Headphones',
      winner_count: winnerCount,
      opened_at: '2026-11-01T00:00:00Z',
      closes_at: '2026-11-20T00:00:00Z',
      closed_at: '2026-11-20T00:00:00Z',
      seed_hash: createHash('sha256').update(seed).digest('hex'),
      seed,
      tickets_hash: await hashTickets(tickets),
      tickets: 3,
      winners,
      own_tickets: ['t-1'],
      has_more_own_tickets: true,
    }
    server.use(
      mockApiResponse('GET', paths.draws, { data: { items: [draw] } }),
      mockApiResponse('GET', `${paths.draws}/5/tickets`, { data: { tickets } }),
    )
    const { user } = await renderWithPlatform(<DrawDialog open onClose={() => undefined} />, asMember())
    await user.click(await screen.findByRole('button', { name: englishText('draw.check') }))
  }

  it('is computed again in the browser', async () => {
    await openDraw(await findDrawWinners(seed, tickets, 1))
    expect(await screen.findByText(englishText('draw.right'))).toBeVisible()
    expect(screen.getByText(englishText('draw.ownMore'))).toBeVisible()
    await expectNoAxeViolations()
  })

  it('is seen to be wrong where another ticket is said to have won', async () => {
    const [won] = await findDrawWinners(seed, tickets, 1)
    await openDraw(tickets.filter((ticket) => ticket !== won).slice(0, 1))
    expect(await screen.findByText(englishText('draw.wrong'))).toBeVisible()
  })

  // Whoever drew could say afterwards that there had been fewer prizes: the check counted those that were given.
  it('is seen to be wrong where fewer tickets won than was published before', async () => {
    await openDraw(await findDrawWinners(seed, tickets, 1), 2)
    expect(screen.getByText(englishText('draw.winnerCount', { number: '2' }))).toBeVisible()
    expect(await screen.findByText(englishText('draw.wrong'))).toBeVisible()
  })
})
