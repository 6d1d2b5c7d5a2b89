import { addPerson } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { peopleQuery } from './list-people.ts'

export type NewPerson = z.input<typeof addPerson.body>

export const useAddPerson = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewPerson) => api.call(addPerson, { body }),
    onSuccess: () => queryClient.invalidateQueries(peopleQuery(api)),
  })
}
