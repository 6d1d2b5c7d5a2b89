import type { ApiClient } from '@jobspan/shared-kit/api'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/chats/common-phrases')

const phrasesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-chat', 'common-phrases'],
    queryFn: async ({ signal }) => api.call((await contract()).listCommonPhrases, { signal }),
    meta: { changedBy: ['session.changed'] },
  })

export type PhraseChange =
  | { kind: 'create'; text: string }
  | { kind: 'update'; id: number; text: string }
  | { kind: 'order'; ids: number[] }
  | { kind: 'delete'; id: number }

/** The member's common phrases, and how they are changed: each change answers all of them. */
export const usePhrases = (open: boolean) => {
  const { api, queryClient } = usePlatform()
  const query = useQuery({ ...phrasesQuery(api), enabled: open })
  const change = useMutation({
    mutationFn: async (wanted: PhraseChange) => {
      const { createCommonPhrase, updateCommonPhrase, orderCommonPhrases, deleteCommonPhrase } = await contract()
      switch (wanted.kind) {
        case 'create':
          return api.call(createCommonPhrase, {
            body: { text: wanted.text },
            idempotencyKey: crypto.randomUUID(),
          })
        case 'update':
          return api.call(updateCommonPhrase, { params: { id: wanted.id }, body: { text: wanted.text } })
        case 'order':
          return api.call(orderCommonPhrases, { body: { ids: wanted.ids } })
        case 'delete':
          return api.call(deleteCommonPhrase, { params: { id: wanted.id } })
      }
    },
    onSuccess: (data) => queryClient.setQueryData(phrasesQuery(api).queryKey, data),
  })
  return { query, change }
}
