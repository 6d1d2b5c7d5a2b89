import { revokeToken } from '@jobspan/shared-kit/contracts/registry/people'
import { tokensKey } from './list-tokens.ts'
import { useOperation } from './use-operation.ts'

export const useRevokeToken = () =>
  useOperation((api, id: number) => api.call(revokeToken, { params: { id } }), tokensKey)
