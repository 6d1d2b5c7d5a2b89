import { type ApiClient, isApiError } from '@jobspan/shared-kit/api'
import { interviewRedDotKey } from '@jobspan/shared-kit/contracts/interviews/interview-red-dot-key'
import type { Offer } from '@jobspan/shared-kit/contracts/interviews/offers'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { type MessagePages, messagesKey } from '../../chat/chat-queries.ts'
import { offersKey } from './offer-queries.ts'

type Contract = typeof import('@jobspan/shared-kit/contracts/interviews/offers')

/** Shows an offer as it is now, in its conversation and among those that wait. */
export const applyOffer = (queryClient: QueryClient, offer: Offer): void => {
  if (offer.chat_id !== null)
    queryClient.setQueryData<MessagePages>(
      messagesKey(offer.chat_id),
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            items: page.items.map((message) => (message.offer?.id === offer.id ? { ...message, offer } : message)),
          })),
        },
    )
  // It stays in the list under the eyes of its reader, with what they are writing: the next visit finds it gone.
  queryClient.setQueriesData<Offer[]>({ queryKey: offersKey }, (known) =>
    known?.map((item) => (item.id === offer.id ? offer : item)),
  )
  void queryClient.invalidateQueries({ queryKey: offersKey, refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: interviewRedDotKey })
}

/** Answers an offer, and shows it as it is then: also where that was refused, because it was withdrawn or has expired. */
export const useOfferAct = <Input>(
  call: (contract: Contract, api: ApiClient, input: Input) => Promise<Offer>,
  onDone: () => void,
) => {
  const { api, queryClient } = usePlatform()
  return useMutation({
    mutationFn: async (input: Input) => {
      const contract = await import('@jobspan/shared-kit/contracts/interviews/offers')
      try {
        return await call(contract, api, input)
      } catch (error) {
        const { data } = Object(isApiError(error) ? error.body : undefined) as { data?: unknown }
        const changed = contract.offer.safeParse(data).data
        if (changed) applyOffer(queryClient, changed)
        throw error
      }
    },
    onSuccess: (offer) => {
      onDone()
      applyOffer(queryClient, offer)
    },
  })
}
