import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { type AlertRow, lockAlertsOf, replaceAlert, updateAlert } from '../alert-repository.ts'
import { hashSearch, normalizeCriteria } from '../criteria.ts'
import { jobAlerts } from '../tables.ts'

/** Has alerts that ask for a company ask for the one that it became part of; of two that then ask for the same, one stays. Gives how many. */
export const moveAlerts = async (transaction: QueryExecutor, fromId: number, intoId: number): Promise<number> => {
  const alerts: AlertRow[] = await transaction
    .select()
    .from(jobAlerts)
    .where(sql`${jobAlerts.criteria} -> 'company_ids' @> ${JSON.stringify([fromId])}::jsonb`)
  for (const alert of alerts) {
    await lockAlertsOf(transaction, alert.email)
    const companyIds = (alert.criteria.company_ids ?? []).map((id) => (id === fromId ? intoId : id))
    const criteria = normalizeCriteria({ ...alert.criteria, company_ids: companyIds })
    const criteriaHash = hashSearch({ ...alert, criteria })
    const twins = await transaction
      .select({ id: jobAlerts.id })
      .from(jobAlerts)
      .where(
        sql`${jobAlerts.id} <> ${alert.id} and ${jobAlerts.criteriaHash} = ${criteriaHash} and ${jobAlerts.email} = ${alert.email}
          and ${jobAlerts.userId} is not distinct from ${alert.userId}`,
      )
    for (const twin of twins) await replaceAlert(transaction, twin.id, alert.id)
    await updateAlert(transaction, alert.id, { criteria, criteriaHash })
  }
  return alerts.length
}
