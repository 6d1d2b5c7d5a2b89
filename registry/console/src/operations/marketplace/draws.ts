import { closeDraw, listOperatedDraws, openDraw } from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { useOperation } from '../use-operation.ts'
import { viaRegistry } from './via-registry.ts'

const queryKey = ['rewards', 'draws']

export const useDraws = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey, queryFn: ({ signal }) => api.call(viaRegistry(listOperatedDraws), { signal }) })
}

export const useOpenDraw = () =>
  useOperation((api, body: z.input<(typeof openDraw)['body']>) => api.call(viaRegistry(openDraw), { body }), queryKey)

export const useCloseDraw = () =>
  useOperation(
    (api, { id, reason }: { id: number; reason: string }) =>
      api.call(viaRegistry(closeDraw), { params: { id }, body: { reason } }),
    queryKey,
  )
