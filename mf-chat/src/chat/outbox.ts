import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readTabStorage, writeTabStorage } from './tab-storage.ts'

/**
 * Why a message is still here. `waiting` had no connection, and goes out by itself when there is one. `unreached` may have arrived: only
 * sending it again tells.
 */
type OutgoingState = 'sending' | 'waiting' | 'unreached'

/** A message that the API has not confirmed. Its `clientId` names it, so that sending it again never doubles it. */
export type OutboxMessage = { clientId: string; text: string; writtenAt: string; state: OutgoingState }

const isOutgoing = (value: unknown): value is OutboxMessage =>
  typeof value === 'object' &&
  value !== null &&
  ['clientId', 'text', 'writtenAt', 'state'].every((name) => typeof value[name as keyof typeof value] === 'string')

const nameOf = (chatId: number) => `outbox.${chatId}`

/** What a reload interrupted is not being sent any more. */
const restore = (chatId: number): OutboxMessage[] => {
  try {
    const stored: unknown = JSON.parse(readTabStorage(nameOf(chatId)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter(isOutgoing)
      .map((each) => (each.state === 'sending' ? { ...each, state: 'unreached' as const } : each))
  } catch {
    return []
  }
}

/** What was written in a chat and has not arrived, oldest first. It outlives a reload of the tab. */
export const outboxQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['mf-chat', 'outbox', chatId],
    queryFn: () => restore(chatId),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const readOutbox = (queryClient: QueryClient, chatId: number): readonly OutboxMessage[] =>
  queryClient.getQueryData(outboxQuery(chatId).queryKey) ?? restore(chatId)

export const updateOutbox = (
  queryClient: QueryClient,
  chatId: number,
  change: (outbox: readonly OutboxMessage[]) => OutboxMessage[],
): void => {
  const next = change(readOutbox(queryClient, chatId))
  queryClient.setQueryData(outboxQuery(chatId).queryKey, next)
  writeTabStorage(nameOf(chatId), next.length > 0 ? JSON.stringify(next) : '')
}

export const removeFromOutbox = (queryClient: QueryClient, chatId: number, clientId: string): void =>
  updateOutbox(queryClient, chatId, (outbox) => outbox.filter((each) => each.clientId !== clientId))
