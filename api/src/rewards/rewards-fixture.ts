import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { purgeDueAccounts } from '../account/data/purge-due-accounts.ts'
import { changeCountrySwitches } from '../invitations/programme/country-switches.ts'
import { programmeAt } from '../invitations/programme/programme.ts'
import { users } from '../members/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { addResume } from '../profile/resumes/resume-repository.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/visitor.ts'
import { transferPoints } from './ledger/transfer-points.ts'
import { rewardGrants } from './tables.ts'

export const termsVersion = programmeAt().terms_version

/** Tron's own address of nought, and the first example of EIP-55. */
export const tronAddress = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
export const ethereumAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

export const switchOn = (db: Database, country: 'sg' | 'others' = 'sg') =>
  db.transaction((transaction) => changeCountrySwitches(transaction, country, { isCashOn: true, isMailOn: true }))

type RegisteredMember = { client: TestClient; id: number }

export const registerMember = async (
  api: TestApp,
  overrides: Record<string, unknown> = {},
): Promise<RegisteredMember> => {
  const client = api.visitor()
  await client.guest()
  const { body } = await client.register(overrides)
  return { client, id: body.data.user.id }
}

/** A member who has a link. */
export const registerInviter = async (api: TestApp, headers?: Record<string, string>) => {
  const member = await registerMember(api)
  const { body } = await member.client.post('/api/invitations/link', { terms_version: termsVersion }, headers)
  return { ...member, code: body.data.code as string }
}

/** A guest who accepts an invitation. */
export const acceptAsGuest = async (
  api: TestApp,
  code: string,
  headers?: Record<string, string>,
): Promise<TestClient> => {
  const client = api.visitor()
  await client.guest()
  await client.post('/api/invitations/accept', { code }, headers)
  return client
}

/** Somebody who accepts an invitation and registers. */
export const registerInvited = async (api: TestApp, code: string, overrides: Record<string, unknown> = {}) => {
  const client = await acceptAsGuest(api, code)
  const { body } = await client.register(overrides)
  return { client, id: body.data.user.id as number }
}

/** As thirty days after its member asked for it. */
export const purgeAccount = async ({ app, db }: TestApp, id: number): Promise<void> => {
  await db.update(users).set({ deleteAfter: sql`now() - interval '1 day'` }).where(eq(users.id, id))
  await purgeDueAccounts(db, app.sealKey)
}

export const countGrants = ({ db }: TestApp, userId: number): Promise<number> =>
  db.$count(rewardGrants, eq(rewardGrants.userId, userId))

/** As an upload does once its file is stored. */
export const attachResume = async (api: TestApp, userId: number): Promise<void> => {
  await api.db.transaction((transaction) =>
    addResume(transaction, userId, { filename: 'CV', kind: 'pdf', size: 9, fileKey: crypto.randomUUID() }),
  )
  await api.deliverEvents()
}

export const givePoints = (db: Database, userId: number, points: number) =>
  db.transaction((transaction) =>
    transferPoints(transaction, {
      cause: `test:${crypto.randomUUID()}`,
      reason: 'reward',
      from: { kind: 'programme' },
      to: { kind: 'available', userId },
      points,
    }),
  )

/** To a wallet of one's own each time: accounts that are paid to one are held. */
export const withdrawalOf = (points: number) =>
  ({
    network: 'tron',
    target: { kind: 'cwallet', value: String(randomInt(10_000_000, 100_000_000)) },
    points,
    terms_version: termsVersion,
  }) as const
