import { beforeEach, describe, expect, it } from '@jest/globals'
import { type Host, usePlatform } from '@jobspan/shared-kit/remote'
import type { SessionUser } from '@jobspan/shared-kit/session'
import {
  buildMember,
  createTestHost,
  expectNoAxeViolations,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { firstStepsQuery } from '../features/first-steps/first-steps-query.ts'
import arabic from '../locales/ar.json' with { type: 'json' }
import { inEnglish } from '../testing/fixtures.ts'
import { Page } from './onsite-job-page.tsx'

/** What the API keeps of the person: what was recorded, whether the account is new, and its ways in. */
const stored = { popups: [] as string[], isNew: true, passkeys: 0, twoFactor: false }
const calls: string[] = []

const aPasskey = { id: 1, name: 'Phone', created_at: '2026-01-02T00:00:00Z', last_used_at: null, is_synced: true }

const server = setupMockApi(
  mockApiResponse('GET', '/api/jobApplication/waiting', { data: { items: [], total: 0 } }),
  mockApiResponse('GET', '/api/jobApplication/job-applications/jobseekers', {
    data: { items: [], total: 0, page: 1, size: 30 },
  }),
  mockApiResponse('GET', '/api/job/jobs/saved-jobs', { data: { items: [], total: 0, page: 1, size: 30 } }),
  mockApiResponse('GET', '/api/job/recommendation/jobs', { data: { items: [], is_personal: false } }),
  mockApiResponse('GET', '/api/jobseeker/popup-window/record/list', () => ({
    data: { items: stored.popups.map((popup_key) => ({ popup_key, recorded_at: '2026-01-02T00:00:00Z' })) },
  })),
  mockApiResponse('POST', '/api/jobseeker/popup-window/record', async (request) => {
    const { popup_key } = (await request.json()) as { popup_key: string }
    calls.push(popup_key)
    stored.popups = [...new Set([...stored.popups, popup_key])]
    return { data: null }
  }),
  mockApiResponse('POST', '/api/jobseeker/check-first-registration', () => {
    calls.push('check')
    const is_first_registration = stored.isNew
    stored.isNew = false
    return { data: { is_first_registration } }
  }),
  mockApiResponse('GET', '/api/auth/ways-in', () => {
    calls.push('ways')
    return {
      data: {
        email: 'mei@example.com',
        is_email_verify: false,
        phone_num: null,
        is_mobile_verified: false,
        has_password: true,
        social: [],
        passkeys: stored.passkeys ? [aPasskey] : [],
        two_factor: { is_enabled: stored.twoFactor, recovery_codes_left: 0 },
        confirmed_until: null,
      },
    }
  }),
)

const host = (...pages: string[]): Host =>
  createTestHost({ hasPage: (path) => pages.some((page) => path.startsWith(page)) })

/** The page as a document brings it: with what it waits for. */
const Whole = () => {
  const { api } = usePlatform()
  return useQuery(firstStepsQuery(api)).isFetched && <Page />
}
const open = (member: Partial<SessionUser> = {}, { page = <Whole />, ...options }: Options = {}) =>
  renderWithPlatform(page, {
    ...inEnglish,
    host: host('/account-settings'),
    session: { kind: 'member', user: buildMember({ is_new_account: stored.isNew, is_email_verify: false, ...member }) },
    ...options,
  })
type Options = RenderOptions & { page?: ReactElement }

const panel = () => screen.findByRole('region', { name: 'First steps' })
const noPanel = async () => {
  await screen.findByRole('region', { name: 'Your saved jobs' })
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
}
const named = async () =>
  within(await panel())
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent)
const profile = 'Complete your profile'
const email = 'Confirm your email address'
const safety = 'Add a passkey or two-step sign-in'
const mails = 'Choose which emails you get'

beforeEach(() => {
  Object.assign(stored, { popups: [], isNew: true, passkeys: 0, twoFactor: false })
  calls.length = 0
})

