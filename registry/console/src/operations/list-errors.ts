import type { ApiClient } from '@jobspan/shared-kit/api'
import { type ErrorState, listErrors } from '@jobspan/shared-kit/contracts/registry/errors'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'

export type ErrorFilter = { state: ErrorState | undefined; build: string | undefined }

const errorsQuery = (api: ApiClient, remote: string, { state, build }: ErrorFilter) =>
  queryOptions({
    queryKey: ['errors', remote, state ?? '', build ?? ''],
    queryFn: ({ signal }) => api.call(listErrors, { params: { remote }, query: { state, build }, signal }),
    refetchInterval: 30_000,
  })

export const useErrors = (remote: string, filter: ErrorFilter) =>
  useQuery(errorsQuery(usePlatform().api, remote, filter))
