import { keyedHash } from '../session/seal.ts'

/** What stands for an address or number among traces: counts people, and tells nobody who they are. */
export const traceHash = (sealKey: Buffer, emailOrPhone: string): string => keyedHash(sealKey, 'trace', emailOrPhone)
