import { changePerson } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { peopleQuery } from './list-people.ts'

type Change = z.input<typeof changePerson.body>

export const useChangePerson = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Change & { id: number }) => api.call(changePerson, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries(peopleQuery(api)),
  })
}
