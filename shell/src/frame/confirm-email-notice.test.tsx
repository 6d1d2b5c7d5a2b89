import { afterEach, describe, expect, it } from '@jest/globals'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { buildMember, expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, screen } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { testHost } from '../testing/render-page.tsx'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'

const unconfirmed = buildMember({ is_email_verify: false })
const open = (options: Parameters<typeof renderWithPlatform>[1] & object = {}, isDismissed = false) =>
  renderWithPlatform(<ConfirmEmailNotice isDismissed={isDismissed} />, {
    namespace: 'shell',
    texts: { shell: texts },
    session: { kind: 'member', user: unconfirmed },
    host: testHost(['/account-settings/account']),
    path: '/job/cook-7/apply/success',
    ...options,
  })
const notice = () => screen.queryByRole('complementary', { name: 'Confirm your email address' })

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'email_notice_dismissed=; Max-Age=0; Path=/'
})

// Who registered with an application was asked by no page to confirm their address.
describe('the notice to confirm an address', () => {
  it('asks a member who has not, and leads to where it is done', async () => {
    await open()
    expect(notice()).toHaveTextContent('mei@example.com')
    expect(screen.getByRole('link', { name: 'Confirm email' })).toHaveAttribute(
      'href',
      '/en-us/account-settings/account',
    )
    await expectNoAxeViolations()
  })

  it('comes with a registration in this tab, and leaves once the address is confirmed', async () => {
    const { platform } = await open({ session: { kind: 'guest' } })
    expect(notice()).not.toBeInTheDocument()
    act(() => platform.store.set(sessionAtom, { kind: 'member', user: unconfirmed }))
    expect(notice()).toBeInTheDocument()
    act(() => platform.store.set(sessionAtom, { kind: 'member', user: buildMember() }))
    expect(notice()).not.toBeInTheDocument()
  })

  it('can be put off, for a week and in every tab', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(notice()).not.toBeInTheDocument()
    expect(document.cookie).toContain('email_notice_dismissed=1')
  })

  it.each([
    ['it was put off', {}, true],
    ['the page asks itself', { path: '/account-settings/account' }, false],
    ['the first steps ask', { path: '/onsite-job' }, false],
    ['somebody signs in', { path: '/get-started/device/x' }, false],
    ['no page confirms it in this country', { host: testHost([]) }, false],
    ['the visitor is a guest', { session: { kind: 'guest' as const } }, false],
  ])('is not there where %s', async (_, options, isDismissed) => {
    await open(options, isDismissed)
    expect(notice()).not.toBeInTheDocument()
  })
})
