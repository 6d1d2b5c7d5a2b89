import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { Host } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { asMember, exampleJob, exampleUser } from '../../testing/example-job.ts'
import { ApplyPanel } from './apply-panel.tsx'

const applicationPath = '/api/data/jobs/42/applications'
const sent = {
  id: 900,
  job_id: 42,
  applied_at: '2026-11-20T10:00:00.000Z',
  job_categories: [],
  company_industry: null,
}

type Received = { body: Record<string, unknown>; key: string | null }
const received = {
  applications: [] as Received[],
  registrations: [] as Received[],
  traces: [] as Received[],
}
const keep = async (list: Received[], request: Request) => {
  list.push({ body: (await request.json()) as Record<string, unknown>, key: request.headers.get('idempotency-key') })
}

const accepted = mockApiResponse('POST', applicationPath, async (request) => {
  await keep(received.applications, request)
  return { data: sent }
})
const refusing = (status: number, code: number) =>
  mockApiResponse('POST', applicationPath, async (request) => {
    await keep(received.applications, request)
    return { status, code }
  })

const server = setupMockApi(
  accepted,
  mockApiResponse('GET', '/api/jobseeker/video-resumes', { data: { items: [] } }),
  mockApiResponse('GET', '/api/jobseeker/resumes', { data: { items: [] } }),
  mockApiResponse('POST', '/api/auth/register', async (request) => {
    await keep(received.registrations, request)
    return { data: { user: exampleUser } }
  }),
  mockApiResponse('POST', '/api/auth/user/destination/traceability', async (request) => {
    await keep(received.traces, request)
    return { data: null }
  }),
)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  received.traces = []
  received.applications = []
  received.registrations = []
})

const asOtherMember: typeof asMember = { kind: 'member', user: { ...exampleUser, id: exampleUser.id + 1 } }

const open = (options: { job?: Partial<JobDetail>; session?: typeof asMember; host?: Host } = {}) =>
  renderWithPlatform(<ApplyPanel job={exampleJob(options.job)} takeFocus />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': texts },
    ...(options.session ? { session: options.session } : {}),
    ...(options.host ? { host: options.host } : {}),
  })

const questions: JobDetail['screening_questions'] = [
  { id: 1, question: 'Why us?', type: 'text', options: [] },
  { id: 2, question: 'Do you hold a work permit?', type: 'yes_no', options: [] },
  { id: 3, question: 'Which shift?', type: 'choice', options: ['Day', 'Night'] },
]

const fillAccount = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.fill(screen.getByLabelText('Your name'), 'Ada Lovelace')
  await user.fill(screen.getByLabelText('Email'), 'ada@example.com')
  await user.fill(screen.getByLabelText('Password'), 'correct horse')
}

describe('a member applies', () => {
  it('sees exactly what is sent, writes a message and arrives at the confirmation', async () => {
    const { user, platform } = await open({ session: asMember })
    expect(screen.getByText('Ada Lovelace')).toBeVisible()
    expect(screen.getByText('ada@example.com')).toBeVisible()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.fill(screen.getByLabelText(/First message/), 'I keep books.')
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/job/senior-accountant-42/apply/success'))
    expect(received.applications).toHaveLength(1)
    expect(received.applications[0]?.body).toEqual({
      source: 'job_search',
      first_message: 'I keep books.',
      screening_answers: [],
    })
    expect(sessionStorage).toHaveLength(0)
  })

  it('sends once however often the button is pressed', async () => {
    const { user, platform } = await open({ session: asMember })
    await user.dblClick(screen.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalled())
    expect(received.applications).toHaveLength(1)
  })

  it('must answer every screening question', async () => {
    const { user, platform } = await open({ session: asMember, job: { screening_questions: questions } })
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findAllByText('Answer this question')).toHaveLength(3)
    expect(screen.getByLabelText('Why us?')).toHaveFocus()
    expect(received.applications).toHaveLength(0)

    await user.fill(screen.getByLabelText('Why us?'), 'The ledgers')
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await user.click(screen.getByRole('radio', { name: 'Night' }))
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalled())
    expect(received.applications[0]?.body.screening_answers).toEqual([
      { question_id: 1, answer: 'The ledgers' },
      { question_id: 2, answer: 'yes' },
      { question_id: 3, answer: 'Night' },
    ])
  })

  // The focus stayed on the button, or went past the open choice to a later text field.
  it('is taken to the first question without an answer, whatever its kind, and hears what is wrong there', async () => {
    const { user } = await open({
      session: asMember,
      job: { screening_questions: [questions[1], questions[0], questions[2]] as typeof questions },
    })
    const send = () => user.click(screen.getByRole('button', { name: 'Send application' }))
    await send()
    expect(await screen.findAllByText('Answer this question')).toHaveLength(3)
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    const group = screen.getByRole('radiogroup', { name: 'Do you hold a work permit?' })
    expect(group).toHaveAccessibleDescription('Answer this question')
    expect(group).toBeInvalid()

    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.fill(screen.getByLabelText('Why us?'), 'The ledgers')
    await send()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Day' })).toHaveFocus())
    expect(received.applications).toHaveLength(0)
  })

  it('refuses a message beyond the limit and says how much is left near it', async () => {
    const { user } = await open({ session: asMember })
    const message = screen.getByLabelText(/First message/)
    await user.click(message)
    await user.paste('a'.repeat(1990))
    expect(screen.getByText('10 characters left')).toBeVisible()
    await user.paste('b'.repeat(11))
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByText('Maximum length limit exceeded')).toBeVisible()
    expect(received.applications).toHaveLength(0)
  })
})

