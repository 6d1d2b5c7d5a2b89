import { expect, it, jest } from '@jest/globals'
import { createTestHost } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'

jest.unstable_mockModule('../features/search-jobs/preview-pane.tsx', () => {
  throw new Error('lost')
})
const { setUpSearchScreen, thirty } = await import('../testing/search-screen.tsx')

const { found, open } = setUpSearchScreen({ wide: true })

// The keys were handled by what stands beside the list: where its file was lost, they did nothing until the page was loaded again.
it('arrow keys walk the list where the job beside it could not be loaded', async () => {
  found(thirty())
  const host = createTestHost({
    hasPage: () => true,
    contributions: { 'search.preview': [{ load: () => new Promise<never>(() => undefined) }] },
  })
  const { user } = await open('/jobs-hiring/job-search', 'jobs', { host })
  await screen.findByText('30 jobs')
  screen.getByRole('link', { name: 'Job 1' }).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Job 2' }))
})
