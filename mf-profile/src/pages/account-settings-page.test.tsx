import { afterEach, describe, expect, it } from '@jest/globals'
import { signInMethods } from '@jobspan/shared-features/identity-confirmation/testing'
import type { LoadedSlot } from '@jobspan/shared-kit/remote'
import {
  buildMember,
  createTestHost,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
  testPlatform,
} from '@jobspan/shared-kit/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import arabic from '../locales/ar.json' with { type: 'json' }
import japanese from '../locales/ja.json' with { type: 'json' }
import { aiHelpIs } from '../testing/ai-help-handlers.ts'
import { aDevice, aSetting, inEnglish } from '../testing/handlers.ts'
import { head, Page, queries, slots } from './account-settings-page.tsx'

const server = setupMockApi(
  mockApiResponse('GET', '/api/jobseekers/account-setting', { data: aSetting() }),
  mockApiResponse('GET', '/api/auth/ways-in', { data: signInMethods }),
  mockApiResponse('GET', '/api/auth/social', { data: { items: ['google', 'line'] } }),
  mockApiResponse('GET', '/api/auth/sessions', { data: { items: [aDevice()] } }),
  aiHelpIs(),
)

const open = (tab: string, options = inEnglish) =>
  renderWithPlatform(<Page params={{ tab }} />, { ...options, path: `/account-settings/${tab}` })
const Points = () => <p>Points so far</p>
const row = (name: string) => screen.findByRole('group', { name })

