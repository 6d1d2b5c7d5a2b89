import { changePerson } from '@jobspan/shared-kit/contracts/registry/people'
import type { z } from 'zod/mini'
import { peopleKey } from './list-people.ts'
import { useOperation } from './use-operation.ts'

type Change = z.input<typeof changePerson.body>

export const useChangePerson = () =>
  useOperation(
    (api, { id, ...body }: Change & { id: number }) => api.call(changePerson, { params: { id }, body }),
    peopleKey,
  )
