import { expect, it } from '@jest/globals'
import { savedJobQueryKey } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { Host } from '@jobspan/shared-kit/remote'
import { createTestHost, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aJob, inEnglish } from '../../testing/fixtures.ts'
import { SaveButton } from './save-button.tsx'

const server = setupMockApi(
  mockApiResponse('POST', '/api/job/saved-jobs/create', { data: { is_saved: true } }),
  mockApiResponse('DELETE', '/api/job/saved-jobs/7/delete', { data: { is_saved: false } }),
)

const open = (isSaved = false, host?: Host) =>
  renderWithPlatform(<SaveButton job={aJob({ is_saved: isSaved })} />, { ...inEnglish, ...(host && { host }) })
const heart = () => screen.getByRole('button', { name: 'Save Accountant' })
const isOn = () => heart().getAttribute('aria-pressed') === 'true'

it('saves at once and says so in the fixed words', async () => {
  const { user, platform } = await open()
  await user.click(heart())
  expect(isOn()).toBe(true)
  await waitFor(() => expect(platform.notify).toHaveBeenLastCalledWith('Job saved', 'success', undefined))
})

// A guest's saved jobs are kept, and nothing led there.
it('leads to the saved jobs, where their page is on', async () => {
  const { user, platform } = await open(false, createTestHost({ hasPage: (path) => path === '/recommended-job/saved' }))
  await user.click(heart())
  const link = { label: 'View', to: '/recommended-job/saved' }
  await waitFor(() => expect(platform.notify).toHaveBeenLastCalledWith('Job saved', 'success', link))
})

it('removes what was saved', async () => {
  const { user, platform } = await open(true)
  await user.click(heart())
  expect(isOn()).toBe(false)
  await waitFor(() => expect(platform.notify).toHaveBeenLastCalledWith('Removed from saved jobs', 'success'))
})

it('goes back when the job could not be saved, and says so', async () => {
  server.use(mockApiResponse('POST', '/api/job/saved-jobs/create', { status: 500, code: 50001, message: 'no' }))
  const { user, platform } = await open()
  await user.click(heart())
  await waitFor(() => expect(isOn()).toBe(false))
  expect(platform.notify).toHaveBeenLastCalledWith(expect.stringContaining("Couldn't save"), 'error')
})

it('follows a save made elsewhere on the site', async () => {
  const { platform } = await open()
  act(() => void platform.queryClient.setQueryData(savedJobQueryKey(7), true))
  await waitFor(() => expect(isOn()).toBe(true))
})