describe('of a job that is open to some identities alone', () => {
  // It was called an unexpected error of the server.
  it('a refusal says to whom the job is open', async () => {
    const message = 'The identity information does not match. This job is only open to: Singapore citizen.'
    server.use(
      http.post(`*${applicationPath}`, () => HttpResponse.json({ code: 41274, message, data: null }, { status: 403 })),
    )
    const { user } = await open({ session: asMember })
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByText(message)).toBeVisible()
  })
})

describe('a guest applies', () => {
  it('registers in the same step with three fields', async () => {
    const { user, platform } = await open()
    // What is agreed to can be read, without losing what was typed.
    for (const [name, href] of [
      ['Terms of use', '/en-us/terms'],
      ['Privacy', '/en-us/privacy'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    }
    await fillAccount(user)
    await user.click(screen.getByRole('button', { name: 'Register and apply' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/job/senior-accountant-42/apply/success'))
    expect(received.registrations[0]?.body).toMatchObject({
      email: 'ada@example.com',
      password: 'correct horse',
      first_name: 'Ada',
      last_name: 'Lovelace',
      terms_and_condition: 1,
      country_key: 'sg',
    })
    expect(received.applications).toHaveLength(1)
    expect(platform.store.get(sessionAtom)).toEqual({ kind: 'member', user: exampleUser })
  })

  // The campaign that led somebody to register was lost where they did it while applying, and only there.
  it('registers with the campaign that led here, whatever else was kept beside it, and leaves a trace of where it led', async () => {
    localStorage.setItem('utmCampaign', '{"utm_source":"mail","utm_term":7,"other":"x"}')
    const { user, platform } = await open()
    await fillAccount(user)
    await user.click(screen.getByRole('button', { name: 'Register and apply' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalled())
    expect(received.registrations[0]?.body).toMatchObject({ utm: { utm_source: 'mail' } })
    await waitFor(() =>
      expect(received.traces.map(({ body }) => body)).toEqual([
        { source: 'apply', destination: '/job/senior-accountant-42/apply/success', utm: { utm_source: 'mail' } },
      ]),
    )
  })

  it('is told what is missing, beside each field, in the fixed words', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Register and apply' }))
    expect(await screen.findAllByText('This field cannot be empty.')).toHaveLength(3)
    await user.type(screen.getByLabelText('Email'), 'ada@')
    await user.type(screen.getByLabelText('Password'), 'short')
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible()
    expect(screen.getByText('Use at least 8 characters.')).toBeVisible()
    // A name longer than an account can hold was cut without a word.
    await user.click(screen.getByLabelText('Your name'))
    await user.paste('a'.repeat(51))
    expect(await screen.findByText('Maximum length limit exceeded')).toBeVisible()
    expect(received.registrations).toHaveLength(0)
  })

  it('does not register again when only the application failed', async () => {
    server.use(refusing(503, 50101))
    const { user, platform } = await open()
    await fillAccount(user)
    await user.click(screen.getByRole('button', { name: 'Register and apply' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('We are sorry.')
    server.use(accepted)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalled())
    expect(received.registrations).toHaveLength(1)
    const [first, second] = received.applications
    expect(first?.key).toBe(second?.key)
  })
})

describe('when something goes wrong', () => {
  it('keeps what was written and its idempotency key over a lost connection and a reload', async () => {
    server.use(
      http.post(`http://api.test${applicationPath}`, async ({ request }) => {
        await keep(received.applications, request)
        return HttpResponse.error()
      }),
    )
    const first = await open({ session: asMember })
    await first.user.fill(screen.getByLabelText(/First message/), 'Do not lose me')
    await first.user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is saved')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
    first.unmount()
    server.use(accepted)
    const second = await open({ session: asMember })
    expect(screen.getByLabelText(/First message/)).toHaveValue('Do not lose me')
    await second.user.click(screen.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(second.platform.navigate).toHaveBeenCalled())
    expect(received.applications.map((application) => application.key)).toEqual([
      received.applications[0]?.key,
      received.applications[0]?.key,
    ])
  })

  const message = () => screen.getByLabelText(/First message/)
  const expectDraft = async (session: typeof asMember, text: string) => {
    const { unmount } = await open({ session })
    expect(message()).toHaveValue(text)
    unmount()
  }

  // Of two people at one browser, the second found what the first had written to an employer. Then the second one's first letter destroyed it, and a
  // letter that the first one typed after their session had ended made it a guest's, which was shown to whoever signed in next.
  it('keeps what each member writes for that member alone, though their session ends meanwhile', async () => {
    const first = await open({ session: asMember })
    await first.user.fill(message(), 'Do not lose me')
    act(() => first.platform.store.set(sessionAtom, { kind: 'guest' }))
    await first.user.type(message(), '!')
    first.unmount()
    await expectDraft(asOtherMember, '')
    const other = await open({ session: asOtherMember })
    await other.user.fill(message(), 'Nor me')
    other.unmount()
    await expectDraft(asMember, 'Do not lose me!')
    await expectDraft(asOtherMember, 'Nor me')
  })

  it('gives what a guest wrote to the member who signs in, before the form is opened again or in it, and to nobody after them', async () => {
    const before = await open()
    await before.user.fill(message(), 'Signs in elsewhere')
    before.unmount()
    await expectDraft(asMember, 'Signs in elsewhere')
    await expectDraft(asOtherMember, '')

    const inForm = await open()
    await inForm.user.fill(message(), 'Signs in here')
    await act(async () => inForm.platform.store.set(sessionAtom, asMember))
    inForm.unmount()
    await expectDraft(asOtherMember, '')
    await expectDraft(asMember, 'Signs in here')
  })

  it('keeps no password', async () => {
    const { user } = await open()
    await fillAccount(user)
    await waitFor(() => expect(sessionStorage.getItem('jobspan.application.42')).toContain('ada@example.com'))
    expect(sessionStorage.getItem('jobspan.application.42')).not.toContain('correct horse')
  })

  it.each([
    [40017, 409, 'This job was closed while you were writing.'],
    [40004, 404, 'This job no longer exists.'],
    [50001, 500, 'We are sorry. Something went wrong.'],
    [40003, 401, 'Your session expired.'],
  ])('says what code %i means', async (code, status, message) => {
    server.use(refusing(status, code))
    const { user } = await open({ session: asMember })
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('alert').textContent).not.toContain('problem.')
  })

  // “Something went wrong” stood there for every code that this page did not list, such as that the registration was still under way.
  it.each([
    [40019, 409, 'This is being processed. Please wait a moment.'],
    [41044, 403, 'This account has been suspended. Please contact support.'],
  ])('says code %i in the words of the API', async (code, status, message) => {
    server.use(mockApiResponse('POST', applicationPath, { status, code, message }))
    const { user } = await open({ session: asMember })
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('says in the words of the API that the browser sends no cookies, which is no session that ended', async () => {
    const message = 'Your browser sent no cookies.'
    server.use(mockApiResponse('POST', applicationPath, { status: 401, code: 40003, message }))
    const { user } = await open({ session: asMember })
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('says how long to wait after too many attempts, and lets no press through until then', async () => {
    const message = 'Too many attempts. Please try again in 15 minutes.'
    server.use(
      http.post(`http://api.test${applicationPath}`, () =>
        HttpResponse.json({ code: 40006, message, data: null }, { status: 429, headers: { 'retry-after': '900' } }),
      ),
    )
    const { user } = await open({ session: asMember })
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('button', { name: 'Send application' })).toBeDisabled()
  })

  it('takes a new idempotency key once the server has decided', async () => {
    server.use(refusing(422, 40001))
    const { user, platform } = await open({ session: asMember })
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    await screen.findByRole('alert')
    server.use(accepted)
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalled())
    expect(received.applications[0]?.key).not.toBe(received.applications[1]?.key)
  })
})

// On a phone that was scrolled, it opened in its middle: the focus alone does not bring a tall element to its beginning.
it('takes the focus and the page to its beginning, and stands up to axe', async () => {
  const scrolled = jest.mocked(Element.prototype.scrollIntoView).mockClear()
  await open({ job: { screening_questions: questions } })
  const panel = screen.getByRole('region', { name: 'Apply for this job' })
  expect(panel).toHaveFocus()
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' })
  expect(scrolled.mock.contexts[0]).toBe(panel)
  await expectNoAxeViolations()
})
