import { expect, it } from '@jest/globals'
import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { ws } from 'msw'
import { MessagingProvider } from '../../messaging-connection/messaging-provider.tsx'
import { anAcceptedInterview, anInterview } from '../../testing/an-interview.ts'
import { aMessage, asMember, paths, socketUrl } from '../../testing/handlers.ts'
import { InterviewList } from './interview-list.tsx'
import { useInterviewUpdates } from './use-interview-updates.ts'

const socket = ws.link(socketUrl)
let coming: Interview[] = []
let connections = 0
let lose = () => {}
const server = setupMockApi(
  mockApiResponse('POST', paths.messaging, {}),
  mockApiResponse('GET', paths.redDot, { data: { has_red_dot: false, count: 0 } }),
  mockApiResponse('GET', '/api/apiGo/interview/list', ({ url }) => {
    const items = new URL(url).searchParams.get('scope') === 'coming' ? coming : []
    return { data: { items, total: items.length, page: 1, size: 20 } }
  }),
)

function List() {
  useInterviewUpdates()
  return <InterviewList linkedId={undefined} />
}

const publish = (interview: Interview) =>
  act(async () =>
    socket.broadcast(
      JSON.stringify({
        type: 'message',
        chat_id: 5,
        message: aMessage(11, { kind: 'interview', text: null, interview }),
      }),
    ),
  )

it('an open list shows what the recruiter does, and an interview that is new', async () => {
  server.use(
    socket.addEventListener('connection', ({ client }) => {
      connections += 1
      lose = () => client.close(1011)
    }),
  )
  coming = [anAcceptedInterview()]
  const { unmount } = await renderWithPlatform(
    <MessagingProvider>
      <List />
    </MessagingProvider>,
    await asMember(),
  )
  await screen.findByText('Confirmed')
  await waitFor(() => expect(connections).toBe(1))
  await publish(anInterview({ state: 'cancelled', actions: [] }))
  expect(await screen.findByText('Canceled')).toBeInTheDocument()
  coming = [...coming, anAcceptedInterview({ id: 41 })]
  await publish(anAcceptedInterview({ id: 41 }))
  await waitFor(() => expect(screen.getAllByText('Confirmed')).toHaveLength(2))
  // What happened while there was no connection stayed unseen, where the browser itself was online.
  coming = [anInterview({ state: 'cancelled', actions: [] })]
  act(() => lose())
  await waitFor(() => expect(screen.queryByText('Confirmed')).not.toBeInTheDocument(), { timeout: 3000 })
  unmount()
})
