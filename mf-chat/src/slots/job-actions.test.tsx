import { describe, expect, it } from '@jest/globals'
import type { Host } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  mockEventStream,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aChat, aJob, aRecruiter, asMember, paths } from '../testing/handlers.ts'
import { Slot } from './job-actions.tsx'

const server = setupMockApi(mockApiResponse('GET', '/api/jobseeker/greeting-messages', { data: { items: [] } }))

type Found = { recruiter: ReturnType<typeof aRecruiter>; chat_id: number | null; other_job: typeof aJob | null } | null
const found = (answer: Partial<NonNullable<Found>> = {}): Found => ({
  recruiter: aRecruiter(),
  chat_id: null,
  other_job: null,
  ...answer,
})

const hostWith = (paths: string[]) => ({ hasPage: (path: string) => paths.includes(path) }) as unknown as Host

const openJob = async (answer: Found, options: RenderOptions = {}) => {
  server.use(mockApiResponse('GET', paths.jobChat, { data: answer }))
  window.history.replaceState(null, '', `/en-us${options.path ?? '/job/site-engineer-7'}`)
  return renderWithPlatform(<Slot jobId={7} />, { ...(await asMember()), path: '/job/site-engineer-7', ...options })
}

const sent: unknown[] = []
const takeStart = (answer: Parameters<typeof mockApiResponse>[2] = { data: aChat() }) => {
  sent.length = 0
  server.use(
    mockApiResponse('POST', paths.chats, async (request) => {
      sent.push(await request.clone().json())
      return typeof answer === 'function' ? answer(request) : answer
    }),
  )
}

