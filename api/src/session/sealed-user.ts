import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SessionUser } from '@jobspan/shared-kit/contracts/session'
import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { settings } from '../database/schema/operations.ts'
import type { Member } from './session-store.ts'

/** A member as the spec's session user (section 3). */
export const toSessionUser = (user: Member): SessionUser => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  phone_num: user.phoneNum,
  avatar: user.avatar,
  active_key: user.activeKey,
  is_mobile_verified: user.isMobileVerified,
  is_email_verify: user.isEmailVerify,
  is_profile_completed: user.isProfileCompleted,
  is_new_account: user.isNewAccount,
  chat_flow: user.chatFlow,
})

/** The key that seals cookies, made once per installation and shared by all replicas through the database. */
export const loadSealKey = async (db: Queries): Promise<Buffer> => {
  const value = randomBytes(32).toString('base64')
  await db.insert(settings).values({ key: 'cookie_key', value }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, 'cookie_key'))
  return Buffer.from(String(row?.value), 'base64')
}

/** AES-256-GCM: nonce, tag, then the sealed text. */
export const seal = (key: Buffer, user: SessionUser): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(user), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed; null where the text was changed or sealed with another key. */
export const unseal = (key: Buffer, text: string): SessionUser | null => {
  try {
    const bytes = Buffer.from(text, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'))
  } catch {
    return null
  }
}
