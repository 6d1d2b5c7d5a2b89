import type { SQL, SQLWrapper } from 'drizzle-orm'
import { adoptJobNotes } from '../../applications/my-jobs/job-notes.ts'
import { adoptInvitation } from '../../invitations/adopt-invitation.ts'
import { adoptJobViews } from '../../jobs/job-repository.ts'
import { adoptSavedJobs } from '../../jobs/saved-jobs/saved-job-repository.ts'
import { adoptPopupRecords } from '../../members/adopt-rows.ts'

/** Statements that move what a guest saved, noted, viewed, accepted and has been shown to the member that the guest turned out to be. */
export const mergeGuestDataSql = (guestId: SQLWrapper, memberId: SQLWrapper): SQL[] =>
  [adoptSavedJobs, adoptJobNotes, adoptJobViews, adoptPopupRecords, adoptInvitation].map((adopt) =>
    adopt(guestId, memberId),
  )
