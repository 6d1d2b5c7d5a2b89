import { closeDraw, listOperatedDraws, openDraw } from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { viaRegistry } from './via-registry.ts'

const queryKey = ['rewards', 'draws']

export const useDraws = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey, queryFn: ({ signal }) => api.call(viaRegistry(listOperatedDraws), { signal }) })
}

export const useOpenDraw = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<(typeof openDraw)['body']>) => api.call(viaRegistry(openDraw), { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export const useCloseDraw = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      api.call(viaRegistry(closeDraw), { params: { id }, body: { reason } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
