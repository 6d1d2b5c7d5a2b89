import { expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { sessions } from '../../members/tables.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import { findSession, type MemberSession } from '../../platform/session/session-store.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { registration } from '../../testing/visitor.ts'

// One had ended a third device and waited for the other, which waited for the third: PostgreSQL ended one of the two, and somebody was told
// to come back.
test('a device that signs out the others waits for one that changes the password, and keeps it from nothing', async () => {
  const api = await createTestApp()
  const account = registration()
  const id = (await api.visitor().register(account)).body.data.user.id as number
  const login = { login: account.email, password: account.password }
  const [one, other] = [api.visitor(), api.visitor()]
  for (const device of [one, other]) await device.post('/api/auth/jobseekers/login', login)
  const held = (await findSession(api.db, one.cookies.get('sessionid') ?? '')) as MemberSession
  const isWaiting = async () => {
    const { rows } = await api.db.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length > 0
  }
  let ending: ReturnType<typeof other.delete> | undefined
  await api.db.transaction(async (transaction) => {
    await lockSession(transaction, held)
    ending = other.delete('/api/auth/sessions')
    while (!(await isWaiting())) await new Promise(setImmediate)
    await transaction.delete(sessions).where(and(eq(sessions.userId, id), eq(sessions.signedInWith, 'registration')))
  })
  const { status, body } = (await ending) ?? {}
  expect([status, body?.data]).toEqual([200, { ended: 1 }])
  await api.close()
}, 60_000)
