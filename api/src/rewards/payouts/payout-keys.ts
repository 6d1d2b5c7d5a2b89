import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import type { SignedPayload } from '@jobspan/shared-kit/contracts/rewards/operations'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { insertSetting, readSetting } from '../../platform/settings/stored-settings.ts'

const settingKey = 'payout_signing_key'

/** Names a public key: SHA-256 of its SPKI. */
const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url')

/** The key that signs batches, made once and sealed in the database, where all replicas find it. It moves no money: the provider holds the wallet. */
export const loadPayoutKey = async (db: QueryExecutor, sealKey: SealKey): Promise<KeyObject> => {
  const made = async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const text = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await insertSetting(db, settingKey, { sealed: sealText(sealKey, text) })
    return readSetting(db, settingKey)
  }
  const stored = ((await readSetting(db, settingKey)) ?? (await made())) as { sealed: string }
  const text = unsealText(sealKey, stored.sealed)
  if (text === null) throw new Error('the key of payouts was sealed with another key')
  return createPrivateKey(text)
}

/** The public key that the provider checks batches with: PEM. */
export const readPayoutPublicKey = async (db: QueryExecutor, sealKey: SealKey): Promise<string> =>
  createPublicKey(await loadPayoutKey(db, sealKey))
    .export({ type: 'spki', format: 'pem' })
    .toString()

/** Signs a text by Ed25519 (RFC 8032). */
export const signPayload = (payload: string, key: KeyObject): SignedPayload => ({
  payload,
  signature: sign(null, Buffer.from(payload), key).toString('base64url'),
  key_id: keyIdOf(createPublicKey(key)),
})

export const isSignedBy = ({ payload, signature }: SignedPayload, key: KeyObject): boolean =>
  verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url'))
