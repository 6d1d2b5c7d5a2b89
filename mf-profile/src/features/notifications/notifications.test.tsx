import { describe, expect, it } from '@jest/globals'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import arabic from '../../locales/ar.json' with { type: 'json' }
import { aSetting, inEnglish } from '../../testing/handlers.ts'
import { Notifications } from './notifications.tsx'

type Setting = ReturnType<typeof aSetting>

const server = setupMockApi()

/** The settings as an API keeps them, and what it was sent. */
const open = async (
  change: Partial<Omit<Setting, 'quiet_hours'>> & { quiet_hours?: object | null } = {},
  options = inEnglish,
) => {
  let setting: object & { notifications: object; interview_reminders: object } = {
    ...aSetting(buildMember()),
    ...change,
  }
  const sent: unknown[] = []
  server.use(
    mockApiResponse('GET', '/api/jobseekers/account-setting', () => ({ data: setting })),
    mockApiResponse('POST', '/api/jobseeker/user-settings', async (request) => {
      const body = (await request.json()) as { notifications?: object; interview_reminders?: object }
      sent.push(body)
      setting = {
        ...setting,
        ...body,
        notifications: { ...setting.notifications, ...body.notifications },
        interview_reminders: { ...setting.interview_reminders, ...body.interview_reminders },
      }
      return { data: setting }
    }),
  )
  const view = await renderWithPlatform(<Notifications />, options)
  await screen.findAllByRole('switch')
  return { ...view, sent }
}

describe('what members are told', () => {
  it.each([
    ['Applications', 'applications'],
    ['Messages', 'messages'],
    ['Job alerts', 'job_alerts'],
    ['Profile views', 'profile_views'],
  ])('%s: a switch for the list and one for mail, each saved at once', async (label, topic) => {
    const { user, sent } = await open()
    const group = within(screen.getByRole('group', { name: label }))
    await user.click(group.getByRole('switch', { name: `${label} On the site` }))
    await waitFor(() => expect(sent).toEqual([{ notifications: { [`app_${topic}`]: false } }]))
    await user.click(group.getByRole('switch', { name: `${label} By email` }))
    await waitFor(() => expect(sent[1]).toEqual({ notifications: { [`email_${topic}`]: false } }))
    for (const one of group.getAllByRole('switch')) expect(one).not.toBeChecked()
  })

  it('reminders of interviews have switches of their own, which go back where they could not be saved', async () => {
    const { user, sent, platform } = await open()
    const group = within(screen.getByRole('group', { name: 'Interview reminders' }))
    const [onSite, byEmail] = group.getAllByRole('switch')
    await user.click(byEmail as HTMLElement)
    await waitFor(() => expect(sent).toEqual([{ interview_reminders: { email_interviews: false } }]))
    server.use(mockApiResponse('POST', '/api/jobseeker/user-settings', { status: 500, code: 50001 }))
    await user.click(onSite as HTMLElement)
    await waitFor(() => expect(platform.notify).toHaveBeenCalled())
    expect(onSite).toBeChecked()
    expect(byEmail).not.toBeChecked()
  })

  it('has no fault that axe finds, with quiet hours too', async () => {
    await open({ quiet_hours: { from: '22:00', to: '07:00', time_zone: 'Asia/Tokyo' } })
    await expectNoAxeViolations()
  })

  it('reads in Arabic', async () => {
    await open({}, { ...inEnglish, language: 'ar', country: 'sa', texts: { 'mf-profile': arabic } })
    expect(screen.getByRole('group', { name: arabic.topic.profile_views.label })).toBeTruthy()
    await expectNoAxeViolations()
  })
})

describe('quiet hours', () => {
  const toggle = () => screen.getByRole('switch', { name: 'No emails or push notifications during certain hours' })
  const night = { from: '22:00', to: '07:00', time_zone: 'Asia/Tokyo' }

  it('are off, begin as a night where the member is, and are taken away', async () => {
    const { user, sent } = await open()
    expect(toggle()).not.toBeChecked()
    expect(screen.queryByLabelText('From')).toBeNull()
    await user.click(toggle())
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    await waitFor(() => expect(sent).toEqual([{ quiet_hours: { from: '22:00', to: '07:00', time_zone: timeZone } }]))
    expect(screen.getByLabelText('From')).toHaveValue('22:00')
    await user.click(toggle())
    await waitFor(() => expect(sent[1]).toEqual({ quiet_hours: null }))
    expect(screen.queryByLabelText('From')).toBeNull()
  })

  it('are saved as they are changed', async () => {
    const { user, sent } = await open({ quiet_hours: night })
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:30' } })
    await waitFor(() => expect(sent).toEqual([{ quiet_hours: { ...night, from: '23:30' } }]))
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Singapore')
    await waitFor(() =>
      expect(sent[1]).toEqual({ quiet_hours: { ...night, from: '23:30', time_zone: 'Asia/Singapore' } }),
    )
  })

  it('of no length are not sent', async () => {
    const { sent } = await open({ quiet_hours: night })
    const to = screen.getByLabelText('To')
    fireEvent.change(to, { target: { value: '22:00' } })
    expect(to).toHaveAccessibleDescription('Enter two different times.')
    fireEvent.blur(to)
    fireEvent.change(to, { target: { value: '06:00' } })
    fireEvent.blur(to)
    await waitFor(() => expect(sent).toEqual([{ quiet_hours: { ...night, to: '06:00' } }]))
  })

  it('that could not be saved are as they were', async () => {
    const { platform } = await open({ quiet_hours: night })
    server.use(mockApiResponse('POST', '/api/jobseeker/user-settings', { status: 500, code: 50001 }))
    const from = screen.getByLabelText('From')
    fireEvent.change(from, { target: { value: '21:00' } })
    fireEvent.blur(from)
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(expect.stringMatching(/^Your setting wasn't changed\./), 'error'),
    )
    expect(from).toHaveValue('22:00')
  })
})
