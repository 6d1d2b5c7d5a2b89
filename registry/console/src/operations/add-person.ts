import { addPerson } from '@jobspan/shared-kit/contracts/registry/people'
import type { z } from 'zod/mini'
import { peopleKey } from './list-people.ts'
import { useOperation } from './use-operation.ts'

export type NewPerson = z.input<typeof addPerson.body>

export const useAddPerson = () => useOperation((api, body: NewPerson) => api.call(addPerson, { body }), peopleKey)
