import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { mockPush, mockPushApi, removePushMock } from '@jobspan/shared-features/push/testing'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aSetting, inEnglish } from '../../testing/handlers.ts'
import { Notifications } from './notifications.tsx'
import { PushSection } from './push-section.tsx'

const server = setupMockApi()
afterEach(() => {
  removePushMock()
  jest.restoreAllMocks()
})

const open = async (isStored = false) => {
  const api = mockPushApi({ isStored })
  const setting = aSetting()
  const sent: unknown[] = []
  server.use(
    mockApiResponse('GET', '/api/jobseekers/account-setting', { data: setting }),
    ...api.handlers,
    mockApiResponse('POST', '/api/jobseeker/user-settings', async (request) => {
      const body = (await request.json()) as { push: object }
      sent.push(body)
      return { data: { ...setting, push: { ...setting.push, ...body.push } } }
    }),
  )
  const view = await renderWithPlatform(<Notifications />, inEnglish)
  await screen.findByRole('region', { name: 'Push notifications' })
  return { ...view, api, sent }
}
const section = () => within(screen.getByRole('region', { name: 'Push notifications' }))
const device = () => section().findByRole('switch', { name: /^On this device/ })
const topics = () => section().queryByRole('group', { name: 'Push notifications about' })

describe('push notifications on this device', () => {
  it('are turned on and off, and what they are about is chosen where they are on', async () => {
    const browser = mockPush()
    const { user, api, sent } = await open()
    expect(await device()).not.toBeChecked()
    expect(topics()).not.toBeInTheDocument()
    await user.click(await device())
    await waitFor(() => expect(api.state.isStored).toBe(true))
    expect(await device()).toBeChecked()
    const about = within(topics() as HTMLElement)
    expect(about.getAllByRole('switch').map((each) => each.closest('label')?.textContent)).toEqual([
      'Messages',
      'Applications',
      'Interview reminders',
      'Job alerts',
    ])
    await expectNoAxeViolations()
    await user.click(about.getByRole('switch', { name: 'Job alerts' }))
    await waitFor(() => expect(sent).toEqual([{ push: { push_job_alerts: false } }]))
    await user.click(await device())
    await waitFor(() => expect([browser.isSubscribed, api.state.isStored]).toEqual([false, false]))
    expect(await device()).not.toBeChecked()
    expect(topics()).not.toBeInTheDocument()
  })

  it('are off where the API keeps the subscription of another session', async () => {
    mockPush({ permission: 'granted', isSubscribed: true })
    await open()
    expect(await device()).not.toBeChecked()
  })

  it('are off where the browser is subscribed with another key', async () => {
    mockPush({ permission: 'granted', isSubscribed: true, otherKey: new Uint8Array([4, 0, 0]).buffer })
    await open(true)
    expect(await device()).not.toBeChecked()
  })

  // Chrome may ask by a small icon only: the switch said that they were on for as long as nobody answered.
  it('are off until the browser has its answer, and say what they wait for', async () => {
    mockPush({ answer: 'none' })
    const { user } = await open()
    await user.click(await device())
    expect(await device()).not.toBeChecked()
    expect(section().getByRole('status')).toHaveTextContent('Turning on… If your browser asks, allow notifications.')
    await expectNoAxeViolations()
  })

  // The heading and the switches came late and moved what stands below.
  it('keep the place of their topics where the permission was given', async () => {
    mockPush({ permission: 'granted', isSubscribed: true })
    server.use(mockApiResponse('GET', '/api/jobseeker/push-subscriptions', () => new Promise<never>(() => undefined)))
    const switches = { push_messages: true, push_applications: true, push_interviews: true, push_job_alerts: true }
    await renderWithPlatform(<PushSection switches={switches} onChange={() => undefined} />, inEnglish)
    expect(within(topics() as HTMLElement).getByText('Job alerts')).toBeVisible()
  })

  it('say what they are about as before where that could not be saved', async () => {
    mockPush({ permission: 'granted', isSubscribed: true })
    const { user, platform } = await open(true)
    server.use(mockApiResponse('POST', '/api/jobseeker/user-settings', { status: 500, code: 50001 }))
    const messages = await section().findByRole('switch', { name: 'Messages' })
    await user.click(messages)
    await waitFor(() => expect(platform.notify).toHaveBeenCalled())
    expect(messages).toBeChecked()
  })

  it('say how the browser allows them again once it was told to block them', async () => {
    mockPush({ answer: 'denied' })
    const { user } = await open()
    await user.click(await device())
    const blocked = await section().findByText('Notifications from this site are blocked')
    expect(document.activeElement).toContainElement(blocked)
    expect(section().queryByRole('switch')).not.toBeInTheDocument()
    await expectNoAxeViolations()
  })

  it('need the site on the home screen of an iPhone', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X)')
    await open()
    expect(await section().findByText('Add this site to your home screen first')).toBeVisible()
  })

  it('have no switch where the browser does not know them', async () => {
    await open()
    expect(await section().findByText("This browser doesn't support push notifications.")).toBeVisible()
    expect(section().queryByRole('switch')).not.toBeInTheDocument()
  })
})
