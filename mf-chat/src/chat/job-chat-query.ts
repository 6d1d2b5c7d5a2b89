import type { ApiClient } from '@jobspan/shared-kit/api'
import type { ChatJob, ChatRecruiter } from '@jobspan/shared-kit/contracts/chats/job-chat'
import { queryOptions } from '@tanstack/react-query'

/** Whom one can chat with about a job, and the chat that there is with them. */
export type JobChat = {
  recruiter: Pick<ChatRecruiter, 'name' | 'title' | 'avatar_url'>
  chat_id: number | null
  other_job: ChatJob | null
  needs_introduction?: boolean | undefined
  can_apply?: boolean | undefined
}

/** Of every job. */
export const jobChatsKey = ['mf-chat', 'job-chat'] as const

/** Whom to chat with about a job; null where there is nobody. */
export const jobChatQuery = (api: ApiClient, jobId: number) =>
  queryOptions({
    queryKey: [...jobChatsKey, jobId],
    queryFn: async ({ signal }): Promise<JobChat | null> => {
      const { getJobChat } = await import('@jobspan/shared-kit/contracts/chats/job-chat')
      return api.call(getJobChat, { params: { id: jobId }, signal })
    },
    staleTime: 60_000,
    meta: { changedBy: ['session.changed'] },
  })
