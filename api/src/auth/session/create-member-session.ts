import { eq, type SQL, sql } from 'drizzle-orm'
import { notifyOutboxSql } from '../../notifications/outbox.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts'
import { knownDevices } from '../../platform/database/schema/account.ts'
import { outbox } from '../../platform/database/schema/operations.ts'
import { sessions } from '../../platform/database/schema/seekers.ts'
import { attempts } from '../../platform/database/schema/sign-in.ts'
import {
  hashToken,
  type Member,
  newToken,
  type RequestSession,
  type SignInDetails,
  sessionExpiry,
} from '../../platform/session/session-store.ts'
import { deviceLabel, newDeviceNotice } from '../devices/known-devices.ts'
import { mergeGuestDataSql } from './merge-guest-data.ts'

const value = sql.placeholder

/**
 * One statement: one way to the database, one commit. What does not apply, such as a guest's session where there was none, is
 * null and touches no row.
 */
const insertSession = createPreparedStatement((db) => {
  const change = (name: string, statement: SQL) => db.$with(name, {}).as(statement)
  const guestId = sql`${value('guestId')}::int`
  const memberId = sql`${value('memberId')}::int`
  return db
    .with(
      ...mergeGuestDataSql(guestId, memberId).map((adopt, index) => change(`adopted_${index}`, adopt)),
      // A guest's session that login replaced stays a guest's for a minute, so that requests already on their way with the old cookie
      // are not answered “session expired”; it can do nothing that any new guest could not.
      change(
        'retired',
        sql`update ${sessions} set expires_at = least(expires_at, now() + interval '1 minute')
          where token_hash = ${value('guestHash')}::text`,
      ),
      change('ended', sql`delete from ${sessions} where ${eq(sessions.tokenHash, value('memberHash'))}`),
      change('forgotten', sql`delete from ${attempts} where ${eq(attempts.name, value('attempt'))}`),
      change(
        'device',
        sql`insert into ${knownDevices} (user_id, device) values (${memberId}, ${value('device')})
          on conflict do nothing returning user_id`,
      ),
      change(
        'notice',
        sql`insert into ${outbox} (template, recipient, language, values)
          select ${value('template')}::text, ${value('recipient')}::text, ${value('language')}::text, ${value('values')}::jsonb
          from device where ${value('sendsNotice')}::boolean returning id`,
      ),
    )
    .insert(sessions)
    .values({
      tokenHash: value('tokenHash'),
      seekerId: value('memberId'),
      userId: value('memberId'),
      deviceName: value('deviceName'),
      deviceType: value('deviceType'),
      country: value('country'),
      signedInWith: value('method'),
      // Letting a device in says who owns the phone, not who sits at the device: that is asked before anything sensitive.
      confirmedAt: sql`case when ${value('isRecentlyAuthenticated')}::boolean then now() end`,
      expiresAt: sessionExpiry,
    })
    .returning({ told: sql`(select ${notifyOutboxSql} from notice)` })
    .prepare('begin_member_session')
})

/**
 * Begins the member's session under a new token, so that one planted or overheard before is worth nothing; moves what the guest
 * gathered; tells by mail of a device that the member was never seen on, but not of the one they registered on. Gives the token;
 * set the cookies once this is committed.
 *
 * @param attempt name under which the attempts were counted that ended with this sign-in, to be forgotten
 */
export const createMemberSession = async (
  db: QueryExecutor,
  user: Member,
  earlier: RequestSession | null,
  entry: SignInDetails,
  attempt: string | null = null,
): Promise<string> => {
  const token = newToken()
  const { method, device } = entry
  const { values, ...notice } = newDeviceNotice(user, entry)
  await insertSession(db).execute({
    ...notice,
    values: JSON.stringify(values),
    sendsNotice: method !== 'registration',
    device: deviceLabel(entry),
    guestId: earlier?.kind === 'guest' ? earlier.seekerId : null,
    guestHash: earlier?.kind === 'guest' ? earlier.tokenHash : null,
    memberHash: earlier?.kind === 'member' ? earlier.tokenHash : null,
    attempt,
    memberId: user.id,
    tokenHash: hashToken(token),
    deviceName: device.deviceName,
    deviceType: device.deviceType,
    country: device.country,
    method,
    isRecentlyAuthenticated: method !== 'qr',
  })
  return token
}
