import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { upsertMessage } from '../../chat/chat-cache.ts'
import { chatKey, messagesKey } from '../../chat/chat-queries.ts'
import { type OutboxMessage, readOutbox, removeFromOutbox, updateOutbox } from '../../chat/outbox.ts'
import { isConnectionError, useErrorMessage } from '../../chat/use-error-message.ts'
import { returnToComposer } from '../../chat/write-to-composer.ts'
import { formFields } from '../../form-fields.ts'
import { useMessaging } from '../../messaging-connection/messaging-provider.tsx'
import { prependToDraft } from './use-draft.ts'

const waitsForEarlier = new Error('A message that was written before has not been sent')

/** Whether a message that stands before this one waits for a connection. */
const followsWaiting = (outbox: readonly OutboxMessage[], clientId: string): boolean =>
  outbox
    .slice(
      0,
      outbox.findIndex((each) => each.clientId === clientId),
    )
    .some(({ state }) => state === 'waiting')

/**
 * Sends a message: it stands in the conversation at once, and says so where it did not get through. Messages of a chat are sent one
 * after another, in the order in which they were written; sent again, one bears the same name, so that it never stands there twice.
 * What was not reached goes once more whenever there is a connection again, and before what is written after it. What was refused goes back to where
 * it was written, with the reason.
 */
export const useSendMessage = (chatId: number) => {
  const { api, queryClient, notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const toRefusal = useFormRefusal()
  const { isOpen, subscribeToOpen } = useMessaging()
  const { mutate } = useMutation({
    scope: { id: `mf-chat-send-${chatId}` },
    // Where the live connection is open, a call fails by chance: nothing would send it again.
    retry: (failures, error) => failures === 0 && isConnectionError(error) && isOpen(),
    mutationFn: async ({ clientId, text }: OutboxMessage) => {
      if (followsWaiting(readOutbox(queryClient, chatId), clientId)) throw waitsForEarlier
      const { sendMessage } = await import('@jobspan/shared-kit/contracts/chats/chats')
      return api.call(sendMessage, { params: { id: chatId }, body: { client_id: clientId, text } })
    },
    onSuccess: (message) => {
      upsertMessage(queryClient, chatId, message)
      // Nobody told what the recruiter said before it.
      if (!isOpen()) void queryClient.invalidateQueries({ queryKey: messagesKey(chatId) })
    },
    onError: (error, { clientId, text }) => {
      if (isApiError(error) && error.kind === 'refused') {
        const { fields, summary } = toRefusal(error, formFields.sendMessage, toErrorMessage)
        const reason = fields.text ?? summary ?? toErrorMessage(error)
        removeFromOutbox(queryClient, chatId, clientId)
        if (!returnToComposer(chatId, text, reason)) {
          prependToDraft(chatId, text)
          notify(reason, 'error')
        }
      } else {
        const state = error === waitsForEarlier || isConnectionError(error) ? 'waiting' : 'unreached'
        updateOutbox(queryClient, chatId, (outbox) =>
          outbox.map((each) => (each.clientId === clientId ? { ...each, state } : each)),
        )
        // That there is no connection is said where one writes.
        if (state === 'unreached') notify(toErrorMessage(error), 'error')
      }
      // Nobody can write there any more: the page says why.
      if (isApiError(error) && (error.code === errorCode.noPermission || error.code === errorCode.notFound))
        void queryClient.invalidateQueries({ queryKey: chatKey(chatId) })
    },
  })
  const sendInOrder = useCallback(
    (written: readonly OutboxMessage[]) => {
      if (written.length === 0) return
      const names = new Set(written.map(({ clientId }) => clientId))
      updateOutbox(queryClient, chatId, (outbox) => [
        ...outbox.filter(({ clientId }) => !names.has(clientId)),
        ...written.map((each) => ({ ...each, state: 'sending' as const })),
      ])
      for (const each of written) mutate(each)
    },
    [queryClient, chatId, mutate],
  )
  const unreached = useCallback(
    () => readOutbox(queryClient, chatId).filter(({ state }) => state === 'waiting' || state === 'unreached'),
    [queryClient, chatId],
  )
  useEffect(() => {
    const sendUnreached = () => sendInOrder(unreached())
    if (isOpen()) sendUnreached()
    // Where no live connection gets through, the browser's own word is all there is.
    window.addEventListener('online', sendUnreached)
    const unsubscribe = subscribeToOpen(sendUnreached)
    return () => {
      window.removeEventListener('online', sendUnreached)
      unsubscribe()
    }
  }, [sendInOrder, unreached, isOpen, subscribeToOpen])
  return {
    send: (text: string) =>
      sendInOrder([
        ...unreached(),
        { clientId: crypto.randomUUID(), text, writtenAt: new Date().toISOString(), state: 'sending' },
      ]),
    retry: (outgoing: OutboxMessage) => sendInOrder([outgoing]),
    forget: ({ clientId }: OutboxMessage) => removeFromOutbox(queryClient, chatId, clientId),
  }
}
