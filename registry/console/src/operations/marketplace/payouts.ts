import {
  exportPayoutBatch,
  importPayoutAnswer,
  listPayoutBatches,
  readPayoutBatch,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { SignedPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useOperation } from '../use-operation.ts'
import { viaRegistry } from './via-registry.ts'

const queryKey = ['rewards', 'payouts']

export const usePayoutBatches = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey, queryFn: ({ signal }) => api.call(viaRegistry(listPayoutBatches), { signal }) })
}

export const useExportBatch = () =>
  useOperation((api, reason: string) => api.call(viaRegistry(exportPayoutBatch), { body: { reason } }), queryKey)

/** A batch that was made before, byte for byte. */
export const useReadBatch = () =>
  useOperation((api, id: number) => api.call(viaRegistry(readPayoutBatch), { params: { id } }))

export const useImportAnswer = () =>
  useOperation(
    (api, body: { file: SignedPayload; reason: string }) => api.call(viaRegistry(importPayoutAnswer), { body }),
    queryKey,
  )