describe('the first steps of a new member', () => {
  it('stand above their things, each leading where it is done, and greet once', async () => {
    const { unmount } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mei' })).toBeTruthy()
    const links = within(await panel()).getAllByRole('link')
    expect(links.map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')])).toEqual([
      [email, '/en-us/account-settings/account'],
      [safety, '/en-us/account-settings/account'],
      [mails, '/en-us/account-settings/notifications'],
    ])
    const mine = screen.getByRole('region', { name: 'Your applications' })
    expect((await panel()).compareDocumentPosition(mine) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await expectNoAxeViolations()
    // Noted before it is asked: whoever closes the tab in between is still new.
    await waitFor(() => expect(calls).toEqual(['first_steps', 'check', 'ways']))
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Mei' })).toBeTruthy()
    unmount()
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Mei' })).toBeTruthy()
    expect(await named()).toEqual([email, safety, mails])
  })

  it('are those of this account on another device, though that is not told any more that it is new', async () => {
    Object.assign(stored, { popups: ['first_steps'], isNew: false })
    await open()
    expect(await named()).toEqual([email, safety, mails])
    expect(calls).not.toContain('check')
  })

  it('begin again where the tab was closed before they were noted', async () => {
    server.use(mockApiResponse('POST', '/api/jobseeker/popup-window/record', { status: 503, code: 50001 }))
    const { unmount } = await open()
    await panel()
    unmount()
    server.resetHandlers()
    expect(stored.isNew).toBe(true)
    await open()
    await waitFor(() => expect(calls).toEqual(['first_steps', 'check', 'ways']))
  })

  it.each([
    ['the address', { is_email_verify: true }, {}, [safety, mails]],
    ['a passkey', {}, { passkeys: 1 }, [email, mails]],
    ['a second step', {}, { twoFactor: true }, [email, mails]],
    ['the mails', {}, { popups: ['first_steps', 'first_steps_mails'] }, [email, safety]],
  ])('do not list what is done: %s', async (_, member, state, left) => {
    Object.assign(stored, { popups: ['first_steps'], isNew: false }, state)
    await open(member)
    expect(await named()).toEqual(left)
  })

  describe('with a page that completes profiles', () => {
    const pages = host('/account-settings', '/jobseeker-complete-profile')

    it('begin with the profile, until it is complete', async () => {
      Object.assign(stored, { popups: ['first_steps'], isNew: false })
      const { unmount } = await open({ is_profile_completed: false }, { host: pages })
      expect(await named()).toEqual([profile, email, safety, mails])
      const [first] = within(await panel()).getAllByRole('link')
      expect(first).toHaveAttribute('href', '/en-us/jobseeker-complete-profile')
      unmount()
      await open({ is_profile_completed: true }, { host: pages })
      expect(await named()).toEqual([email, safety, mails])
    })

    it('are not over while it is incomplete, and are where there is no such page', async () => {
      Object.assign(stored, { popups: ['first_steps', 'first_steps_mails'], isNew: false, passkeys: 1 })
      const incomplete = { is_profile_completed: false, is_email_verify: true }
      const { unmount } = await open(incomplete, { host: pages })
      expect(await named()).toEqual([profile])
      expect(stored.popups).not.toContain('first_steps_over')
      unmount()
      await open(incomplete)
      await noPanel()
      await waitFor(() => expect(stored.popups).toContain('first_steps_over'))
    })
  })

  it('are over, on every device, when all are done', async () => {
    Object.assign(stored, { popups: ['first_steps', 'first_steps_mails'], isNew: false, passkeys: 1 })
    const { unmount } = await open({ is_email_verify: true })
    await noPanel()
    await waitFor(() => expect(stored.popups).toContain('first_steps_over'))
    unmount()
    // What is taken back later is a member's own choice.
    stored.passkeys = 0
    await open({ is_email_verify: true })
    await noPanel()
  })

  it('note that the mails were looked at when their link is followed', async () => {
    Object.assign(stored, { popups: ['first_steps'], isNew: false })
    const { user } = await open()
    await user.click(within(await panel()).getByRole('link', { name: new RegExp(mails) }))
    await waitFor(() => expect(stored.popups).toContain('first_steps_mails'))
    await user.click(within(await panel()).getByRole('link', { name: new RegExp(email) }))
    expect(calls.filter((call) => call.startsWith('first'))).toEqual(['first_steps_mails'])
  })

  it('are hidden by a key, for good and everywhere, and leave the focus at the head of the page', async () => {
    Object.assign(stored, { popups: ['first_steps'], isNew: false })
    const { user, unmount } = await open()
    within(await panel())
      .getByRole('button', { name: 'Hide first steps' })
      .focus()
    await user.keyboard('{Enter}')
    await noPanel()
    expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    await waitFor(() => expect(stored.popups).toContain('first_steps_over'))
    unmount()
    await open()
    await noPanel()
  })

  it('stay hidden whatever an answer says that was on its way', async () => {
    Object.assign(stored, { popups: ['first_steps'], isNew: false })
    let isTaken = () => undefined as unknown
    const taken = new Promise((done) => {
      isTaken = () => done(undefined)
    })
    server.use(
      mockApiResponse('POST', '/api/jobseeker/popup-window/record', async () => {
        await taken
        stored.popups.push('first_steps_over')
        return { data: null }
      }),
    )
    const { user, platform } = await open()
    await user.click(within(await panel()).getByRole('button', { name: 'Hide first steps' }))
    await act(() => platform.queryClient.invalidateQueries({ queryKey: firstStepsQuery(platform.api).queryKey }))
    await noPanel()
    isTaken()
    await waitFor(() =>
      expect(platform.queryClient.getQueryData(firstStepsQuery(platform.api).queryKey)?.isOver).toBe(true),
    )
  })

  it('come back the next time where nobody could be told that they were hidden', async () => {
    Object.assign(stored, { popups: ['first_steps'], isNew: false })
    server.use(mockApiResponse('POST', '/api/jobseeker/popup-window/record', { status: 503, code: 50001 }))
    const { user, unmount } = await open()
    await user.click(within(await panel()).getByRole('button', { name: 'Hide first steps' }))
    await noPanel()
    unmount()
    await open()
    await panel()
  })

  it('name no page that is not on here', async () => {
    await open({}, { host: host('/account-settings/notifications') })
    expect(await named()).toEqual([mails])
  })

  it('are not there where none of their pages is on, and begin no less', async () => {
    await open({}, { host: host() })
    await noPanel()
    await waitFor(() => expect(calls).toContain('check'))
    expect(stored.popups).toEqual(['first_steps'])
  })

  it('are nothing to a member from before, who is asked for nothing further', async () => {
    stored.isNew = false
    await open()
    await noPanel()
    expect(calls).toEqual([])
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Mei' })).toBeTruthy()
  })

  // What a member reads does not move because something came late.
  it('stand below everything where they come after the page', async () => {
    Object.assign(stored, { popups: ['first_steps'], isNew: false })
    await open({}, { page: <Page /> })
    const jobs = await screen.findByRole('region', { name: /On-site and hybrid jobs/ })
    expect((await panel()).compareDocumentPosition(jobs) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
  })

  it('are said in Arabic', async () => {
    await open({}, { language: 'ar', country: 'sa', texts: { 'mf-search': arabic } })
    const region = await screen.findByRole('region', { name: 'الخطوات الأولى' })
    expect(within(region).getAllByRole('link')).toHaveLength(3)
    await expectNoAxeViolations()
  })
})
