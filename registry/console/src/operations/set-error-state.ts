import { type ErrorState, setErrorState } from '@jobspan/shared-kit/contracts/registry/errors'
import { useOperation } from './use-operation.ts'

export const useSetErrorState = (remote: string, id: number) =>
  useOperation(
    (api, state: ErrorState) => api.call(setErrorState, { params: { remote, id }, body: { state } }),
    ['errors', remote],
  )
