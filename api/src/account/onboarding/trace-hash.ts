import { keyedHash, type SealKey } from '../../platform/crypto/seal.ts'

/** What stands for an address or number among traces: counts people, and tells nobody who they are. */
export const traceHash = (sealKey: SealKey, emailOrPhone: string): string => keyedHash(sealKey, 'trace', emailOrPhone)
