import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { upsertChat } from '../../chat/chat-cache.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'

type ChatUpdate = {
  is_pinned?: boolean
  is_muted?: boolean
  is_not_interested?: boolean
  not_interested_reason?: typeof import('@jobspan/shared-kit/contracts/chats/chats').notInterestedReasons[number]
}

/** Pins, mutes or puts a chat aside, and back. */
export const useUpdateChat = (chatId: number, onDone?: () => void) => {
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  return useMutation({
    mutationFn: async (update: ChatUpdate) => {
      const { updateChat } = await import('@jobspan/shared-kit/contracts/chats/chats')
      return api.call(updateChat, { params: { id: chatId }, body: update })
    },
    onSuccess: (chat) => {
      upsertChat(queryClient, chat)
      onDone?.()
    },
    onError: (error) => notify(toErrorMessage(error), 'error'),
  })
}
