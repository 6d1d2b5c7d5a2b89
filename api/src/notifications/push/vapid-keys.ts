import webPush from 'web-push'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { insertSetting, readSetting } from '../../platform/settings/stored-settings.ts'

const settingKey = 'push_vapid_keys'

/** The keys by which push services know this site (VAPID, RFC 8292), in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

type StoredKeys = { public_key: string; sealed: string }

/**
 * The keys of this installation: made once and sealed in the database, where all replicas find them. They stay: each subscription is bound to
 * the public key that it was made with.
 */
export const loadVapidKeys = async (db: QueryExecutor, sealKey: SealKey): Promise<VapidKeys> => {
  const make = async () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    await insertSetting(db, settingKey, { public_key: publicKey, sealed: sealText(sealKey, privateKey) })
    return readSetting(db, settingKey)
  }
  const { public_key: publicKey, sealed } = ((await readSetting(db, settingKey)) ?? (await make())) as StoredKeys
  const privateKey = unsealText(sealKey, sealed)
  if (privateKey === null) throw new Error('the keys of push notifications were sealed with another key')
  return { publicKey, privateKey }
}
