import type { DatabaseConnection } from '@jobspan/kit-server'
import type { FastifyBaseLogger } from 'fastify'
import { raiseAlert } from '../alerts/alert-repository.ts'
import type { CountryDocuments } from '../documents/country-documents.ts'
import { databaseNow } from '../platform/database/database-clock.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { haltCanary } from '../rollout/make-change.ts'
import { findFailingCanaries } from './find-failing-canaries.ts'
import { findFailingReleases } from './find-failing-releases.ts'
import { readCanaryFigures } from './read-telemetry.ts'

type Services = { connection: DatabaseConnection; documents: CountryDocuments; settings: Settings }

/** Takes failing canaries back and raises alerts. Called every two seconds; safe to run in every replica. */
export const monitorReleases = async (
  { connection: { db }, documents, settings }: Services,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => {
  const hasWebhook = settings.webhook !== undefined
  const now = await databaseNow(db)
  for (const failing of await findFailingCanaries(db, now)) {
    const { since, ...halt } = failing
    const figures = await readCanaryFigures(db, halt, since)
    const sequence = await haltCanary(db, { ...halt, figures }, { hasWebhook })
    if (sequence === null) continue
    // Before anything else: who still has the canary is to lose it now.
    await documents.refresh().finally(() => log.warn({ ...halt, audit: sequence }, 'canary halted'))
  }
  for (const { message, ...subject } of await findFailingReleases(db, now)) {
    const alert = await raiseAlert(db, { kind: 'failing', ...subject, message }, { hasWebhook: hasWebhook })
    if (alert) log.warn({ ...subject, alert: alert.id }, 'current release failing')
  }
}
