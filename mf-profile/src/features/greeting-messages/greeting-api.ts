import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/chats/greeting-messages')

/** The member's greeting messages, the default first. */
export const greetingMessagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'greeting-messages'],
    queryFn: async ({ signal }) => {
      const { listGreetingMessages } = await contract()
      return api.call(listGreetingMessages, { signal })
    },
    staleTime: 30_000,
  })

export type GreetingChange =
  | { kind: 'add'; text: string; isDefault: boolean }
  | { kind: 'edit'; id: number; text: string }
  | { kind: 'makeDefault'; id: number }
  | { kind: 'delete'; id: number }

/** Makes one change; answers the whole list. One more than ten is 41343. */
export const changeGreetings = async (api: ApiClient, change: GreetingChange) => {
  const { createGreetingMessage, deleteGreetingMessage, updateGreetingMessage } = await contract()
  switch (change.kind) {
    case 'add':
      return api.call(createGreetingMessage, { body: { text: change.text, is_default: change.isDefault } })
    case 'edit':
      return api.call(updateGreetingMessage, { params: { id: change.id }, body: { text: change.text } })
    case 'makeDefault':
      return api.call(updateGreetingMessage, { params: { id: change.id }, body: { is_default: true } })
    case 'delete':
      return api.call(deleteGreetingMessage, { params: { id: change.id } })
  }
}
