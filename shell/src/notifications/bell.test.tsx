import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { myJobsKey } from '@jobspan/shared-kit/contracts/applications/my-jobs-key'
import { unreadChatsKey } from '@jobspan/shared-kit/contracts/chats/unread-chats-key'
import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import type { Platform } from '@jobspan/shared-kit/remote'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ws } from 'msw'
import arabicShell from '../locales/ar.json' with { type: 'json' }
import texts from '../locales/en-us.json' with { type: 'json' }
import { testHost } from '../testing/render-page.tsx'
import { BellControl } from './bell-control.tsx'
import arabic from './locales/ar.json' with { type: 'json' }

const chatSocket = ws.link('ws://localhost/api/jobApplication/im/live')
const path = '/api/jobseeker/notifications'

const aNotification = (facts: Partial<Notification> & Pick<Notification, 'id'>): Notification => ({
  kind: 'application_viewed',
  subject: { application_id: 1, job_id: 7 },
  job_title: 'Accountant',
  company_name: 'Harbour Foods',
  recruiter_name: null,
  tab: 'viewed',
  is_read: true,
  at: new Date(Date.now() - 5 * 60_000).toISOString(),
  ...facts,
})
const ofMei = { recruiter_name: 'Mei', job_title: null }

/** What the API holds, the newest first, and what it was asked. */
let stored: Notification[] = []
let requests: string[] = []
let read: unknown[] = []
let sockets = 0
const unreadCount = () => stored.filter((one) => !one.is_read).length
const acceptRead = mockApiResponse('POST', `${path}/read`, async (request) => {
  const { notification_id: last, shown_ids: shown } = (await request.json()) as {
    notification_id: number
    shown_ids?: number[]
  }
  read.push(shown ?? last)
  const isRead = ({ id }: Notification) => (shown ? shown.includes(id) : id <= last)
  stored = stored.map((one) => (isRead(one) ? { ...one, is_read: true } : one))
  return { data: { unread_count: unreadCount() } }
})
const server = setupMockApi(
  mockApiResponse('GET', `${path}/unread`, (request) => {
    requests.push(request.url)
    return { data: { count: unreadCount() } }
  }),
  mockApiResponse('GET', path, (request) => {
    const { searchParams } = new URL(request.url)
    requests.push(request.url)
    const before = Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY)
    const earlier = stored.filter(({ id }) => id < before)
    return { data: { items: earlier.slice(0, 2), has_more: earlier.length > 2 } }
  }),
  acceptRead,
  mockApiResponse('POST', '/api/jobApplication/im/session', {}),
)

beforeEach(() => {
  ;[stored, requests, read, sockets] = [[], [], [], 0]
  server.use(
    chatSocket.addEventListener('connection', () => {
      sockets += 1
    }),
  )
  setScreen('wide')
})
afterEach(() => {
  act(() => onlineManager.setOnline(true))
  setVisibility('visible')
})

const setScreen = (size: 'wide' | 'phone') =>
  Object.assign(window, {
    matchMedia: () => ({ matches: size === 'wide', addEventListener() {}, removeEventListener() {} }),
  })
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const member: RenderOptions = {
  namespace: 'shell',
  texts: { shell: texts },
  session: { kind: 'member', user: buildMember() },
  host: testHost(['/recommended-job', '/chat', '/account-settings']),
}
const render = (options: Partial<RenderOptions> = {}) => renderWithPlatform(<BellControl />, { ...member, ...options })
const bell = () => screen.findByRole('button', { name: /^Notifications/ })
const open = async (options: Partial<RenderOptions> = {}) => {
  const view = await render(options)
  await view.user.click(await bell())
  return { ...view, list: within(await screen.findByRole('dialog', { name: 'Notifications' }, { timeout: 5000 })) }
}
const publish = (event: object) => act(() => chatSocket.broadcast(JSON.stringify(event)))

describe('the bell', () => {
  it('says how many notifications are unread', async () => {
    stored = [aNotification({ id: 2, is_read: false }), aNotification({ id: 1, is_read: false })]
    await render()
    expect(await screen.findByRole('button', { name: 'Notifications Unread: 2' })).toHaveTextContent('2')
    await expectNoAxeViolations()
  })

  it('is not there for guests, asks nothing and opens no connection', async () => {
    await render({ session: { kind: 'guest' } })
    expect(screen.queryByRole('button')).toBeNull()
    expect([requests, sockets]).toEqual([[], 0])
  })
})

