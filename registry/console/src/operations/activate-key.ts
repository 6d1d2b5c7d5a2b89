import { activateSigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import { keysKey } from './list-keys.ts'
import { useOperation } from './use-operation.ts'

/** Second step: the announced key signs. */
export const useActivateKey = () =>
  useOperation(
    (api, { kid, reason }: { kid: string; reason: string }) =>
      api.call(activateSigningKey, { params: { kid }, body: { reason } }),
    keysKey,
  )
