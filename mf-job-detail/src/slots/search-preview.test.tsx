import { describe, expect, it } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { exampleJob } from '../testing/example-job.ts'
import { Slot } from './search-preview.tsx'

const server = setupMockApi(mockApiResponse('POST', '/api/job/jobs/42/view', { data: null }))

const open = (slug: string) =>
  renderWithPlatform(<Slot slug={slug} loading={<p>What stood here before</p>} />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': texts },
  })

describe('the preview beside a list', () => {
  it('leaves what the page put in its place until the job is there', async () => {
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    server.use(
      mockApiResponse('GET', '/api/job/jobs/42', async () => {
        await asked
        return { data: exampleJob() }
      }),
    )
    await open('senior-accountant-42')
    expect(screen.getByText('What stood here before')).toBeVisible()
    answer()
    expect(await screen.findByRole('heading', { level: 2, name: 'Senior accountant' })).toBeVisible()
    expect(screen.queryByText('What stood here before')).toBeNull()
    expect(screen.getByRole('link', { name: 'Open full page' })).toHaveAttribute(
      'href',
      '/en-us/job/senior-accountant-42',
    )
  })

  it('says so where there is no such job', async () => {
    server.use(mockApiResponse('GET', '/api/job/jobs/42', { status: 404, code: 40004 }))
    await open('senior-accountant-42')
    expect(await screen.findByText('Page not found')).toBeVisible()
  })
})
