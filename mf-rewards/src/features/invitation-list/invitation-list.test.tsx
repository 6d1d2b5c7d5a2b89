import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { anInvitation, asMember, englishText, paths } from '../../testing/handlers.ts'
import { InvitationList } from './invitation-list.tsx'

const server = setupMockApi()

describe('the list of invitations', () => {
  it('says how far each has come, and why one does not count', async () => {
    server.use(
      mockApiResponse('GET', paths.invitations, {
        data: {
          items: [
            anInvitation({ id: 4, state: 'registered', days_left: 3 }),
            anInvitation({ id: 3, state: 'not_counted', not_counted_reason: 'late' }),
            anInvitation({ id: 2, state: 'in_review', review_reasons: ['device', 'speed'] }),
            anInvitation({
              id: 1,
              channel: 'mail',
              address: 'a•••@example.com',
              state: 'sent',
              sent_at: '2026-11-01T08:00:00Z',
            }),
          ],
          has_more: false,
        },
      }),
    )
    await renderWithPlatform(<InvitationList />, asMember())
    const list = await screen.findByRole('list', { name: englishText('list.title') })
    const rows = within(list).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('3 days left')
    expect(rows[1]).toHaveTextContent(englishText('list.reason.late', { days: '7' }))
    expect(rows[2]).toHaveTextContent(`${englishText('review.device')} and ${englishText('review.speed')}`)
    expect(rows[3]).toHaveTextContent('a•••@example.com')
    await expectNoAxeViolations()
  })

  it('can be asked for again where it did not come', async () => {
    server.use(mockApiResponse('GET', paths.invitations, { status: 503, code: 50003 }))
    const { user } = await renderWithPlatform(<InvitationList />, asMember())
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockApiResponse('GET', paths.invitations, { data: { items: [anInvitation()], has_more: false } }))
    await user.click(retry)
    expect(await screen.findByText(englishText('list.byLink'))).toBeVisible()
  })
})
