import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Of every job. */
export const jobChatsKey = ['mf-chat', 'job-chat'] as const

/** Whom to chat with about a job; null where there is nobody. */
export const jobChatQuery = (api: ApiClient, jobId: number) =>
  queryOptions({
    queryKey: [...jobChatsKey, jobId],
    queryFn: async ({ signal }) => {
      const { getJobChat } = await import('@jobspan/shared-kit/contracts/chats')
      return api.call(getJobChat, { params: { id: jobId }, signal })
    },
    staleTime: 60_000,
    meta: { changedBy: ['session.changed'] },
  })