describe('chatting about a job', () => {
  it('shows nothing where there is nobody to write to', async () => {
    const { container, platform } = await openJob(null)
    await waitFor(() => expect(platform.queryClient.getQueryData(['mf-chat', 'job-chat', 7])).toBeNull())
    expect(container).toBeEmptyDOMElement()
  })

  it('leads on to the chat that there is', async () => {
    await openJob(found({ chat_id: 5 }))
    expect(await screen.findByRole('link', { name: 'Continue chat' })).toHaveAttribute('href', '/en-us/chat/5')
  })

  // The button stood there, and only what was sent was refused.
  it('begins none where the page says that the job is closed to its visitor, and goes on with one that there is', async () => {
    server.use(mockApiResponse('GET', paths.jobChat, { data: found() }))
    const closed = <Slot jobId={7} isClosedToVisitor />
    const { container, platform, unmount } = await renderWithPlatform(closed, await asMember())
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(container).toBeEmptyDOMElement()
    unmount()
    server.use(mockApiResponse('GET', paths.jobChat, { data: found({ chat_id: 5 }) }))
    await renderWithPlatform(closed, await asMember())
    expect(await screen.findByRole('link', { name: 'Continue chat' })).toBeVisible()
  })

  it('begins with a first message, which the greeting is offered for', async () => {
    takeStart()
    server.use(
      mockApiResponse('GET', '/api/jobseeker/greeting-messages', {
        data: { items: [{ id: 1, text: 'Hello, I am Mei.', is_default: true }] },
      }),
    )
    const { user, platform } = await openJob(found())
    await user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
    const dialog = await screen.findByRole('dialog', { name: 'Chat with Aisyah Rahman' })
    const field = within(dialog).getByRole('textbox', { name: 'First message' })
    await waitFor(() => expect(field).toHaveValue('Hello, I am Mei.'))
    await expectNoAxeViolations()
    await user.type(field, ' Is it full-time?')
    await user.click(within(dialog).getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/chat/5'))
    expect(sent).toMatchObject([{ job_id: 7, text: 'Hello, I am Mei. Is it full-time?', is_switch_confirmed: false }])
  })

  it('sends a draft that was written from the profile and the job', async () => {
    takeStart()
    const draft = 'I keep books for ports.'
    const quota = { limit: 20, remaining: 19, resets_at: '2026-11-25T08:00:00Z' }
    const source = { kind: 'rules', name: null }
    const purpose = { source, consented_at: null }
    const quotas = { writing: quota, first_message: quota, findings: quota, avatar: quota }
    server.use(
      mockApiResponse('GET', '/api/jobseeker/ai-help', { data: { text: purpose, images: purpose, quotas } }),
      mockEventStream('POST', '/api/job/jobs/7/first-message', [
        { event: 'start', data: { source } },
        { event: 'done', data: { text: draft, quota } },
      ]),
    )
    const { user } = await openJob(found())
    await user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
    await user.click(await screen.findByRole('button', { name: 'Draft from my profile and this job' }))
    await user.click(await screen.findByRole('button', { name: 'Use this draft' }))
    expect(screen.getByRole('textbox', { name: 'First message' })).toHaveValue(draft)
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(sent).toMatchObject([{ job_id: 7, text: draft }]))
  })

  it('asks for words before it sends', async () => {
    takeStart()
    const { user } = await openJob(found())
    await user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
    await user.click(await screen.findByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Required')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('asks before it turns to another job', async () => {
    takeStart()
    const { user } = await openJob(found({ chat_id: 5, other_job: { ...aJob, id: 9, title: 'Surveyor' } }))
    await user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
    const question = await screen.findByRole('dialog', { name: 'Talk about this job instead?' })
    expect(question).toHaveTextContent('Surveyor')
    expect(within(question).getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/en-us/chat/5')
    await user.click(within(question).getByRole('button', { name: 'Talk about this job' }))
    await user.type(await screen.findByRole('textbox', { name: 'First message' }), 'And this one?')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(sent).toMatchObject([{ job_id: 7, is_switch_confirmed: true }]))
  })

  it('wants a complete profile first, by what the session tells', async () => {
    const member = { kind: 'member', user: buildMember({ is_profile_completed: false }) } as const
    const { user } = await openJob(found(), { session: member, host: hostWith(['/jobseeker-complete-profile']) })
    await user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
    const dialog = await screen.findByRole('dialog', { name: 'A few details before you chat' })
    expect(within(dialog).getByRole('link', { name: 'Update resume' })).toHaveAttribute(
      'href',
      '/en-us/jobseeker-complete-profile?redirect=%2Fen-us%2Fjob%2Fsite-engineer-7%3Fchat%3D1',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Do it later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('wants a complete profile first, by what the API answers, and leads nowhere that is not on', async () => {
    takeStart({ status: 422, code: 40012 })
    const { user } = await openJob(found(), { host: hostWith([]) })
    await user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
    await user.type(await screen.findByRole('textbox', { name: 'First message' }), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    const dialog = await screen.findByRole('dialog', { name: 'A few details before you chat' })
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument()
  })

  it('says what went wrong and keeps the words', async () => {
    takeStart({ status: 500, code: 50001 })
    const { user } = await openJob(found())
    await user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
    const field = await screen.findByRole('textbox', { name: 'First message' })
    await user.type(field, 'Hello')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText(/Something went wrong on our side/)).toBeInTheDocument()
    expect(field).toHaveValue('Hello')
  })
})

describe('a guest', () => {
  const guest = { session: { kind: 'guest' } } as const

  it('is asked to sign in, and comes back to this very page', async () => {
    const { user } = await openJob(found(), guest)
    await user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to chat with Aisyah Rahman' })
    const back = 'redirect=%2Fen-us%2Fjob%2Fsite-engineer-7%3Fchat%3D1'
    expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/en-us/get-started?${back}`)
    expect(within(dialog).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/en-us/get-started?step=register&${back}`,
    )
    await expectNoAxeViolations()
  })

  // Every job page of every guest fetched the contracts of all chats, to be told what the page had said already.
  it('is shown whom the job names, and nothing is asked before they are a member', async () => {
    let asked = 0
    server.use(
      mockApiResponse('GET', paths.jobChat, () => {
        asked += 1
        return { data: found({ chat_id: 5 }) }
      }),
    )
    const recruiter = { name: 'Mei Tan', title: null, avatar_url: null }
    const company = { id: 1, name: 'Harbour Works', slug: 'harbour-works-1', logo_url: null, is_verified: true }
    const job = { title: 'Site engineer', status: 'open', recruiter, company } as const
    const { platform, rerender } = await renderWithPlatform(<Slot jobId={7} job={job} />, {
      ...(await asMember()),
      ...guest,
    })
    expect(screen.getByRole('button', { name: 'Chat with Mei Tan' })).toBeInTheDocument()
    for (const unreachable of [{ status: 'closed' as const }, { recruiter: null }, { company: null }]) {
      rerender(<Slot jobId={7} job={{ ...job, ...unreachable }} />)
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
    }
    expect(asked).toBe(0)
    act(() => platform.store.set(sessionAtom, { kind: 'member', user: buildMember() }))
    expect(await screen.findByRole('link', { name: 'Continue chat' })).toBeInTheDocument()
  })

  it('who comes back as a member finds the panel open, and the flag gone from the address', async () => {
    const { platform } = await openJob(found(), { path: '/job/site-engineer-7?chat=1' })
    expect(await screen.findByRole('dialog', { name: 'Chat with Aisyah Rahman' })).toBeInTheDocument()
    expect(platform.navigate).toHaveBeenCalledWith('/job/site-engineer-7', { replace: true, keepScroll: true })
  })

  it('hears of the chat that a member has as soon as the session changes', async () => {
    const { platform } = await openJob(found(), guest)
    await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' })
    expect(platform.queryClient.getQueryCache().find({ queryKey: ['mf-chat', 'job-chat', 7] })?.meta).toEqual({
      changedBy: ['session.changed'],
    })
    server.use(mockApiResponse('GET', paths.jobChat, { data: found({ chat_id: 5 }) }))
    act(() => void platform.queryClient.invalidateQueries({ queryKey: ['mf-chat', 'job-chat', 7] }))
    expect(await screen.findByRole('link', { name: 'Continue chat' })).toBeInTheDocument()
  })
})
