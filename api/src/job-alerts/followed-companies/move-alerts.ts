import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { type AlertRow, lockAlertsOf, replaceAlert, updateAlert } from '../alert-repository.ts'
import { hashSearch, normalizeCriteria } from '../criteria.ts'
import { jobAlerts } from '../tables.ts'

/** Has alerts that ask for a company ask for the one that it became part of; of two that then ask for the same, one stays. Gives how many. */
export const moveAlerts = async (transaction: QueryExecutor, fromId: number, intoId: number): Promise<number> => {
  const asksForIt = sql`${jobAlerts.criteria} -> 'company_ids' @> ${JSON.stringify([fromId])}::jsonb`
  const addresses = await transaction
    .selectDistinct({ email: jobAlerts.email })
    .from(jobAlerts)
    .where(asksForIt)
    .orderBy(jobAlerts.email)
  for (const { email } of addresses) await lockAlertsOf(transaction, email)
  const alerts: AlertRow[] = await transaction.select().from(jobAlerts).where(asksForIt).orderBy(jobAlerts.id)
  for (const alert of alerts) {
    const companyIds = (alert.criteria.company_ids ?? []).map((id) => (id === fromId ? intoId : id))
    const criteria = normalizeCriteria({ ...alert.criteria, company_ids: companyIds })
    const criteriaHash = hashSearch({ ...alert, criteria })
    const twins = await transaction
      .select()
      .from(jobAlerts)
      .where(
        sql`${jobAlerts.id} <> ${alert.id} and ${jobAlerts.criteriaHash} = ${criteriaHash} and ${jobAlerts.email} = ${alert.email}
          and ${jobAlerts.userId} is not distinct from ${alert.userId}
          and (${jobAlerts.confirmedAt} is null) = ${alert.confirmedAt === null}`,
      )
    for (const twin of twins) await replaceAlert(transaction, twin.id, alert.id)
    // The one that stays runs where any of them did, as soon as the first of them would have.
    const running = [alert, ...twins].filter(({ pausedAt }) => pausedAt === null)
    const times = running.map(({ nextRunAt }) => nextRunAt.getTime())
    await updateAlert(transaction, alert.id, {
      criteria,
      criteriaHash,
      ...(running.length > 0 && { pausedAt: null, nextRunAt: new Date(Math.min(...times)) }),
    })
  }
  return alerts.length
}
