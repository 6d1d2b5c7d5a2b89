import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, within } from '@testing-library/react'
import { aProgramme, asGuest, asMember, code, englishText, ownInvitations, paths } from '../testing/handlers.ts'
import { Page } from './invite-friends-page.tsx'

const server = setupMockApi(
  mockApiResponse('GET', paths.programme, { data: aProgramme() }),
  mockApiResponse('GET', paths.own, { data: ownInvitations() }),
  mockApiResponse('GET', paths.invitations, { data: { items: [], has_more: false } }),
)
const button = (key: string) => screen.findByRole('button', { name: englishText(key) })

describe('for guests', () => {
  it('says what both get and when it counts, and leads to a link by way of signing in', async () => {
    await renderWithPlatform(<Page />, asGuest())
    const mine = await screen.findByRole('list', { name: englishText('gets.you') })
    expect(within(mine).getByText(englishText('type.cash.name'))).toBeVisible()
    expect(within(mine).getByText('For every 3 friends')).toBeVisible()
    const theirs = screen.getByRole('list', { name: englishText('gets.friend') })
    expect(within(theirs).getByText(englishText('type.template.text', { days: '30' }))).toBeVisible()
    expect(screen.getByRole('link', { name: englishText('guest.action') })).toHaveAttribute(
      'href',
      '/en-us/get-started?redirect=%2Fen-us%2Finvite-friends',
    )
    await expectNoAxeViolations()
  })

  it('is mirrored in Arabic, and says where there is nothing to get', async () => {
    server.use(mockApiResponse('GET', paths.programme, { data: aProgramme({ rewards: [] }) }))
    await renderWithPlatform(<Page />, asGuest({ language: 'ar', country: 'sa' }))
    expect(await screen.findByText('لا توجد مكافآت في هذه الدولة حاليًا.')).toBeVisible()
    await expectNoAxeViolations()
  })
})

describe('the link', () => {
  it('is there once the member accepts the rules as they are now', async () => {
    const accepted: unknown[] = []
    server.use(
      mockApiResponse('GET', paths.own, { data: ownInvitations({ code: null }) }),
      mockApiResponse('POST', paths.link, async (request) => {
        const { terms_version: version } = (await request.json()) as { terms_version: string }
        accepted.push(version)
        return accepted.length === 1 ? { status: 409, code: 40021, message: 'other' } : { data: ownInvitations() }
      }),
    )
    const { user } = await act(() => renderWithPlatform(<Page />, asMember()))
    await user.click(await button('guest.action'))
    expect(await screen.findByText(englishText('terms.changed'))).toBeVisible()
    await user.click(await button('guest.action'))
    expect(await screen.findByRole('textbox', { name: englishText('link.label') })).toHaveValue(
      `http://localhost/en-us/invite/${code}`,
    )
    expect(accepted).toEqual(['2026-11', '2026-11'])
  })

  it('can be copied, shown as a picture, and taken along by one’s own programs', async () => {
    const { user } = await act(() => renderWithPlatform(<Page />, asMember()))
    await user.click(await button('link.copy'))
    expect(await screen.findByText(englishText('link.copied'))).toBeVisible()
    const show = await button('link.showQr')
    await act(() => user.click(show))
    expect(await screen.findByTitle(englishText('link.qr'))).toBeInTheDocument()
    const links = within(screen.getByRole('list', { name: englishText('link.with') })).getAllByRole('link')
    expect(links.map((link) => new URL((link as HTMLAnchorElement).href).host)).toEqual([
      '',
      'wa.me',
      't.me',
      'social-plugins.line.me',
    ])
    for (const link of links) expect((link as HTMLAnchorElement).href).toContain(encodeURIComponent(`/invite/${code}`))
  })
})
