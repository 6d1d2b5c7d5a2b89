import { beforeEach, expect, it } from '@jest/globals'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { asMember, exampleJob, exampleUser } from '../../testing/example-job.ts'
import { ApplyPanel } from './apply-panel.tsx'

const resume = {
  id: 7,
  filename: 'Ada Lovelace',
  kind: 'pdf' as const,
  size: 240_000,
  uploaded_at: '2026-11-03T10:00:00Z',
}
const sent = { id: 900, job_id: 42, applied_at: '2026-11-20T10:00:00.000Z', job_categories: [], company_industry: null }

let applications: { resume_id?: number; video_resume_id?: number }[] = []
let uploads: { key: string | null }[] = []
let order: string[] = []

const answerResumes = (items: object[]) => mockApiResponse('GET', '/api/jobseeker/resumes', { data: { items } })
/** The file is sent by `XMLHttpRequest` to the page's own origin. */
const answerUpload = (answer: () => Response) =>
  http.post('*/api/jobseeker/resume/upload', ({ request }) => {
    order.push('upload')
    uploads.push({ key: request.headers.get('idempotency-key') })
    return answer()
  })
const attached = () => HttpResponse.json({ code: 0, message: '', data: { items: [{ ...resume, id: 8 }, resume] } })
const video = {
  id: 3,
  duration: 65,
  size: 12_000_000,
  width: 1280,
  height: 720,
  cover: null,
  uploaded_at: '2026-11-05T10:00:00Z',
}
const answerVideos = (items: object[]) => mockApiResponse('GET', '/api/jobseeker/video-resumes', { data: { items } })

const server = setupMockApi(
  answerResumes([resume]),
  answerVideos([]),
  answerUpload(attached),
  mockApiResponse('POST', '/api/data/jobs/42/applications', async (request) => {
    order.push('application')
    applications.push((await request.json()) as { resume_id?: number })
    return { data: sent }
  }),
  mockApiResponse('POST', '/api/auth/register', () => {
    order.push('registration')
    return { data: { user: exampleUser } }
  }),
  mockApiResponse('POST', '/api/auth/user/destination/traceability', { data: null }),
  mockApiResponse('GET', '/api/jobseekers/profile', () => ({
    data: {
      user: { ...exampleUser, phone_num: '+6591234567' },
      facts: {
        date_of_birth: null,
        location_id: null,
        xp_lvl_id: null,
        notice_period_id: null,
        job_seeking_status: null,
      },
      preferences: [],
      work_experiences: [
        {
          id: 1,
          job_title: 'Engineer',
          company_name: 'Harbour Systems',
          start: '2021-07',
          end: null,
          description: null,
        },
      ],
      educations: [],
      resumes: [],
    },
  })),
)

beforeEach(() => {
  sessionStorage.clear()
  applications = []
  uploads = []
  order = []
})

const open = (session?: typeof asMember) =>
  renderWithPlatform(<ApplyPanel job={exampleJob()} takeFocus />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': texts },
    ...(session ? { session } : {}),
  })
const file = (name = 'Own CV.pdf', content = '%PDF-1.7 … %%EOF') =>
  new File([content], name, { type: 'application/pdf' })
const pick = async (user: Awaited<ReturnType<typeof open>>['user'], chosen: File, label: string) =>
  user.upload(screen.getByLabelText(label), chosen)
const fillAccount = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.fill(screen.getByLabelText('Your name'), 'Ada Lovelace')
  await user.fill(screen.getByLabelText('Email'), 'ada@example.com')
  await user.fill(screen.getByLabelText('Password'), 'a long password')
}
const send = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name }))
}

it('a member’s newest resume goes along, and the profile is shown as it is sent', async () => {
  const { user } = await open(asMember)
  expect(await screen.findByRole('radio', { name: /Ada Lovelace\.pdf/ })).toBeChecked()
  await user.click(screen.getByText("See the profile we'll send"))
  expect(await screen.findByText(/Engineer, Harbour Systems/)).toBeInTheDocument()
  expect(screen.getByText('+6591234567')).toBeInTheDocument()
  await expectNoAxeViolations()
  await send(user, 'Send application')
  await waitFor(() => expect(applications).toMatchObject([{ resume_id: 7 }]))
})

it('a video goes along where the member chooses one, and none by itself', async () => {
  server.use(answerVideos([video]))
  const { user } = await open(asMember)
  const group = await screen.findByRole('radiogroup', { name: 'Video resume' })
  expect(within(group).getByRole('radio', { name: 'Send no video' })).toBeChecked()
  await user.click(within(group).getByRole('radio', { name: /^Video of Nov 5, 2026/ }))
  // What is sent was said without the video, and that it is nothing else.
  expect(screen.getByText(/the resume and video you choose\. Nothing else/)).toBeVisible()
  await expectNoAxeViolations()
  await send(user, 'Send application')
  await waitFor(() => expect(applications).toMatchObject([{ resume_id: 7, video_resume_id: 3 }]))
})

it('a video that is gone meanwhile is named, and not sent again', async () => {
  server.use(
    answerVideos([video]),
    mockApiResponse('POST', '/api/data/jobs/42/applications', { status: 404, code: 40004 }),
  )
  const { user } = await open(asMember)
  await user.click(await screen.findByRole('radio', { name: /^Video of/ }))
  server.use(answerVideos([]))
  await send(user, 'Send application')
  expect(await screen.findByText(/resume or video you chose/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Video of/ })).toBeNull())
})

it('a member’s default resume goes along in place of a newer one', async () => {
  server.use(answerResumes([resume, { ...resume, id: 5, filename: 'One page', is_default: true }]))
  const { user } = await open(asMember)
  expect(await screen.findByRole('radio', { name: /One page\.pdf/ })).toBeChecked()
  await send(user, 'Send application')
  await waitFor(() => expect(applications).toMatchObject([{ resume_id: 5 }]))
})

