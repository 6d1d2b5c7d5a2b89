import { purgeDueAccounts } from './account/data/purge-due-accounts.ts'
import { deleteOldWithdrawnFiles } from './applications/withdrawn-files.ts'
import { deleteExpiredAttempts } from './auth/attempt-limit/attempt-limit.ts'
import { deleteOldVisits } from './auth/campaigns/campaign-visits.ts'
import { deleteExpiredHandOffs } from './auth/hand-off/hand-off-code.ts'
import { deleteExpiredLinks } from './auth/magic-links/magic-link-store.ts'
import { deleteOldCodes } from './auth/one-time-codes/check-code.ts'
import { deleteExpiredQrLogins } from './auth/qr-login/qr-login-store.ts'
import { deleteOldRegistrationCalls } from './auth/registration/register.ts'
import { deleteOldVisitorTraces } from './auth/registration/visitor-traces.ts'
import { deleteExpiredAuthFlows } from './auth/sign-in/auth-flow.ts'
import { deleteUnsentFiles } from './chats/files/file-rows.ts'
import { deleteSilentChats } from './chats/retention/retention.ts'
import { deleteOldIdentityData } from './identity/delete-old-identity-data.ts'
import { deleteOldOfferFiles } from './interviews/offers/offer-files.ts'
import { deleteOldInvitations } from './invitations/follow-invitations.ts'
import { deleteOldAlerts } from './job-alerts/delete-old-alerts.ts'
import { deleteOldMessages } from './notifications/delete-old-messages.ts'
import { deleteOldNotifications } from './notifications/notification-repository.ts'
import type { SealKey } from './platform/crypto/seal.ts'
import type { Database } from './platform/database/database.ts'
import { deleteOldEvents } from './platform/events/delete-old-events.ts'
import { deleteExpiredIdempotencyKeys } from './platform/http/idempotency.ts'
import { deleteExpiredSessions } from './platform/session/session-store.ts'
import { deleteOldDrafts } from './profile/career-summary/summary-drafts.ts'
import { deleteOldTakeOvers } from './profile/resume-reading/taken-over.ts'
import { deleteOldProfileViews } from './profile/visibility/profile-views.ts'
import { deleteOldSearches } from './search/count-search.ts'
import { deleteEmptyTitles } from './search/delete-empty-titles.ts'
import { deleteOldChanges } from './search/job-index/job-changes.ts'
import { deleteOldSearchMisses } from './search/search-misses.ts'
import { deleteOldWebhookDeliveries } from './webhooks/deliver-webhooks.ts'

/** Deletes rows whose time is over, and accounts whose owners asked for it. Safe to run in every replica. */
export const deleteOldRows = async (db: Database, sealKey: SealKey): Promise<void> => {
  await deleteExpiredSessions(db)
  await deleteExpiredIdempotencyKeys(db)
  await deleteOldEvents(db)
  await deleteOldWithdrawnFiles(db)
  await deleteUnsentFiles(db)
  await deleteSilentChats(db)
  await deleteOldRegistrationCalls(db)
  await deleteExpiredAttempts(db)
  await deleteExpiredAuthFlows(db)
  await deleteExpiredQrLogins(db)
  await deleteOldCodes(db)
  await deleteExpiredLinks(db)
  await deleteExpiredHandOffs(db)
  await deleteOldIdentityData(db, sealKey)
  await deleteOldProfileViews(db)
  await deleteOldMessages(db)
  await deleteOldNotifications(db)
  await deleteOldAlerts(db)
  await deleteOldOfferFiles(db)
  await deleteOldInvitations(db)
  await deleteOldVisitorTraces(db)
  await deleteOldVisits(db)
  await deleteOldWebhookDeliveries(db)
  await deleteOldDrafts(db)
  await deleteOldTakeOvers(db)
  await purgeDueAccounts(db, sealKey)
  await deleteEmptyTitles(db)
  await deleteOldSearches(db)
  await deleteOldSearchMisses(db)
  await deleteOldChanges(db)
}
