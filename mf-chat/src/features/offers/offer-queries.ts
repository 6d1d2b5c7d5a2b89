import type { ApiClient } from '@jobspan/shared-kit/api'
import { queryOptions } from '@tanstack/react-query'

/** Of all lists of offers. */
export const offersKey = ['mf-chat', 'offers'] as const

/** Offers that wait for an answer. */
export const openOffersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...offersKey, 'sent'],
    queryFn: async ({ signal }) => {
      const { listOffers } = await import('@jobspan/shared-kit/contracts/interviews/offers')
      return (await api.call(listOffers, { query: { state: 'sent', size: 60 }, signal })).items
    },
    meta: { changedBy: ['session.changed'] },
  })
