import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { upsertMessage } from '../../chat/chat-cache.ts'
import { useErrorMessage } from '../../chat/use-error-message.ts'

/** Asks the recruiter to exchange phone numbers: one intent until it has succeeded, however often it is sent. */
export const useRequestNumbers = (chatId: number) => {
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async () => {
      const { requestPhoneNumber } = await import('@jobspan/shared-kit/contracts/chats/chat-exchanges')
      return api.call(requestPhoneNumber, { params: { id: chatId }, body: { client_id: clientId } })
    },
    onSuccess: (message) => {
      setClientId(crypto.randomUUID())
      upsertMessage(queryClient, chatId, message)
    },
    onError: (error) => notify(toErrorMessage(error), 'error'),
  })
}
