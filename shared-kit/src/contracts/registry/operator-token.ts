import type { Permission } from './permissions.ts'

/**
 * The token by which the registry calls the API for somebody who is signed in to the console (JSON Web Token, RFC 7519, signed with EdDSA by the key
 * that signs country documents). `sub` is who it is, as the audit log names them, and `scope` what they may do (RFC 8693, section 4.2).
 */
export const operatorToken = {
  /** Of the header; a document that the same key signed is none (RFC 8725, section 3.11). */
  type: 'operator+jwt',
  issuer: 'jobspan-registry',
  audience: 'jobspan-api',
  /** A call is made at once. */
  lifetimeSeconds: 60,
  scope: 'operate',
} as const satisfies Record<string, string | number> & { scope: Permission }

/** Below here are the operations of the API for those who run the marketplace; the registry answers the same addresses for its console. */
export const operatorPaths = '/api/operators/'
