import { beforeEach, describe, expect, it } from '@jest/globals'
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

beforeEach(() => sessionStorage.clear())

type Found = {
  recruiter: ReturnType<typeof aRecruiter>
  chat_id: number | null
  other_job: typeof aJob | null
  needs_introduction?: boolean
  can_apply?: boolean
} | null
const found = (answer: Partial<NonNullable<Found>> = {}): Found => ({
  recruiter: aRecruiter(),
  chat_id: null,
  other_job: null,
  ...answer,
})

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

  // Five steps of a profile stood before the first word, and nobody was told.
  it('asks a member of whom nothing is known for a name and one line, and says so before they write', async () => {
    takeStart()
    const user = buildMember({ is_profile_completed: false, first_name: '-', last_name: '-' })
    const rendered = await openJob(found({ needs_introduction: true }), { session: { kind: 'member', user } })
    await rendered.user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
    expect(await screen.findByText(/Your name and one line about you are enough/)).toBeInTheDocument()
    await rendered.user.type(screen.getByRole('textbox', { name: 'First message' }), 'Hello')
    await rendered.user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(screen.getAllByText('Required')).toHaveLength(2)
    expect(sent).toEqual([])
    await rendered.user.type(screen.getByRole('textbox', { name: 'First name' }), 'Mei')
    await rendered.user.type(screen.getByRole('textbox', { name: 'About you, in one line' }), 'Accountant')
    await expectNoAxeViolations()
    await rendered.user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ introduction: { first_name: 'Mei', last_name: '-', about: 'Accountant' } }]),
    )
  })

  it('sends the first message as the application too, unless that is unticked', async () => {
    takeStart()
    const applied: unknown[] = []
    server.use(
      mockApiResponse('GET', '/api/jobseeker/resumes', { data: { items: [] } }),
      mockApiResponse('POST', '/api/data/jobs/7/applications', async (request) => {
        applied.push(await request.clone().json())
        return {
          status: 201,
          data: {
            id: 3,
            job_id: 7,
            applied_at: '2026-11-20T08:05:00Z',
            job_categories: [],
            company_industry: null,
            chat_id: 5,
          },
        }
      }),
    )
    const { user, platform } = await openJob(found({ can_apply: true, needs_introduction: true }))
    await user.click(await screen.findByRole('button', { name: 'Chat & apply' }))
    await user.type(await screen.findByRole('textbox', { name: 'First message' }), 'Hello')
    const box = screen.getByRole('checkbox', { name: /Also apply for this job/ })
    await user.click(box)
    expect(screen.getByRole('button', { name: 'Send message' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'About you, in one line' })).toBeInTheDocument()
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Send and apply' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/chat/5'))
    expect(applied).toMatchObject([{ first_message: 'Hello', chat_client_id: expect.any(String), resume_id: null }])
    expect(sent).toEqual([])
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
    // Other words under the name of the first were refused for ever, where the first had arrived and its answer was lost.
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    await screen.findByText(/Something went wrong on our side/)
    await user.type(field, ' again')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    const [first, repeated, other] = sent as { client_id: string }[]
    expect(repeated).toEqual(first)
    expect(other?.client_id).not.toBe(first?.client_id)
  })
})

// Whoever wrote for long, and had to sign in again, began anew.
it('a first message outlives the session of who wrote it, and nobody else finds it', async () => {
  const { user, platform, unmount } = await openJob(found())
  await user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
  await user.type(await screen.findByRole('textbox', { name: 'First message' }), 'Hello')
  act(() => {
    platform.store.set(sessionAtom, { kind: 'guest' })
    platform.events.emit('session.changed', { kind: 'guest' })
  })
  unmount()
  const other = await openJob(found(), { session: { kind: 'member', user: buildMember({ id: 99 }) } })
  await other.user.click(await screen.findByRole('button', { name: 'Chat with Aisyah Rahman' }))
  expect(await screen.findByRole('textbox', { name: 'First message' })).toHaveValue('')
  other.unmount()
  takeStart()
  const again = await openJob(found())
  expect(await screen.findByRole('textbox', { name: 'First message' })).toHaveValue('Hello')
  await again.user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(again.platform.navigate).toHaveBeenCalledWith('/chat/5'))
  expect({ ...sessionStorage }).toEqual({})
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
