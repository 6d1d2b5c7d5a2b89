import { beforeEach, expect, it } from '@jest/globals'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { asMember, exampleJob, exampleUser } from '../../testing/example-job.ts'
import { ApplyPanel } from './apply-panel.tsx'

const applicationPath = '/api/data/jobs/42/applications'
const registrations: unknown[] = []
const server = setupMockApi(
  mockApiResponse('GET', '/api/jobseeker/video-resumes', { data: { items: [] } }),
  mockApiResponse('GET', '/api/jobseeker/resumes', { data: { items: [] } }),
  mockApiResponse('POST', applicationPath, { status: 409, code: 40017 }),
  mockApiResponse('POST', '/api/auth/register', async (request) => {
    registrations.push(await request.json())
    return { data: { user: exampleUser } }
  }),
)
beforeEach(() => sessionStorage.clear())

const open = ({ job, session }: { job?: Partial<JobDetail>; session?: typeof asMember } = {}) =>
  renderWithPlatform(<ApplyPanel job={exampleJob(job)} takeFocus={false} />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': texts },
    ...(session ? { session } : {}),
  })

// A name with a character that nobody sees ended in “Please check the highlighted fields” with none highlighted: the form has one field
// for the two names of an account.
it('is told at the name why it is refused, and applies with one that was pasted with what nobody sees', async () => {
  server.use(
    mockApiResponse('POST', '/api/auth/register', {
      status: 422,
      code: 40001,
      message: 'Not valid.',
      errors: { last_name: ['not_a_name'], error: ['Not valid.'] },
    }),
  )
  const { user } = await open()
  await user.fill(screen.getByLabelText('Email'), 'ada@example.com')
  await user.fill(screen.getByLabelText('Password'), 'correct horse')
  await user.fill(screen.getByLabelText('Your name'), 'Ada Lovelace')
  const name = screen.getByLabelText('Your name')
  await user.click(screen.getByRole('button', { name: 'Register and apply' }))
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription('Enter only your name, without web or email addresses')
  expect(screen.queryByRole('alert')).toBeNull()
  server.resetHandlers()
  await user.clear(name)
  await user.paste('Tan Ah Lian\u200b @ Ann \u200f')
  expect(name).not.toHaveAccessibleDescription()
  await user.click(screen.getByRole('button', { name: 'Register and apply' }))
  await waitFor(() => expect(registrations).toHaveLength(1))
  expect(registrations[0]).toMatchObject({ first_name: 'Tan Ah Lian @', last_name: 'Ann' })
})

it('says what is refused of an application at the answer, and above the button what has no field', async () => {
  server.use(
    mockApiResponse('POST', applicationPath, {
      status: 422,
      code: 40001,
      message: 'Not valid.',
      errors: { 'screening_answers.0.answer': ['too_long'], source: ['too_long'], error: ['Not valid.'] },
    }),
  )
  const { user } = await open({
    session: asMember,
    job: { screening_questions: [{ id: 1, question: 'Why us?', type: 'text', options: [] }] },
  })
  await user.type(screen.getByLabelText('Why us?'), 'Because.')
  await user.click(screen.getByRole('button', { name: 'Send application' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something on this page is out of date. Reload the page and try again.',
  )
  expect(screen.getByLabelText('Why us?')).toHaveAccessibleDescription('This is too long')
  expect(screen.getByLabelText('Why us?')).toHaveFocus()
})
