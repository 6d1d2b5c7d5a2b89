import { beforeEach, expect, it } from '@jest/globals'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { asMember, exampleJob, exampleUser } from '../../testing/example-job.ts'
import { ApplyPanel } from './apply-panel.tsx'

const resume = { id: 7, filename: 'Two pages', kind: 'pdf', size: 240_000, uploaded_at: '2026-11-03T10:00:00Z' }
let applications: unknown[] = []
let logins: unknown[] = []

const emailTaken = mockApiResponse('POST', '/api/auth/register', { status: 422, code: 41001 })
const server = setupMockApi(
  mockApiResponse('POST', '/api/data/jobs/42/applications', async (request) => {
    applications.push(await request.json())
    return {
      data: { id: 9, job_id: 42, applied_at: '2026-11-20T10:00:00.000Z', job_categories: [], company_industry: null },
    }
  }),
  mockApiResponse('GET', '/api/jobseeker/video-resumes', { data: { items: [] } }),
  mockApiResponse('GET', '/api/jobseeker/resumes', { data: { items: [resume] } }),
  mockApiResponse('POST', '/api/auth/jobseekers/login', async (request) => {
    logins.push(await request.json())
    return { data: { status: 'signed_in', user: exampleUser } }
  }),
  mockApiResponse('POST', '/api/auth/user/destination/traceability', { data: null }),
)

beforeEach(() => {
  sessionStorage.clear()
  applications = []
  logins = []
})

const question = { id: 1, question: 'Why us?', type: 'text' as const, options: [] }
const open = () =>
  renderWithPlatform(<ApplyPanel job={exampleJob({ screening_questions: [question] })} takeFocus={false} />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': texts },
  })

const register = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  server.use(emailTaken)
  await user.fill(screen.getByLabelText('Your name'), 'Ada Lovelace')
  await user.fill(screen.getByLabelText('Email'), 'ada@example.com')
  await user.fill(screen.getByLabelText('Password'), 'correct horse')
  await user.fill(screen.getByLabelText('Why us?'), 'The ledgers')
  await user.click(screen.getByRole('button', { name: 'Register and apply' }))
}

// The form promised “your name, email, first message and answers. Nothing else.”, signed in and sent the whole profile in one press.
it('whose email is taken signs in, sees that the profile is sent, and then sends what was written with the resume of choice', async () => {
  const { user, platform } = await open()
  await register(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('You already have an account.')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.queryByText(/receives your name/)).toBeNull()
  await user.keyboard('correct horse')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByText("See the profile we'll send")).toBeVisible()
  expect(screen.getByText(/receives your profile, first message and answers/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Apply for this job' })).toHaveFocus()
  expect(logins).toMatchObject([{ login: 'ada@example.com', password: 'correct horse' }])
  expect(applications).toEqual([])
  expect(await screen.findByRole('radio', { name: /Two pages\.pdf/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Send application' }))
  await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/job/senior-accountant-42/apply/success'))
  expect(applications).toMatchObject([{ resume_id: 7, screening_answers: [{ question_id: 1, answer: 'The ledgers' }] }])
})

// The password stood there again once the session had ended, for whoever came next.
it('who says that they have an account signs in before anything else is asked, and leaves no password', async () => {
  const { user, platform } = await open()
  await user.click(screen.getByRole('button', { name: 'I already have an account' }))
  expect(screen.queryByLabelText('Why us?')).toBeNull()
  await user.fill(screen.getByLabelText('Email'), 'ada@example.com')
  await user.fill(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByLabelText('Why us?')).toBeVisible()
  expect(applications).toEqual([])
  act(() => platform.store.set(sessionAtom, { kind: 'guest' }))
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

// The form said that the profile and “the resume you choose” are sent, and had none to choose.
it('who signs in elsewhere meanwhile is shown the form of a member, each time', async () => {
  const { platform } = await open()
  for (const session of [asMember, { kind: 'guest' } as const, asMember]) {
    act(() => platform.store.set(sessionAtom, session))
    const panel = screen.getByRole('region', { name: 'Apply for this job' })
    if (session === asMember) expect(panel).toHaveFocus()
    act(() => panel.blur())
  }
  expect(await screen.findByRole('radio', { name: /Two pages\.pdf/ })).toBeChecked()
})

it('whose account asks for a second step finds the form as it was after it', async () => {
  server.use(
    mockApiResponse('POST', '/api/auth/jobseekers/login', { data: { status: 'two_factor', methods: ['totp'] } }),
  )
  const { user, platform } = await open()
  await register(user)
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  await user.keyboard('correct horse')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(platform.navigate).toHaveBeenCalled())
  expect(platform.navigate.mock.calls[0]?.[0]).toBe(
    '/get-started?step=second&redirect=%2Fen-us%2Fjob%2Fsenior-accountant-42%3Fapply%3D1',
  )
  expect(sessionStorage.getItem('jobspan.application.42')).toContain('ada@example.com')
  expect(applications).toHaveLength(0)
})

// Who had signed up by a code or with Google stood before a password field that could never be right.
it('who has no password finds the other ways in, and comes back to this form', async () => {
  server.use(mockApiResponse('POST', '/api/auth/jobseekers/login', { status: 401, code: 40002 }))
  const { user, platform } = await open()
  const hint = 'If you signed up without a password, use the same sign-in method.'
  const link = () => screen.getByRole('link', { name: 'Other sign-in methods' })
  expect(link()).toBeVisible()
  expect(screen.queryByText(hint)).toBeNull()
  await register(user)
  expect(await screen.findByText(hint)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  await user.keyboard('a guess')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Wrong email or password.')).toBeVisible()
  expect(screen.getByText(hint)).toBeVisible()
  await user.click(link())
  expect(platform.navigate.mock.calls[0]?.[0]).toBe(
    '/get-started?redirect=%2Fen-us%2Fjob%2Fsenior-accountant-42%3Fapply%3D1',
  )
  expect(sessionStorage.getItem('jobspan.application.42')).toContain('ada@example.com')
})

it('is told beside the password when it is wrong', async () => {
  server.use(mockApiResponse('POST', '/api/auth/jobseekers/login', { status: 401, code: 40002 }))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'I already have an account' }))
  await user.fill(screen.getByLabelText('Email'), 'ada@example.com')
  await user.fill(screen.getByLabelText('Password'), 'wrong horse')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Wrong email or password.')).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeInvalid()
  expect(applications).toHaveLength(0)
})

// A session ended, another member signed in while the form was open, and read what the first had written.
it('begins anew for another member', async () => {
  const { user, platform } = await open()
  act(() => platform.store.set(sessionAtom, asMember))
  await user.fill(screen.getByLabelText('Why us?'), 'The ledgers')
  act(() => platform.store.set(sessionAtom, { kind: 'guest' }))
  expect(screen.getByLabelText('Why us?')).toHaveValue('The ledgers')
  act(() => platform.store.set(sessionAtom, { kind: 'member', user: { ...exampleUser, id: exampleUser.id + 1 } }))
  expect(screen.getByLabelText('Why us?')).toHaveValue('')
  act(() => platform.store.set(sessionAtom, asMember))
  expect(screen.getByLabelText('Why us?')).toHaveValue('The ledgers')
})