describe('the list', () => {
  it('says each thing in a sentence that leads to it', async () => {
    stored = [aNotification({ id: 9 }), aNotification({ id: 8, kind: 'message', subject: { chat_id: 4 }, ...ofMei })]
    const { list } = await open()
    const links = await list.findAllByRole('link', { name: /ago/ })
    expect(links.map((link) => [clean(link), link.getAttribute('href')])).toEqual([
      ['Harbour Foods opened your application for Accountant5 minutes ago', '/en-us/recommended-job?job=7'],
      ['Mei of Harbour Foods wrote to you5 minutes ago', '/en-us/chat/4'],
    ])
    await expectNoAxeViolations()
  })

  // A tab of the release before refused the whole list as soon as one notification was of a kind that came with the next. Then it left that one out,
  // and still had it marked as read with a newer one that it showed.
  it('leaves out what only a newer release can tell, which stays unread', async () => {
    const newer = { kind: 'salary_reviewed', tab: 'reviews', is_read: false } as unknown as Notification
    stored = [aNotification({ id: 9, is_read: false }), aNotification({ ...newer, id: 8 })]
    const { list } = await open()
    expect(await list.findAllByRole('listitem')).toHaveLength(1)
    await waitFor(() => expect(read).toEqual([[9]]))
    expect(unreadCount()).toBe(1)
  })

  // Where it was the newest it could not be marked with all others, and where nothing else was new there was no button for it: the bell went on counting.
  it('marks as read with all others what it leaves out, though nothing that it shows is new', async () => {
    const newest = { id: 9, kind: 'salary_reviewed', is_read: false } as unknown as Notification
    stored = [aNotification(newest), aNotification({ id: 8 })]
    const { list, user } = await open()
    await user.click(await list.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(read).toEqual([9]))
    await waitFor(() => expect(list.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  })

  it.each<[string, string, Partial<Notification>]>([
    [
      'Harbour Foods would like to interview you for Accountant',
      '/recommended-job?job=7',
      { kind: 'application_state', subject: { state: 'interview', job_id: 7 }, tab: 'interview' },
    ],
    [
      'Mei of Harbour Foods is interested in you',
      '/recommended-job/interested',
      { kind: 'recruiter_interested', subject: {}, tab: 'interested', ...ofMei },
    ],
    [
      'Mei of Harbour Foods viewed your profile',
      '/recommended-job/viewers',
      { kind: 'profile_viewed', subject: {}, tab: 'viewers', ...ofMei },
    ],
    [
      'A recruiter viewed your profile',
      '/recommended-job/viewers',
      { kind: 'profile_viewed', subject: {}, tab: 'viewers', company_name: null },
    ],
    [
      '4 new jobs for your alert',
      '/account-settings/job-alert',
      { kind: 'job_alert', subject: { count: 4 }, tab: null },
    ],
    [
      'There is news about one of your applications',
      '/recommended-job/pending',
      { kind: 'application_state', subject: { state: 'completed' }, job_title: null, tab: 'pending' },
    ],
  ])('%s', async (sentence, url, facts) => {
    stored = [aNotification({ id: 1, ...facts })]
    const { list } = await open()
    const link = await list.findByRole('link', { name: /ago/ })
    expect(clean(link)).toBe(`${sentence}5 minutes ago`)
    expect(link).toHaveAttribute('href', `/en-us${url}`)
  })

  it('says what was decided about a reported job, and leads nowhere', async () => {
    stored = [aNotification({ id: 1, kind: 'report_decided', subject: { state: 'taken_down' }, tab: null })]
    const { list } = await open()
    expect(clean(await list.findByText(/you reported/))).toContain('We took down the job Accountant that you reported')
    expect(list.queryByRole('link', { name: /you reported/ })).toBeNull()
  })

  it('leads nowhere that is off in this country', async () => {
    stored = [aNotification({ id: 1 })]
    const { list } = await open({ host: testHost([]) })
    expect(await list.findByText(/opened your application/)).toBeTruthy()
    expect(list.queryByRole('link')).toBeNull()
  })

  it('counts as read once it is shown, and still marks what was new', async () => {
    stored = [aNotification({ id: 3, is_read: false }), aNotification({ id: 2 })]
    const { list, user } = await open()
    expect(await list.findByRole('link', { name: /^New: / })).toBeTruthy()
    await waitFor(() => expect(read).toEqual([[3]]))
    expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Mark all as read' }))
    expect(list.queryByRole('link', { name: /^New: / })).toBeNull()
    expect(list.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('shows older ones when they are asked for', async () => {
    stored = [5, 4, 3, 2, 1].map((id) => aNotification({ id }))
    const { list, user } = await open()
    expect(await list.findAllByRole('listitem')).toHaveLength(2)
    await user.click(list.getByRole('button', { name: 'Show older' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4))
    await user.click(list.getByRole('button', { name: 'Show older' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(5))
    expect(list.queryByRole('button', { name: 'Show older' })).toBeNull()
  })

  it('says that there is nothing yet, and where it is set', async () => {
    const { list } = await open()
    expect(await list.findByText('Nothing new yet')).toBeTruthy()
    expect(list.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
      'href',
      '/en-us/account-settings/notifications',
    )
    await expectNoAxeViolations()
  })

  it('says that it did not load, and tries again', async () => {
    server.use(mockApiResponse('GET', path, { status: 500, code: 50001 }))
    const { list, user } = await open()
    expect(await list.findByText("This didn't load")).toBeTruthy()
    server.use(mockApiResponse('GET', path, { data: { items: [], has_more: false } }))
    await user.click(list.getByRole('button', { name: 'Try again' }))
    expect(await list.findByText('Nothing new yet')).toBeTruthy()
  })

  it('says that there is no connection, and comes once there is one', async () => {
    const { user } = await render()
    const button = await bell()
    act(() => onlineManager.setOnline(false))
    await user.click(button)
    expect(await screen.findByText("You're offline")).toBeTruthy()
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByText('Nothing new yet')).toBeTruthy()
  })

  it('closes with Escape, and gives the focus back to the bell', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await bell()).toHaveFocus())
  })

  it('is a sheet on phones, and reads in Arabic', async () => {
    setScreen('phone')
    stored = [aNotification({ id: 1, is_read: false })]
    const { user } = await render({ language: 'ar', country: 'sa', texts: { shell: arabicShell } })
    await user.click(await screen.findByRole('button', { name: new RegExp(arabicShell.header.notifications) }))
    const sheet = within(await screen.findByRole('dialog', { name: arabicShell.header.notifications }))
    expect(await sheet.findByText(/Harbour Foods/)).toBeTruthy()
    expect(sheet.getByRole('button', { name: arabic.bell.markAllRead })).toBeTruthy()
    await expectNoAxeViolations()
  })
})

describe('live', () => {
  it('shows what the server tells at once, and says so once for several', async () => {
    await render()
    await waitFor(() => expect(sockets).toBe(1), { timeout: 4000 })
    await bell()
    const status = screen.getByRole('status')
    await publish({ type: 'notification', unread_count: 1 })
    await publish({ type: 'notification', unread_count: 2 })
    expect(await screen.findByRole('button', { name: 'Notifications Unread: 2' })).toBeTruthy()
    expect(status).toBeEmptyDOMElement()
    await waitFor(() => expect(status).toHaveTextContent('Notifications. Unread: 2'), { timeout: 5000 })
    await publish({ type: 'notification', unread_count: 0 })
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
    expect(status).toBeEmptyDOMElement()
  })

  it('brings what happens while the list is open', async () => {
    const { list } = await open()
    expect(await list.findByText('Nothing new yet')).toBeTruthy()
    await waitFor(() => expect(sockets).toBe(1), { timeout: 4000 })
    stored = [aNotification({ id: 1, is_read: false })]
    await publish({ type: 'notification', unread_count: 1 })
    expect(await list.findByRole('link', { name: /^New: / })).toBeTruthy()
    await waitFor(() => expect(read).toEqual([[1]]))
  })

  // What was shown while a call failed stayed unread as long as the list was open.
  it('marks with the next what could not be marked before', async () => {
    const mark = jest.fn(() => ({ status: 503, code: 50101 }))
    server.use(mockApiResponse('POST', `${path}/read`, mark))
    stored = [aNotification({ id: 1, is_read: false })]
    const { platform, list } = await open()
    await waitFor(() => expect(mark).toHaveBeenCalled())
    await waitFor(() => expect(sockets).toBe(1), { timeout: 4000 })
    await waitFor(() => expect(platform.queryClient.isMutating()).toBe(0))
    server.use(acceptRead)
    stored = [aNotification({ id: 2, is_read: false }), ...stored]
    await publish({ type: 'notification', unread_count: 2 })
    await waitFor(() => expect(list.getAllByRole('link', { name: /^New: / })).toHaveLength(2))
    await waitFor(() => expect(read).toEqual([expect.arrayContaining([1, 2])]))
  })

  /** A query that is shown and that only an event makes stale; gives how often it was asked. */
  const watch = async ({ queryClient }: Platform, queryKey: readonly string[]) => {
    await waitFor(() => expect(sockets).toBe(1), { timeout: 4000 })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    let asked = 0
    const queryFn = () => {
      asked += 1
      return null
    }
    const stop = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined)
    await waitFor(() => expect(asked).toBe(1))
    return { expectAsked: (times: number) => waitFor(() => expect(asked).toBe(times)), stop }
  }

  // The number of unread chats came 35 seconds late on every page but that of the chats.
  it('asks for the unread chats as soon as there is a message', async () => {
    const { platform } = await render()
    const { expectAsked, stop } = await watch(platform, unreadChatsKey)
    await publish({ type: 'notification', unread_count: 1 })
    await publish({ type: 'chat', chat_id: 4 })
    await expectAsked(2)
    stop()
  })

  it('brings an employer’s decision into My jobs at once', async () => {
    const { platform } = await render()
    const { expectAsked, stop } = await watch(platform, [...myJobsKey, 'rows'])
    await publish({ type: 'typing', chat_id: 4 })
    await publish({ type: 'notification', unread_count: 1 })
    await expectAsked(2)
    stop()
  })

  it('takes the number that is told over one that is on its way', async () => {
    let answer = (_count: number) => {}
    const late = new Promise<number>((resolve) => {
      answer = resolve
    })
    const { platform } = await render()
    await waitFor(() => expect(sockets).toBe(1), { timeout: 4000 })
    await bell()
    server.use(mockApiResponse('GET', `${path}/unread`, async () => ({ data: { count: await late } })))
    act(() => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sockets).toBe(2), { timeout: 4000 })
    await publish({ type: 'notification', unread_count: 3 })
    answer(2)
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(await screen.findByRole('button', { name: 'Notifications Unread: 3' })).toBeTruthy()
  })

  it('opens no connection in a tab out of sight, until it is shown', async () => {
    setVisibility('hidden')
    const listen = jest.spyOn(document, 'addEventListener')
    await render()
    // From then on it waits to be shown.
    await waitFor(() => expect(listen).toHaveBeenCalledWith('visibilitychange', expect.anything()), { timeout: 4000 })
    expect(sockets).toBe(0)
    setVisibility('visible')
    await waitFor(() => expect(sockets).toBe(1))
    listen.mockRestore()
  })

  it('gives the connection back after five minutes out of sight, and opens another when it is shown again', async () => {
    const closed = jest.fn()
    server.use(chatSocket.addEventListener('connection', ({ client }) => client.addEventListener('close', closed)))
    await render()
    await waitFor(() => expect(sockets).toBe(1), { timeout: 4000 })
    jest.useFakeTimers()
    setVisibility('hidden')
    jest.advanceTimersByTime(5 * 60_000)
    jest.useRealTimers()
    await waitFor(() => expect(closed).toHaveBeenCalled())
    setVisibility('visible')
    await waitFor(() => expect(sockets).toBe(2))
  })
})

/** Without the characters that isolate names. */
const clean = (element: HTMLElement) => element.textContent?.replace(/[\u2068\u2069]/g, '')
