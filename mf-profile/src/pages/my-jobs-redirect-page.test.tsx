import { expect, it } from '@jest/globals'
import type { PageContext } from '@jobspan/shared-kit/remote'
import { mockApiResponse, renderWithPlatform, setupMockApi, testPlatform } from '@jobspan/shared-kit/testing'
import { waitFor } from '@testing-library/react'
import { inEnglish } from '../testing/answers.ts'
import { countsAre } from '../testing/my-jobs-answers.ts'
import { head, Page, queries } from './my-jobs-redirect-page.tsx'

const server = setupMockApi()

const open = () => renderWithPlatform(<Page />, { ...inEnglish, path: '/recommended-job' })

it('leads on to the first tab with something in it', async () => {
  server.use(countsAre({ interview: 1, saved: 4 }))
  const { platform } = await open()
  await waitFor(() =>
    expect(platform.navigate).toHaveBeenCalledWith(
      '/recommended-job/interview',
      expect.objectContaining({ replace: true }),
    ),
  )
})

it('leads on to the first tab where none has anything, and where nobody knows', async () => {
  server.use(mockApiResponse('GET', '/api/jobApplication/my-jobs/counts', { status: 500, code: 50001 }))
  const { platform } = await open()
  await waitFor(() => expect(platform.navigate).toHaveBeenCalledWith('/recommended-job/pending', expect.anything()))
})

it('is a redirect of the server as well', async () => {
  server.use(countsAre({ saved: 4 }))
  const platform = await testPlatform(inEnglish)
  const context = { api: platform.api, queryClient: platform.queryClient, t: String } as unknown as PageContext
  for (const { options } of queries(context)) await platform.queryClient.fetchQuery(options)
  expect(head(context)).toMatchObject({ status: 302, location: '/recommended-job/saved' })
})