describe('the account settings', () => {
  it('keep the tab in the address', async () => {
    await open('account')
    const tabs = within(screen.getByRole('navigation', { name: 'Account settings' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/en-us/account-settings/account',
      '/en-us/account-settings/notifications',
      '/en-us/account-settings/job-alert',
      '/en-us/account-settings/block-company',
      '/en-us/account-settings/greeting-messages',
    ])
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page')
  })

  describe('with a tab of another remote', () => {
    const rewards = {
      remote: 'mf-rewards',
      module: { Slot: Points, label: () => 'Rewards' },
    } as unknown as LoadedSlot
    const host = createTestHost({
      contributions: { 'settings.tabs': [{ name: 'rewards', remote: 'mf-rewards', load: async () => rewards }] },
    })

    it('list it after their own, and show it at its address', async () => {
      await open('rewards', { ...inEnglish, host })
      const tab = await screen.findByRole('link', { name: 'Rewards' })
      expect(tab).toHaveAttribute('href', '/en-us/account-settings/rewards')
      expect(tab).toHaveAttribute('aria-current', 'page')
      expect(await screen.findByText('Points so far')).toBeVisible()
      expect(screen.queryByRole('group', { name: 'Name' })).toBeNull()
      await expectNoAxeViolations()
    })

    it('know its address, and that of a tab that went no more', async () => {
      const platform = await testPlatform(inEnglish)
      const context = { params: { tab: 'rewards' }, api: platform.api } as unknown as Parameters<typeof queries>[0]
      const offered = { ...context, contributionNames: () => ['rewards'] }
      expect(queries(offered).some(({ critical }) => critical)).toBe(false)
      expect(slots(offered)).toEqual([{ name: 'settings.tabs', params: {} }])
      expect(queries({ ...context, contributionNames: () => [] })[0]?.critical).toBe(true)
      expect(slots(context)).toEqual([])
    })
  })

  it('know no other tab', async () => {
    const platform = await testPlatform(inEnglish)
    const context = { params: { tab: 'offers' }, api: platform.api } as unknown as Parameters<typeof queries>[0]
    const [missing] = queries(context)
    expect(missing?.critical).toBe(true)
    await expect(missing?.options.queryFn()).rejects.toMatchObject({ status: 404 })
    expect(head({ ...context, t: String as never })).toMatchObject({ robots: 'noindex' })
  })

  it('say how everything of the account stands', async () => {
    await open('account')
    expect(within(await row('Name')).getByText('Mei Tan')).toBeTruthy()
    expect(within(await row('Email')).getByText('Confirmed')).toBeTruthy()
    expect(within(await row('Password')).getByText('Set')).toBeTruthy()
    expect(await row('LINE')).toBeTruthy()
    await screen.findByText('This device')
    await expectNoAxeViolations()
  })

  it('run from right to left in Arabic', async () => {
    await open('account', { ...inEnglish, language: 'ar', country: 'sa', texts: { 'mf-profile': arabic } })
    expect(await row(arabic.name.label)).toBeTruthy()
    await screen.findByText(arabic.devices.current)
    await expectNoAxeViolations()
  })

  it('stand over each other when one part fails, and bring that part when asked again', async () => {
    server.use(mockApiResponse('GET', '/api/auth/sessions', { status: 500, code: 50001 }))
    const { user } = await open('account')
    expect(await row('Name')).toBeTruthy()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.resetHandlers()
    await user.click(retry)
    expect(await screen.findByText('This device')).toBeTruthy()
  })

  it('change the name in place, refuse an empty one, and give the focus back', async () => {
    let sent: unknown
    server.use(
      mockApiResponse('PATCH', '/api/jobseeker/me', async (request) => {
        sent = await request.json()
        return { data: { user: buildMember({ first_name: 'Ada' }) } }
      }),
    )
    const { user, platform } = await open('account')
    const changed = new Promise((done) => platform.events.on('session.changed', done))
    await user.click(within(await row('Name')).getByRole('button', { name: 'Change' }))
    const first = screen.getByRole('textbox', { name: 'First name' })
    expect(first).toHaveFocus()
    await user.clear(first)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(first).toHaveAccessibleDescription('Required')
    await user.type(first, 'Ada')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Ada Tan')).toBeTruthy()
    expect(sent).toEqual({ first_name: 'Ada', last_name: 'Tan' })
    await changed
    expect(within(await row('Name')).getByRole('button', { name: 'Change' })).toHaveFocus()
  })

  it('ask for the family name first where it is said first', async () => {
    const { user } = await open('account', {
      ...inEnglish,
      language: 'ja',
      country: 'jp',
      texts: { 'mf-profile': japanese },
    })
    await user.click(within(await row(japanese.name.label)).getByRole('button', { name: japanese.change }))
    const fields = within(await row(japanese.name.label)).getAllByRole('textbox')
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['Tan', 'Mei'])
  })

  // The dash that stands for the name that they have not was theirs to be edited.
  it('do not make up another name for who has one only', async () => {
    const sent: unknown[] = []
    server.use(
      mockApiResponse('GET', '/api/jobseekers/account-setting', { data: aSetting(buildMember({ last_name: '-' })) }),
      mockApiResponse('PATCH', '/api/jobseeker/me', async (request) => {
        sent.push(await request.json())
        return { data: { user: buildMember({ first_name: 'Suharto', last_name: '-' }) } }
      }),
    )
    const { user } = await open('account')
    await user.click(within(await row('Name')).getByRole('button', { name: 'Change' }))
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('')
    const first = screen.getByRole('textbox', { name: 'First name' })
    await user.clear(first)
    await user.type(first, 'Suharto')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Suharto')).toBeTruthy()
    expect(sent).toEqual([{ first_name: 'Suharto', last_name: '-' }])
  })

  it('say that there is no name yet', async () => {
    server.use(
      mockApiResponse('GET', '/api/jobseekers/account-setting', {
        data: aSetting(buildMember({ first_name: '-', last_name: '-' })),
      }),
    )
    await open('account')
    expect(within(await row('Name')).getByText(/^Add your name/)).toBeTruthy()
  })

  describe('without a connection', () => {
    afterEach(() => act(() => onlineManager.setOnline(true)))

    // The button turned for as long as there was none, and nothing said why.
    it('say that a change could not be sent', async () => {
      server.use(http.patch('http://api.test/api/jobseeker/me', () => HttpResponse.error()))
      const { user } = await open('account')
      await user.click(within(await row('Name')).getByRole('button', { name: 'Change' }))
      act(() => onlineManager.setOnline(false))
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't reach the site.")
    })

    it('take a setting back that could not be sent', async () => {
      server.use(http.post('http://api.test/api/jobseeker/user-settings', () => HttpResponse.error()))
      const { user, platform } = await open('notifications')
      const byEmail = await screen.findByRole('switch', { name: 'Messages By email' })
      act(() => onlineManager.setOnline(false))
      await user.click(byEmail)
      await waitFor(() =>
        expect(platform.notify).toHaveBeenCalledWith(expect.stringMatching(/^Your setting wasn't changed\./), 'error'),
      )
      expect(byEmail).toBeChecked()
    })

    it('say so in place of what is not here yet, and bring it once there is one', async () => {
      act(() => onlineManager.setOnline(false))
      await open('notifications')
      expect(await screen.findByText("You're offline")).toBeTruthy()
      act(() => onlineManager.setOnline(true))
      expect(await screen.findAllByRole('switch')).toHaveLength(11)
    })
  })

  // It spoke of an unexpected error, and the reason stood in the answer.
  it('say why no code can be mailed now', async () => {
    const unsent = 'We cannot send mail right now.'
    server.use(
      mockApiResponse('GET', '/api/jobseekers/account-setting', {
        data: aSetting(buildMember({ is_email_verify: false })),
      }),
      mockApiResponse('POST', '/api/data/email/generate-otp', { status: 503, code: 50102, message: unsent }),
    )
    const { user } = await open('account')
    await user.click(within(await row('Email')).getByRole('button', { name: 'Confirm' }))
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    expect(await screen.findByText(unsent)).toBeTruthy()
  })

  it('tell that the account will be deleted, and keep it', async () => {
    server.use(
      mockApiResponse('GET', '/api/jobseekers/account-setting', {
        data: aSetting(buildMember(), '2026-12-04T00:00:00Z'),
      }),
      mockApiResponse('POST', '/api/jobseeker/account/keep', { data: aSetting() }),
    )
    const { user } = await open('notifications')
    expect(await screen.findByText(/will be deleted on .*December.* 2026/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByText(/will be deleted on/)).toBeNull())
    // The button went with what it was in; the focus was nowhere then.
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveFocus()
  })

  // An account that was to be deleted already could be deleted once more, and the button that had just done it still said so.
  it('say in the row of the deletion that it was asked for, with the focus on the way to take it back', async () => {
    const deleting = aSetting(buildMember(), '2026-12-04T00:00:00Z')
    server.use(mockApiResponse('POST', '/api/jobseeker/account/delete', { data: deleting }))
    const { user } = await open('account')
    await user.click(within(await row('Delete account')).getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(within(await row('Delete account')).getByText(/will be deleted on .*December.* 2026/)).toBeTruthy()
    await waitFor(() =>
      expect(within(screen.getByRole('group', { name: 'Delete account' })).getByRole('button')).toHaveFocus(),
    )
    expect(document.activeElement).toHaveTextContent('Keep my account')
  })

  // “12” was sent, and answered with “some of the information is missing or not valid”; later a number was said to lack its country
  // code, which is picked beside it and cannot be typed.
  it.each([
    ['nothing', '', 'Required'],
    ['too little', '12', 'This number is too short.'],
  ])(
    'say of a mobile number what is wrong with %s, send nothing, and lead back to the field',
    async (_, typed, errorMessage) => {
      const { user } = await open('account')
      await user.click(within(await row('Mobile number')).getByRole('button', { name: 'Add' }))
      const field = await screen.findByRole('textbox', { name: 'Mobile number' })
      await waitFor(() => expect(field).toHaveFocus())
      if (typed) await user.keyboard(typed)
      await user.click(screen.getByRole('button', { name: 'Send code' }))
      expect(field).toHaveFocus()
      expect(field).toHaveAccessibleDescription(errorMessage)
      await user.keyboard('3')
      expect(field).not.toHaveAccessibleDescription(errorMessage)
    },
  )
})
