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

export type Introduction = { first_name?: string; last_name?: string; about: string }
type Start = {
  jobId: number
  text: string
  clientId: string
  isSwitchConfirmed: boolean
  introduction: Introduction | undefined
}

/** Begins the chat with its first message; sent again with the same `clientId` it begins no second one. */
export const startChat = async (api: ApiClient, { jobId, text, clientId, isSwitchConfirmed, introduction }: Start) => {
  const { startChat: contract } = await import('@jobspan/shared-kit/contracts/chats/chats')
  return api.call(contract, {
    body: { job_id: jobId, text, client_id: clientId, is_switch_confirmed: isSwitchConfirmed, introduction },
    idempotencyKey: clientId,
  })
}

/** Applies with the first message, and says it in the chat too: one act, whatever of it is sent again. */
export const applyByMessage = async (
  api: ApiClient,
  { jobId, text, clientId, resumeId }: Pick<Start, 'jobId' | 'text' | 'clientId'> & { resumeId: number | null },
) => {
  const { applyToJob } = await import('@jobspan/shared-kit/contracts/applications/applications')
  return api.call(applyToJob, {
    params: { id: jobId },
    body: { source: 'chat', first_message: text, chat_client_id: clientId, resume_id: resumeId },
    idempotencyKey: clientId,
  })
}
