import { eq, type SQL, sql } from 'drizzle-orm'
import { sessions } from '../../members/tables.ts'
import { moveSubscriptionsSql } from '../../notifications/push/push-subscriptions.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts'
import { announceEventsSql, insertEventSql, toEventRow } from '../../platform/events/publish-event.ts'
import {
  hashToken,
  type Member,
  newToken,
  type RequestSession,
  type SignInDetails,
  sessionExpiry,
} from '../../platform/session/session-store.ts'
import { deviceFacts, deviceLabel } from '../devices/known-devices.ts'
import { deviceAdded } from '../events.ts'
import { attempts, knownDevices } from '../tables.ts'
import { mergeGuestDataSql } from './merge-guest-data.ts'

const value = sql.placeholder

/**
 * One statement: one round trip to the database, one commit. A value that does not apply, such as a guest's session where there
 * was none, is null and matches no row.
 */
const insertSession = createPreparedStatement((db) => {
  const change = (name: string, statement: SQL) => db.$with(name, {}).as(statement)
  const guestId = sql`${value('guestId')}::int`
  const memberId = sql`${value('memberId')}::int`
  const begun = db.$with('begun').as(
    db
      .insert(sessions)
      .values({
        tokenHash: value('tokenHash'),
        seekerId: value('memberId'),
        userId: value('memberId'),
        deviceName: value('deviceName'),
        deviceType: value('deviceType'),
        country: value('country'),
        signedInWith: value('method'),
        // A QR sign-in proves who owns the phone, not who sits at the device. So sensitive actions ask for authentication there.
        confirmedAt: sql`case when ${value('isRecentlyAuthenticated')}::boolean then now() end`,
        expiresAt: sessionExpiry,
      })
      .returning({ id: sessions.id }),
  )
  return db
    .with(
      ...mergeGuestDataSql(guestId, memberId).map((statement, index) => change(`adopted_${index}`, statement)),
      // The guest session that this sign-in replaces stays valid for a minute, so that requests already sent with the old cookie do
      // not fail with “session expired”. It can do nothing that a new guest could not.
      change(
        'retired',
        sql`update ${sessions} set expires_at = least(expires_at, now() + interval '1 minute')
          where token_hash = ${value('guestHash')}::text`,
      ),
      change('ended', sql`delete from ${sessions} where ${eq(sessions.tokenHash, value('memberHash'))} returning id`),
      change('forgotten', sql`delete from ${attempts} where ${eq(attempts.name, value('attempt'))}`),
      change(
        'device',
        sql`insert into ${knownDevices} (user_id, device) values (${memberId}, ${value('device')})
          on conflict do nothing returning user_id`,
      ),
      change(
        'added',
        insertEventSql(
          { name: value('name'), subject: value('subject'), memberId, facts: value('facts') },
          sql`from device where ${value('isPublished')}::boolean`,
        ),
      ),
      begun,
      // Before the former session takes its subscription with it: that is done at the end of the statement.
      change('moved', moveSubscriptionsSql(sql`ended`, sql`begun`, memberId)),
    )
    .select({ told: sql`(select ${announceEventsSql} from added)`.as('told') })
    .from(begun)
    .prepare('begin_member_session')
})

/**
 * Creates the session of a signed-in member under a new token (a token planted or overheard before becomes worthless), moves the
 * guest's data to the member, and says that a device is new, except the one they registered on. Returns the token; set the
 * cookies after the commit.
 *
 * @param earlier the session that the sign-in replaces
 * @param attempt key of the attempts to delete, since this sign-in succeeded
 */
export const createMemberSession = async (
  db: QueryExecutor,
  user: Member,
  earlier: RequestSession | null,
  details: SignInDetails,
  attempt: string | null = null,
): Promise<string> => {
  const token = newToken()
  const { method, device } = details
  const { name, subject, facts } = toEventRow(deviceAdded, deviceFacts(user, details))
  await insertSession(db).execute({
    name,
    subject,
    facts: JSON.stringify(facts),
    isPublished: method !== 'registration',
    device: deviceLabel(details),
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
