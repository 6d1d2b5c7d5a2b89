import { expect, it } from '@jest/globals'
import { mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { renderPage } from '../testing/render-page.tsx'
import { useSignInFlow } from './use-sign-in-flow.ts'

const server = setupMockApi()

const Page = ({ params }: { params: Record<string, string> }) => {
  const flow = useSignInFlow()
  return <button type="button" aria-label="press" onClick={() => flow.recordMethod('email_code', params)} />
}
const page = { Page, head: () => ({ title: '' }) }

// docs/product-rules.md#get-started-record: an empty text is no address and no number, and the API would refuse the whole record for it.
it.each([
  [{ email: '', phone: '' }, {}],
  [{ email: 'mei@example.com', phone: '' }, { email: 'mei@example.com' }],
  [{ email: '', phone: '+6581234567' }, { phone_num: '+6581234567' }],
])('removes an empty address or number from the get-started record (%o)', async (typed, recordedFields) => {
  const recorded: unknown[] = []
  server.use(
    mockApiResponse('POST', '/api/jobseeker/click/get-started-record', async (request) => {
      recorded.push(await request.json())
      return {}
    }),
  )
  const { user } = await renderPage(page, { path: '/get-started', params: typed })
  await user.click(screen.getByRole('button', { name: 'press' }))
  await waitFor(() => expect(recorded).toEqual([{ way: 'email_code', ...recordedFields }]))
})
