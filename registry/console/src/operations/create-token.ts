import { createToken } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { tokensKey } from './list-tokens.ts'

export type NewToken = z.input<typeof createToken.body>

export const useCreateToken = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewToken) => api.call(createToken, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokensKey }),
    // The secret is shown once and kept nowhere, not even in the cache.
    gcTime: 0,
  })
}
