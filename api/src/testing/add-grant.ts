import type { RewardType } from '@jobspan/shared-kit/contracts/rewards/programme'
import { sql } from 'drizzle-orm'
import { rewardGrants } from '../rewards/tables.ts'
import type { TestApp } from './test-app.ts'

/** Gives a member a reward as it is once it was distributed; state what the test is about. Gives its id. */
export const addGrant = async (
  api: TestApp,
  userId: number,
  type: RewardType,
  facts: Partial<typeof rewardGrants.$inferInsert> = {},
): Promise<number> => {
  const [row] = await api.db
    .insert(rewardGrants)
    .values({
      userId,
      type,
      role: 'inviter',
      cause: crypto.randomUUID(),
      country: 'sg',
      programmeVersion: 'test',
      distributeBy: '2026-12-18',
      distributedAt: sql`now()`,
      ...facts,
    })
    .returning({ id: rewardGrants.id })
  return row?.id ?? 0
}
