import { expect, it } from '@jest/globals'
import type { PageContext } from '@jobspan/shared-kit/remote'
import { mockApiResponse, renderWithPlatform, setupMockApi, testPlatform } from '@jobspan/shared-kit/testing'
import { waitFor } from '@testing-library/react'
import { inEnglish } from '../testing/handlers.ts'
import { countsAre, placeIs } from '../testing/my-jobs-handlers.ts'
import { head, Page, queries } from './my-jobs-redirect-page.tsx'

const server = setupMockApi()

const open = (path = '/recommended-job') => renderWithPlatform(<Page />, { ...inEnglish, path })

it('leads on to the first list with something in it', async () => {
  server.use(countsAre({ in_progress: 1, saved: 4 }))
  const { platform } = await open()
  await waitFor(() =>
    expect(platform.navigate).toHaveBeenCalledWith(
      '/recommended-job/in_progress',
      expect.objectContaining({ replace: true }),
    ),
  )
})

it('leads on to what is in progress where no list has anything, and where nobody knows', async () => {
  server.use(mockApiResponse('GET', '/api/jobApplication/my-jobs/counts', { status: 500, code: 50001 }))
  const { platform } = await open()
  await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/recommended-job/in_progress', expect.anything()))
})

// “… is interested in your application → View the application” opened “No interest shown yet”: the mail named the tab of its day.
it('leads a link to an application to the tab and page that list it now', async () => {
  server.use(placeIs({ tab: 'interview', page: 2 }))
  const { platform } = await open('/recommended-job?job=42')
  await waitFor(() =>
    expect(platform.navigate).toHaveBeenCalledWith('/recommended-job/interview?job=42&page=2', expect.anything()),
  )
})

it('leads a link to an application that has ended to the closed ones', async () => {
  server.use(placeIs({ tab: 'viewed', page: 1, is_closed: true }))
  const { platform } = await open('/recommended-job?job=42')
  await waitFor(() =>
    expect(platform.navigate).toHaveBeenCalledWith('/recommended-job/closed?job=42', expect.anything()),
  )
})

it('keeps the link for whoever has to sign in first', async () => {
  server.use(placeIs(null))
  const { platform } = await open('/recommended-job?job=42')
  await waitFor(() =>
    expect(platform.navigate).toHaveBeenCalledWith('/recommended-job/in_progress?job=42', expect.anything()),
  )
})

it.each([
  ['', '/recommended-job/saved'],
  ['job=42', '/recommended-job/interview?job=42'],
])('is a redirect of the server as well (“%s”)', async (search, location) => {
  server.use(countsAre({ saved: 4 }), placeIs({ tab: 'interview', page: 1 }))
  const platform = await testPlatform(inEnglish)
  const { api, queryClient } = platform
  const context = { api, queryClient, search: new URLSearchParams(search), t: String } as unknown as PageContext
  for (const { options } of queries(context)) await queryClient.fetchQuery(options)
  expect(head(context)).toMatchObject({ status: 302, location })
})
