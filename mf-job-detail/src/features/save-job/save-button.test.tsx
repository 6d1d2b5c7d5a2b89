import { describe, expect, it } from '@jest/globals'
import { savedJobQueryKey } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { jobQuery } from '../../job/job-queries.ts'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { exampleJob } from '../../testing/example-job.ts'
import { SaveButton } from './save-button.tsx'

const server = setupMockApi(
  mockApiResponse('GET', '/api/job/jobs/42', { data: exampleJob() }),
  mockApiResponse('POST', '/api/job/saved-jobs/create', { data: { is_saved: true } }),
  mockApiResponse('DELETE', '/api/job/saved-jobs/42/delete', { data: { is_saved: false } }),
)

function Page() {
  const { api } = usePlatform()
  const { data } = useQuery(jobQuery(api, 42))
  return data ? <SaveButton job={data} /> : null
}

const open = () => renderWithPlatform(<Page />, { namespace: 'mf-job-detail', texts: { 'mf-job-detail': texts } })
const heart = () => screen.findByRole('button', { name: 'Save job' })

describe('the heart', () => {
  it('saves and removes with the fixed words', async () => {
    const { user, platform } = await open()
    await user.click(await heart())
    expect(await heart()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('Job saved', 'success', undefined))
    await user.click(await heart())
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('Removed from saved jobs', 'success'))
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('goes back when the server refuses, and says so', async () => {
    server.use(mockApiResponse('POST', '/api/job/saved-jobs/create', { status: 500, code: 50001 }))
    const { user, platform } = await open()
    await user.click(await heart())
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith("The job couldn't be saved. Try again.", 'error'))
    expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  })

  it('follows a heart that was pressed elsewhere on the site', async () => {
    const { platform } = await open()
    await heart()
    platform.queryClient.setQueryData(savedJobQueryKey(42), true)
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'))
  })
})
