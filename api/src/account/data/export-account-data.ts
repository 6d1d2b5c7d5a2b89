import { accountData as aiData } from '../../ai/account-data.ts'
import { accountData as applicationData } from '../../applications/account-data.ts'
import { accountData as authData } from '../../auth/account-data.ts'
import { accountData as chatData } from '../../chats/account-data.ts'
import { accountData as companyData } from '../../companies/account-data.ts'
import { accountData as identityData } from '../../identity/account-data.ts'
import { accountData as interviewData } from '../../interviews/account-data.ts'
import { accountData as invitationData } from '../../invitations/account-data.ts'
import { accountData as jobAlertData } from '../../job-alerts/account-data.ts'
import { accountData as jobData } from '../../jobs/account-data.ts'
import { type AccountData, accountData as memberData } from '../../members/account-data.ts'
import { accountData as notificationData } from '../../notifications/account-data.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { accountData as profileData } from '../../profile/account-data.ts'
import { accountData as rewardData } from '../../rewards/account-data.ts'

/** What all areas keep about a member. The test goes through the tables of the database: one that is in no area's data fails it. */
export const exportedTables: AccountData = {
  ...memberData,
  ...authData,
  ...applicationData,
  ...jobData,
  ...notificationData,
  ...profileData,
  ...aiData,
  ...chatData,
  ...interviewData,
  ...companyData,
  ...jobAlertData,
  ...identityData,
  ...invitationData,
  ...rewardData,
}

/** Everything that is kept about a member, by table. Run it in a transaction, so that it is of one moment. */
export const exportAccountData = async (
  db: QueryExecutor,
  { id, email, isEmailVerify }: Pick<Member, 'id' | 'email' | 'isEmailVerify'>,
): Promise<Record<string, unknown>> => {
  const owner = { id, email: isEmailVerify ? email : null }
  const collected: Record<string, unknown> = {}
  for (const [table, query] of Object.entries(exportedTables)) {
    if (!query) continue
    const result = await db.execute(query(owner))
    collected[table] = result.rows[0]?.kept
  }
  return collected
}
