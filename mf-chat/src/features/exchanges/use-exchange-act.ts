import type { ApiClient } from '@jobspan/shared-kit/api'
import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { upsertMessage } from '../../chat/chat-cache.ts'
import { messagesKey } from '../../chat/chat-queries.ts'

type Contract = typeof import('@jobspan/shared-kit/contracts/chats/chat-exchanges')

/** Asks for, answers or takes back something in a chat, and shows its card as it is then. */
export const useExchangeAct = <Input>(
  chatId: number,
  call: (contract: Contract, api: ApiClient, input: Input) => Promise<ChatMessage>,
) => {
  const { api, queryClient } = usePlatform()
  return useMutation({
    mutationFn: async (input: Input) =>
      call(await import('@jobspan/shared-kit/contracts/chats/chat-exchanges'), api, input),
    onSuccess: (message) => upsertMessage(queryClient, chatId, message),
    // Somebody else may have answered, or taken back: the conversation is asked for anew.
    onError: () => void queryClient.invalidateQueries({ queryKey: messagesKey(chatId) }),
  })
}
