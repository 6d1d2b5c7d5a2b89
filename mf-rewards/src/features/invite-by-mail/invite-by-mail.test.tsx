import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { asMember, englishText, ownInvitations, paths } from '../../testing/handlers.ts'
import { InviteByMail } from './invite-by-mail.tsx'

const server = setupMockApi()
const button = (key: string) => screen.findByRole('button', { name: englishText(key) })

describe('invitations by our mail', () => {
  const typeAddresses = async (text: string) => {
    const page = await act(() => renderWithPlatform(<InviteByMail isOn />, asMember()))
    const field = await screen.findByRole('textbox', { name: englishText('mail.label') })
    await page.user.click(field)
    await page.user.paste(text)
    return { ...page, field }
  }

  it('go to people who expect them', async () => {
    const bodies: unknown[] = []
    server.use(
      mockApiResponse('POST', paths.mails, async (request) => {
        bodies.push(await request.json())
        return { data: { sent: 2, own: ownInvitations({ mails_left: 28 }) } }
      }),
    )
    const { user, platform } = await typeAddresses('ann@example.com, bo@example.com')
    await user.click(await button('mail.send'))
    expect(await screen.findByText(englishText('mail.expectedError'))).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: englishText('mail.expected') }))
    await user.click(await button('mail.send'))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith(englishText('mail.sent'), 'success'))
    expect(bodies).toEqual([{ emails: ['ann@example.com', 'bo@example.com'], is_expected: true }])
  })

  it('name each address that is wrong, and take at most ten', async () => {
    const { user, field } = await typeAddresses('ann@example, mei@example.com')
    await user.click(await button('mail.send'))
    expect(field).toBeInvalid()
    expect(
      await screen.findByText(
        `${englishText('mail.invalid', { email: 'ann@example' })} ${englishText('mail.own', { email: 'mei@example.com' })}`,
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove ann@example' }))
    await user.click(field)
    await user.paste(Array.from({ length: 10 }, (_, index) => `a${index}@example.com`).join(' '))
    expect(await screen.findByText(englishText('mail.many', { max: '10' }))).toBeVisible()
    await expectNoAxeViolations()
  })

  it('show at the field what the API refuses', async () => {
    server.use(
      mockApiResponse('POST', paths.mails, {
        status: 422,
        code: 40001,
        message: 'Please check.',
        errors: { 'emails.0': ['not_an_email'] },
      }),
    )
    const { user } = await typeAddresses('ann@example.com bo@example.com')
    await user.click(screen.getByRole('checkbox', { name: englishText('mail.expected') }))
    await user.click(await button('mail.send'))
    expect(await screen.findByText(englishText('mail.refused', { email: 'ann@example.com' }))).toBeVisible()
  })

  // As the field was left, a row of addresses moved the button away from under the pointer. And a key that was kept was refused with every other list.
  it('go to an address that was only typed, and once where an answer was lost', async () => {
    const sent: { emails: string[]; key: string | null }[] = []
    server.use(
      mockApiResponse('POST', paths.mails, async (request) => {
        const { emails } = (await request.json()) as { emails: string[] }
        sent.push({ emails, key: request.headers.get('idempotency-key') })
        return { status: 500, code: 50001 }
      }),
    )
    const { user, field } = await typeAddresses('ann@example.com')
    await user.click(screen.getByRole('checkbox', { name: englishText('mail.expected') }))
    expect(screen.queryByRole('list', { name: englishText('mail.list') })).not.toBeInTheDocument()
    const send = async (count: number) => {
      await user.click(await button('mail.send'))
      await waitFor(() => expect(sent).toHaveLength(count))
      await screen.findByRole('alert')
    }
    await send(1)
    await send(2)
    await user.fill(field, 'bo@example.com')
    await send(3)
    const [first, again, other] = sent
    expect(first?.emails).toEqual(['ann@example.com'])
    expect(again).toEqual(first)
    expect(other?.emails).toEqual(['ann@example.com', 'bo@example.com'])
    expect(other?.key).not.toBe(first?.key)
  })

  it('are not offered where the country does not allow them', async () => {
    await renderWithPlatform(<InviteByMail isOn={false} />, asMember())
    expect(await screen.findByText(englishText('mail.off', { country: 'Singapore' }))).toBeVisible()
    expect(screen.queryByRole('textbox', { name: englishText('mail.label') })).not.toBeInTheDocument()
  })
})
