import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** The member's first messages to choose from, the default first. */
export const greetingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-chat', 'greeting-messages'],
    queryFn: async ({ signal }) => {
      const { listGreetingMessages } = await import('@jobspan/shared-kit/contracts/chats/greeting-messages')
      return api.call(listGreetingMessages, { signal })
    },
    // Settings may have changed them a moment ago, in a page that tells nobody.
    staleTime: 0,
    meta: { changedBy: ['session.changed'] },
  })

type Start = { jobId: number; text: string; clientId: string; isSwitchConfirmed: boolean }

/** Begins the chat with its first message; sent again with the same `clientId` it begins no second one. */
export const startChat = async (api: ApiClient, { jobId, text, clientId, isSwitchConfirmed }: Start) => {
  const { startChat: contract } = await import('@jobspan/shared-kit/contracts/chats/chats')
  return api.call(contract, {
    body: { job_id: jobId, text, client_id: clientId, is_switch_confirmed: isSwitchConfirmed },
    idempotencyKey: clientId,
  })
}
