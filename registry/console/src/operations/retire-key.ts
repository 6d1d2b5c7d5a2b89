import { retireSigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import { keysKey } from './list-keys.ts'
import { useOperation } from './use-operation.ts'

/** Last step: documents no longer list the key, and its private half is deleted. */
export const useRetireKey = () =>
  useOperation(
    (api, { kid, reason }: { kid: string; reason: string }) =>
      api.call(retireSigningKey, { params: { kid }, body: { reason } }),
    keysKey,
  )