it('a member may send the profile alone', async () => {
  const { user } = await open(asMember)
  await user.click(await screen.findByRole('radio', { name: 'Send without a resume' }))
  await send(user, 'Send application')
  await waitFor(() => expect(applications).toHaveLength(1))
  expect(applications[0]).not.toHaveProperty('resume_id')
})

it('a member attaches another file here: it is uploaded first, and then goes along', async () => {
  const { user } = await open(asMember)
  await screen.findByRole('radio', { name: /Ada Lovelace\.pdf/ })
  await pick(user, file(), 'Attach another file')
  expect(await screen.findByRole('radio', { name: /Own CV\.pdf/ })).toBeChecked()
  await send(user, 'Send application')
  await waitFor(() => expect(applications).toMatchObject([{ resume_id: 8 }]))
  expect(order).toEqual(['upload', 'application'])
})

it('a guest registers, attaches and applies in one step', async () => {
  const { user } = await open()
  await fillAccount(user)
  await pick(user, file(), 'Attach a resume (optional)')
  expect(await screen.findByText('Own CV.pdf')).toBeInTheDocument()
  await send(user, 'Register and apply')
  await waitFor(() => expect(applications).toMatchObject([{ resume_id: 8 }]))
  expect(order).toEqual(['registration', 'upload', 'application'])
})

// The list of resumes was asked for as soon as the account was open, and its failure stood above that of the application.
it('whoever registered and is tried again keeps the field, is shown one failure, and leaves no password', async () => {
  server.use(
    mockApiResponse('GET', '/api/jobseeker/resumes', { status: 503, code: 50101 }),
    mockApiResponse('POST', '/api/data/jobs/42/applications', { status: 503, code: 50101 }),
  )
  const { user, platform } = await open()
  await fillAccount(user)
  await send(user, 'Register and apply')
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  expect(screen.getByLabelText('Attach a resume (optional)')).toBeInTheDocument()
  act(() => platform.store.set(sessionAtom, { kind: 'guest' }))
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

it('whoever registers after a member’s session has ended sends nothing of that member’s', async () => {
  const { user, platform } = await open(asMember)
  expect(await screen.findByRole('radio', { name: /Ada Lovelace\.pdf/ })).toBeChecked()
  act(() => platform.store.set(sessionAtom, { kind: 'guest' }))
  expect(screen.queryByRole('radio', { name: /Ada Lovelace\.pdf/ })).toBeNull()
  await fillAccount(user)
  await send(user, 'Register and apply')
  await waitFor(() => expect(applications).toHaveLength(1))
  expect(applications[0]).not.toHaveProperty('resume_id')
})

it('a guest takes the file back', async () => {
  const { user } = await open()
  await pick(user, file(), 'Attach a resume (optional)')
  await user.click(await screen.findByRole('button', { name: 'Remove Own CV.pdf' }))
  expect(screen.queryByText('Own CV.pdf')).toBeNull()
})

it.each([
  ['notes.txt', 'x', /Unsupported file type/],
  ['empty.pdf', '', /This file is empty/],
  ['cut-short.pdf', '%PDF-1.7 …', /damaged or incomplete/],
  ['renamed.docx', '%PDF-1.7 … %%EOF', /damaged or incomplete/],
])('%s is refused before anything is sent', async (name, content, message) => {
  await open()
  const input = screen.getByLabelText('Attach a resume (optional)') as HTMLInputElement
  // As a browser does that shows all files.
  input.removeAttribute('accept')
  const { default: userEvent } = await import('@testing-library/user-event')
  await userEvent.setup({ applyAccept: false }).upload(input, file(name, content))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

it.each([
  [41264, 'This is not a PDF.'],
  [40025, 'This file can’t be opened.'],
])(
  'of a file that the server refuses with %s its reason is said, nothing is applied, and the next try has the same key',
  async (code, message) => {
    server.use(answerUpload(() => HttpResponse.json({ code, message, data: null }, { status: 422 })))
    const { user } = await open(asMember)
    await screen.findByRole('radio', { name: /Ada Lovelace\.pdf/ })
    await pick(user, file(), 'Attach another file')
    await send(user, 'Send application')
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(applications).toEqual([])
    server.use(answerUpload(attached))
    await send(user, 'Send application')
    await waitFor(() => expect(applications).toHaveLength(1))
    expect(new Set(uploads.map(({ key }) => key)).size).toBe(1)
  },
)

it('a resume that was deleted meanwhile is said, and the others are shown', async () => {
  server.use(mockApiResponse('POST', '/api/data/jobs/42/applications', { status: 404, code: 40004 }))
  const { user } = await open(asMember)
  await screen.findByRole('radio', { name: /Ada Lovelace\.pdf/ })
  server.use(answerResumes([{ ...resume, id: 9, filename: 'Newer' }]))
  await send(user, 'Send application')
  expect(await screen.findByText('This resume has been deleted. Choose another one.')).toBeInTheDocument()
  expect(await screen.findByRole('radio', { name: /Newer\.pdf/ })).not.toBeChecked()
})

it('with three resumes no other can be attached', async () => {
  server.use(answerResumes([resume, { ...resume, id: 5 }, { ...resume, id: 6 }]))
  await open(asMember)
  const group = await screen.findByRole('radiogroup')
  expect(within(group).getAllByRole('radio')).toHaveLength(4)
  expect(screen.queryByLabelText('Attach another file')).toBeNull()
  expect(screen.getByText(/You have three resumes/)).toBeInTheDocument()
})
