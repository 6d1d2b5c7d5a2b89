import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keep, readKept } from './keep-in-tab.ts'

/** Why a message is still here. `unreached` may have arrived: only sending it again tells. */
type OutgoingState = 'sending' | 'unreached' | 'refused'

/** A message that the API has not confirmed. Its `clientId` names it, so that sending it again never doubles it. */
export type Outgoing = { clientId: string; text: string; writtenAt: string; state: OutgoingState }

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  ['clientId', 'text', 'writtenAt', 'state'].every((name) => typeof value[name as keyof typeof value] === 'string')

const nameOf = (chatId: number) => `outbox.${chatId}`

/** What a reload interrupted is not being sent any more. */
const restore = (chatId: number): Outgoing[] => {
  try {
    const kept: unknown = JSON.parse(readKept(nameOf(chatId)) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept
      .filter(isOutgoing)
      .map((each) => ({ ...each, state: each.state === 'refused' ? 'refused' : 'unreached' }))
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

export const readOutbox = (queryClient: QueryClient, chatId: number): readonly Outgoing[] =>
  queryClient.getQueryData(outboxQuery(chatId).queryKey) ?? restore(chatId)

export const changeOutbox = (
  queryClient: QueryClient,
  chatId: number,
  change: (outbox: readonly Outgoing[]) => Outgoing[],
): void => {
  const next = change(readOutbox(queryClient, chatId))
  queryClient.setQueryData(outboxQuery(chatId).queryKey, next)
  keep(nameOf(chatId), next.length > 0 ? JSON.stringify(next) : '')
}

export const forgetOutgoing = (queryClient: QueryClient, chatId: number, clientId: string): void =>
  changeOutbox(queryClient, chatId, (outbox) => outbox.filter((each) => each.clientId !== clientId))
