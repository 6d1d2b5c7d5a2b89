import { insertUser } from '../../api/src/auth/session/user-repository.ts'
import { findLinkOf, saveLink } from '../../api/src/invitations/invitation-links.ts'
import { acceptTerms } from '../../api/src/invitations/programme/accepted-terms.ts'
import { changeCountrySwitches } from '../../api/src/invitations/programme/country-switches.ts'
import { programmeAt } from '../../api/src/invitations/programme/programme.ts'
import { invitations } from '../../api/src/invitations/tables.ts'
import type { Database } from '../../api/src/platform/database/database.ts'
import type { Member } from '../../api/src/platform/session/session-store.ts'
import { markDistributed } from '../../api/src/rewards/grants/distribute-rewards.ts'
import { grantRewards } from '../../api/src/rewards/grants/grant-rewards.ts'
import { rewardGrants } from '../../api/src/rewards/tables.ts'

const day = 24 * 3600 * 1000
const ago = (days: number): Date => new Date(Date.now() - days * day)

/** In development everything can be seen where most is: cash and mails in Singapore, merchandise in other countries. */
const switchedOn = ['sg', 'others'] as const

const friends = [
  { first_name: 'Wei', last_name: 'Lim', email: 'wei.lim@example.com' },
  { first_name: 'Nurul', last_name: 'Rahman', email: 'nurul.rahman@example.com' },
  { first_name: 'Arjun', last_name: 'Pillai', email: 'arjun.pillai@example.com' },
]

/** Invitations of the demo member in every state, and what those that succeeded brought. */
export const insertDemoRewards = async (db: Database, member: Member): Promise<void> => {
  // A filling that was cut short begins again.
  if (await findLinkOf(db, member.id)) return
  await db.transaction(async (transaction) => {
    for (const country of switchedOn)
      await changeCountrySwitches(transaction, country, { isCashOn: true, isMailOn: true })
    await acceptTerms(transaction, member.id, programmeAt().terms_version)
    await saveLink(transaction, member.id, '')
    const programmeVersion = programmeAt().version
    const shared = { inviterId: member.id, programmeVersion }
    const invite = async (friend: (typeof friends)[number]) => {
      const registration = {
        ...friend,
        terms_and_condition: 1,
        is_subscribe: 0,
        source: 'demo',
        country_key: 'sg',
      } as const
      return (await insertUser(transaction, registration, null, 'en-us'))?.id ?? null
    }
    for (const [index, friend] of friends.entries()) {
      const seekerId = await invite(friend)
      const openedAt = ago(12 - index)
      const isLast = index === friends.length - 1
      const [row] = await transaction
        .insert(invitations)
        .values({
          ...shared,
          channel: 'link',
          seekerId,
          openedAt,
          registeredAt: isLast ? ago(2) : openedAt,
          registrationToldAt: openedAt,
          ...(!isLast && { outcome: 'succeeded' as const, attachedAt: openedAt }),
        })
        .returning({ id: invitations.id })
      if (row && !isLast && seekerId !== null) {
        await grantRewards(transaction, {
          invitationId: row.id,
          inviterId: member.id,
          inviteeId: seekerId,
          programmeVersion,
        })
      }
    }
    const mailed = { ...shared, channel: 'mail' as const, sentAt: ago(3) }
    await transaction.insert(invitations).values([
      { ...mailed, code: 'demomail01', addressHash: 'demo 1', hiddenAddress: 'm•••••@example.com' },
      {
        ...mailed,
        code: 'demomail02',
        addressHash: 'demo 2',
        hiddenAddress: 'k•••••@example.com',
        openedAt: ago(2),
        outcome: 'not_counted',
        notCountedReason: 'existing_member',
      },
    ])
    const granted = await transaction.select({ id: rewardGrants.id }).from(rewardGrants)
    await markDistributed(
      transaction,
      granted.map(({ id }) => id),
    )
  })
}
