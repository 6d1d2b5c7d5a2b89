import type { FastifyBaseLogger } from 'fastify'
import { raiseAlert } from '../alerts/alert-repository.ts'
import { databaseNow } from '../database/database-clock.ts'
import type { RegistryServices } from '../registry-services.ts'
import { haltCanary } from '../rollout/make-change.ts'
import { findFailingCanaries } from './find-failing-canaries.ts'
import { findFailingReleases } from './find-failing-releases.ts'

type Parts = Pick<RegistryServices, 'connection' | 'documents' | 'settings'>

/** Takes failing canaries back and raises alerts. Called every two seconds; safe to run in every replica. */
export const monitorReleases = async (
  { connection: { db }, documents, settings }: Parts,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => {
  const hasWebhook = settings.webhook !== undefined
  const now = await databaseNow(db)
  for (const failing of await findFailingCanaries(db, now)) {
    const sequence = await haltCanary(db, failing, { hasWebhook })
    if (sequence === null) continue
    // Before anything else: who still has the canary is to lose it now.
    await documents.refresh().finally(() => log.warn({ ...failing, audit: sequence }, 'canary halted'))
  }
  for (const { message, ...subject } of await findFailingReleases(db, now)) {
    const alert = await raiseAlert(db, { kind: 'failing', ...subject, message }, { hasWebhook: hasWebhook })
    if (alert) log.warn({ ...subject, alert: alert.id }, 'current release failing')
  }
}
