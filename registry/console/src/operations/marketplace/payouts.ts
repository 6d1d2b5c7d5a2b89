import {
  exportPayoutBatch,
  importPayoutAnswer,
  listPayoutBatches,
  readPayoutBatch,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { SignedPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { viaRegistry } from './via-registry.ts'

const queryKey = ['rewards', 'payouts']

export const usePayoutBatches = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey, queryFn: ({ signal }) => api.call(viaRegistry(listPayoutBatches), { signal }) })
}

export const useExportBatch = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => api.call(viaRegistry(exportPayoutBatch), { body: { reason } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** A batch that was made before, byte for byte. */
export const useReadBatch = () => {
  const { api } = usePlatform()
  return useMutation({ mutationFn: (id: number) => api.call(viaRegistry(readPayoutBatch), { params: { id } }) })
}

export const useImportAnswer = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { file: SignedPayload; reason: string }) => api.call(viaRegistry(importPayoutAnswer), { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
