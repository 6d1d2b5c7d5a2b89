import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  expectNoAxeViolations,
  mockApiResponse,
  mockEventStream,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { asMember, exampleJob, exampleUser } from '../../testing/example-job.ts'
import { ApplyPanel } from './apply-panel.tsx'

const messagePath = '/api/job/jobs/42/first-message'
const rules = { kind: 'rules', name: null } as const
const quota = { limit: 20, remaining: 4, resets_at: null }
const draft = 'I keep the books of three ports.'
const applications: Record<string, unknown>[] = []

const server = setupMockApi(
  mockApiResponse('GET', '/api/jobseeker/video-resumes', { data: { items: [] } }),
  mockApiResponse('GET', '/api/jobseeker/resumes', { data: { items: [] } }),
  mockApiResponse('POST', '/api/data/jobs/42/applications', async (request) => {
    applications.push((await request.json()) as Record<string, unknown>)
    return {
      data: { id: 900, job_id: 42, applied_at: '2026-11-20T10:00:00.000Z', job_categories: [], company_industry: null },
    }
  }),
)
const helpIs = (source: { kind: string; name: string | null }) =>
  mockApiResponse('GET', '/api/jobseeker/ai-help', {
    data: {
      text: { source, consented_at: null },
      images: { source: rules, consented_at: null },
      quotas: { writing: quota, first_message: quota, findings: quota, avatar: quota },
    },
  })
beforeEach(() => {
  sessionStorage.clear()
  applications.length = 0
})

const open = (options: { session?: typeof asMember } = {}) =>
  renderWithPlatform(<ApplyPanel job={exampleJob()} takeFocus />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': texts },
    ...options,
  })
const field = () => screen.getByRole('textbox', { name: /First message/ })
const help = () => screen.findByRole('button', { name: 'Draft from my profile and this job' })

// The job page and the chat could draft a first message, the form that sends one could not.
describe('help with the first message of an application', () => {
  it('drafts it, and what is inserted is sent and kept', async () => {
    server.use(
      helpIs(rules),
      mockEventStream('POST', messagePath, [
        { event: 'start', data: { source: rules } },
        { event: 'done', data: { text: draft, quota: { ...quota, remaining: 3 } } },
      ]),
    )
    const { user } = await open({ session: asMember })
    await user.click(await help())
    expect(await screen.findByText(draft)).toBeVisible()
    expect(screen.getByText(/^Tries left: 3\./)).toBeVisible()
    expect([field(), applications]).toEqual([expect.objectContaining({ value: '' }), []])
    await user.click(screen.getByRole('button', { name: 'Use this draft' }))
    expect(field()).toHaveValue(draft)
    expect(sessionStorage.getItem(`jobspan.application.42.${exampleUser.id}`)).toContain(draft)
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Send application' }))
    await waitFor(() => expect(applications).toMatchObject([{ first_message: draft }]))
  })

  it('asks for consent first where a model writes, and sends nothing before', async () => {
    const asked: unknown[] = []
    server.use(helpIs({ kind: 'model', name: 'Example AI' }), mockEventStream('POST', messagePath, [], asked))
    const { user } = await open({ session: asMember })
    await user.click(await help())
    expect(await screen.findByRole('dialog')).toHaveTextContent('Example AI')
    expect([asked, applications]).toEqual([[], []])
  })

  it('is not offered to guests, who have no profile yet', async () => {
    await open()
    expect(field()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Draft from my profile and this job' })).toBeNull()
  })
})
