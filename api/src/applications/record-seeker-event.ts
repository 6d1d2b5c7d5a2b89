import type { QueryExecutor } from '../platform/database/database.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { currentHostCountry } from '../platform/http/own-origin.ts'
import type { Member } from '../platform/session/session-store.ts'
import { addApplicationEvent } from './application-events.ts'
import { readApplicationFacts } from './application-facts.ts'
import { applicationRestored, applicationSent, applicationWithdrawalFinal, applicationWithdrawn } from './events.ts'

/** Notes that an application was sent, in the transaction that writes it. Its confirmation is in the language of the page. */
export const recordSent = async (
  transaction: QueryExecutor,
  id: number,
  { isEmailVerify: isAddressProven, language }: Pick<Member, 'isEmailVerify' | 'language'>,
): Promise<void> => {
  await addApplicationEvent(transaction, { applicationId: id, kind: 'sent' })
  const { facts } = await readApplicationFacts(transaction, id)
  const hostCountry = currentHostCountry() ?? null
  await publishEvent(transaction, applicationSent, { ...facts, isAddressProven, language, hostCountry })
}

/** Notes that an application was withdrawn, in the transaction of that. */
export const recordWithdrawn = async (transaction: QueryExecutor, id: number): Promise<void> => {
  await addApplicationEvent(transaction, { applicationId: id, kind: 'withdrawn' })
  await publishEvent(transaction, applicationWithdrawn, (await readApplicationFacts(transaction, id)).facts)
}

/** Says that a withdrawal cannot be taken back any more. */
export const publishWithdrawalFinal = async (transaction: QueryExecutor, id: number): Promise<void> =>
  publishEvent(transaction, applicationWithdrawalFinal, (await readApplicationFacts(transaction, id)).facts)

/** Says that a withdrawn application is there again. */
export const publishRestored = async (transaction: QueryExecutor, id: number): Promise<void> =>
  publishEvent(transaction, applicationRestored, (await readApplicationFacts(transaction, id)).facts)
