import type { WebAuthnCredential } from '@simplewebauthn/server'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { passkeys } from '../tables.ts'

export type Passkey = typeof passkeys.$inferSelect

/** What an answer of the browser tells of the passkey it used. */
export type AuthenticatorState = { counter: number; isSynced: boolean }

export const passkeysOf = (db: QueryExecutor, userId: number): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

export const findPasskey = async (db: QueryExecutor, credentialId: string): Promise<Passkey | null> => {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row ?? null
}

/** As the library takes it. */
export const credentialOf = ({ credentialId, publicKey, counter, transports }: Passkey): WebAuthnCredential => ({
  id: credentialId,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  counter,
  transports,
})

/** Adds a passkey; false where some account has that very one. */
export const insertPasskey = async (
  db: QueryExecutor,
  {
    userId,
    name,
    credential,
    isSynced,
  }: { userId: number; name: string; credential: WebAuthnCredential } & Pick<AuthenticatorState, 'isSynced'>,
): Promise<boolean> => {
  const rows = await db
    .insert(passkeys)
    .values({
      userId,
      name,
      isSynced,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return rows.length === 1
}

/** Notes a use; false where the passkey was used meanwhile: then one of the two is a copy's, or a repeat. */
export const recordPasskeyUse = async (
  db: QueryExecutor,
  { id, counter }: Passkey,
  use: AuthenticatorState,
): Promise<boolean> => {
  const rows = await db
    .update(passkeys)
    .set({ ...use, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return rows.length === 1
}

const own = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

/** False where the member has no such passkey. */
export const updatePasskeyName = async (
  db: QueryExecutor,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> =>
  (await db.update(passkeys).set({ name }).where(own(userId, id)).returning({ id: passkeys.id })).length === 1

/** False where the member has no such passkey. */
export const deletePasskey = async (db: QueryExecutor, userId: number, id: number): Promise<boolean> =>
  (await db.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id })).length === 1
