import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/error-codes'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { putMessage } from '../../chat/chat-cache.ts'
import { chatKey, messagesKey } from '../../chat/chat-queries.ts'
import { changeOutbox, forgetOutgoing, type Outgoing } from '../../chat/outbox.ts'
import { isUnreached, useProblemText } from '../../chat/use-problem-text.ts'
import { useLive } from '../../live/live-scope.tsx'

/**
 * Sends a message: it stands in the conversation at once, and says so where it did not get through. Messages of a chat are sent one
 * after another, in the order in which they were written; sent again, one bears the same name, so that it never stands there twice.
 */
export const useSendMessage = (chatId: number) => {
  const { api, queryClient, notify } = usePlatform()
  const problemText = useProblemText()
  const { isOpen } = useLive()
  const { mutate } = useMutation({
    scope: { id: `mf-chat-send-${chatId}` },
    mutationFn: async ({ clientId, text }: Outgoing) => {
      const { sendMessage } = await import('@jobspan/shared-kit/contracts/chats')
      return api.call(sendMessage, { params: { id: chatId }, body: { client_id: clientId, text } })
    },
    onSuccess: (message) => {
      putMessage(queryClient, chatId, message)
      // Nobody told what the recruiter said before it.
      if (!isOpen()) void queryClient.invalidateQueries({ queryKey: messagesKey(chatId) })
    },
    onError: (error, { clientId }) => {
      const isRefused = isApiError(error) && error.kind === 'refused'
      changeOutbox(queryClient, chatId, (outbox) =>
        outbox.map((each) =>
          each.clientId === clientId ? { ...each, state: isRefused ? 'refused' : 'unreached' } : each,
        ),
      )
      // That there is no connection is said where one writes.
      if (!isUnreached(error)) notify(problemText(error), 'error')
      // Nobody can write there any more: the page says why.
      if (isApiError(error) && (error.code === errorCode.noPermission || error.code === errorCode.notFound))
        void queryClient.invalidateQueries({ queryKey: chatKey(chatId) })
    },
  })
  const send = (outgoing: Outgoing) => {
    changeOutbox(queryClient, chatId, (outbox) => [
      ...outbox.filter(({ clientId }) => clientId !== outgoing.clientId),
      outgoing,
    ])
    mutate(outgoing)
  }
  return {
    send: (text: string) =>
      send({ clientId: crypto.randomUUID(), text, writtenAt: new Date().toISOString(), state: 'sending' }),
    retry: (outgoing: Outgoing) => send({ ...outgoing, state: 'sending' }),
    forget: ({ clientId }: Outgoing) => forgetOutgoing(queryClient, chatId, clientId),
  }
}
