import type { Database } from '@jobspan/kit-server'
import { operatorToken } from '@jobspan/shared-kit/contracts/registry/operator-token'
import { SignJWT } from 'jose'
import type { KeyFiles } from '../keys/key-files.ts'
import { activeKey, listKeys } from '../keys/keyring.ts'

/** Signs that `actor` may run the marketplace, for a minute. */
export const signOperatorToken = async (db: Database, keyFiles: KeyFiles, actor: string): Promise<string> => {
  const { kid } = activeKey(await listKeys(db))
  const { type, issuer, audience, lifetimeSeconds, scope } = operatorToken
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'EdDSA', typ: type, kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(actor)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(await keyFiles.open(kid))
}
