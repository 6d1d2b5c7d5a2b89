import type { ProfileVisibility } from '@jobspan/shared-kit/contracts/profile/profile'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { profileVisibilities } from '../tables/visibility.ts'

const defaultVisibility: ProfileVisibility = { visible_to: 'everyone', is_name_hidden: true, is_open_to_work: false }

/** What a member lets recruiters see as one JSON value; null where they chose nothing. */
export const selectVisibility = (userId: number): SQL => sql`
  (select json_build_object('visible_to', visible_to, 'is_name_hidden', is_name_hidden, 'is_open_to_work', is_open_to_work)
    from ${profileVisibilities} where user_id = ${userId})`

export const readVisibility = (value: unknown): ProfileVisibility =>
  (value as ProfileVisibility | null) ?? defaultVisibility

/** SQL condition: the member shows their name to everyone. */
export const showsName = (userId: SQLWrapper): SQL => sql`exists (
  select from ${profileVisibilities} as chosen where chosen.user_id = ${userId} and not chosen.is_name_hidden)`

/** Changes what is named, in one statement: two tabs that change different choices lose neither. */
export const saveVisibility = async (
  db: QueryExecutor,
  userId: number,
  {
    visible_to: visibleTo,
    is_name_hidden: isNameHidden,
    is_open_to_work: isOpenToWork,
  }: { [Name in keyof ProfileVisibility]?: ProfileVisibility[Name] | undefined },
): Promise<ProfileVisibility> => {
  const choices = { visibleTo, isNameHidden, isOpenToWork }
  const [saved] = await db
    .insert(profileVisibilities)
    .values({ userId, ...choices })
    .onConflictDoUpdate({ target: profileVisibilities.userId, set: { ...choices, updatedAt: sql`now()` } })
    .returning()
  return saved
    ? { visible_to: saved.visibleTo, is_name_hidden: saved.isNameHidden, is_open_to_work: saved.isOpenToWork }
    : defaultVisibility
}
