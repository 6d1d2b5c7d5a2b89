import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { invalidateChats, upsertChat } from '../../chat/chat-cache.ts'
import { messagesKey } from '../../chat/chat-queries.ts'
import { jobChatQuery } from '../../chat/job-chat-query.ts'
import { applyByMessage, type Introduction, startChat } from './start-chat.ts'

export type FirstMessage = {
  text: string
  isSwitchConfirmed: boolean
  introduction: Introduction | undefined
  /** Set where the message is the application too. */
  application: { resumeId: number | null } | undefined
}

/** What is asked for anew when the API refuses: there is a chat or an application by now, nobody to write to, or something more to say first. */
const outdated: readonly number[] = [
  errorCode.chatOfAnotherJob,
  errorCode.notFound,
  errorCode.profileIncomplete,
  errorCode.alreadyApplied,
  errorCode.screeningUnanswered,
]

/** Opens the chat with a first message, which may be the application too, and leads to it. */
export const useStartChat = (jobId: number, onSent: () => void) => {
  const { api, queryClient, navigate, events } = usePlatform()
  const intent = useIdempotencyKey()
  return useMutation({
    mutationFn: async (first: FirstMessage): Promise<number | null> => {
      const { application, ...message } = first
      const clientId = intent.getKey(first)
      if (application) {
        const sent = await applyByMessage(api, { jobId, clientId, text: message.text, ...application })
        events.emit('application.sent', { jobId, applicationId: sent.id })
        invalidateChats(queryClient)
        return sent.chat_id ?? null
      }
      const chat = await startChat(api, { jobId, clientId, ...message })
      if (message.introduction) events.emit('session.changed', { kind: 'member' })
      upsertChat(queryClient, chat)
      void queryClient.invalidateQueries({ queryKey: messagesKey(chat.id) })
      return chat.id
    },
    onSuccess: (chatId) => {
      void queryClient.invalidateQueries({ queryKey: jobChatQuery(api, jobId).queryKey })
      onSent()
      if (chatId !== null) void navigate(urls.chat(chatId))
    },
    onError: (error) => {
      if (isApiError(error) && outdated.includes(error.code))
        void queryClient.invalidateQueries({ queryKey: jobChatQuery(api, jobId).queryKey })
    },
  })
}
