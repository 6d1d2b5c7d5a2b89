import { announceSigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import { keysKey } from './list-keys.ts'
import { useOperation } from './use-operation.ts'

/** First step of a rotation: documents list a new key, the present one still signs. */
export const useAnnounceKey = () =>
  useOperation((api, reason: string) => api.call(announceSigningKey, { body: { reason } }), keysKey)
