import { offerLimits } from '@jobspan/shared-kit/contracts/interviews/offers'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { recruiters } from '../../companies/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { cancelRemoval, removeFile, scheduleRemoval } from '../../platform/files/file-removals.ts'
import { newFileKey } from '../../platform/files/file-store.ts'
import type { UploadForm } from '../../profile/resumes/receive-upload.ts'
import type { Upload } from '../../profile/resumes/register-uploads.ts'
import type { ResumeInspector } from '../../profile/resumes/resume-inspector.ts'
import { resumeKindOf } from '../../profile/resumes/resume-kind.ts'
import { resumeNameOf } from '../../profile/resumes/resume-name.ts'
import { offerFiles, offers } from '../tables.ts'

export const offerFileForm: UploadForm = {
  part: 'file',
  maxBytes: offerLimits.fileMegabytes * 1024 * 1024,
  tooLarge: 'fileTooLarge',
}
/** Uploads of one recruiter that no offer has taken. */
const maxUntaken = 20
/** Files of one recruiter within a day, those that went with an offer among them. */
const maxPerDay = 100

/** Stores a PDF that is to go with an offer. Throws 422 (`file`) where it is no PDF, whatever it is called, 40025 where it cannot be opened. */
export const storeOfferFile = async (
  app: FastifyInstance,
  inspector: ResumeInspector,
  { file, filename }: Upload,
  recruiterId: number,
) => {
  const { db } = app.connection
  assertFieldsValid({ file: (await resumeKindOf(file.path, file.size)) !== 'pdf' && 'not_a_pdf' })
  await inspector.inspect(file.path, 'pdf')
  const fileKey = newFileKey()
  await scheduleRemoval(db, fileKey)
  await app.fileStore.put(fileKey, file)
  const name = resumeNameOf(filename)
  try {
    const [row] = await db.transaction(async (transaction) => {
      await requirePlace(transaction, recruiterId)
      const added = await transaction
        .insert(offerFiles)
        .values({ recruiterId, filename: name, size: file.size, fileKey })
        .returning({ id: offerFiles.id })
      await cancelRemoval(transaction, fileKey)
      return added
    })
    return { file_id: row?.id ?? '', filename: `${name}.pdf`, size: file.size }
  } catch (error) {
    if (error instanceof ApiError) await removeFile(db, app.fileStore, fileKey).catch(() => undefined)
    throw error
  }
}

/** Throws 40006 where too many files of the recruiter wait for an offer, or came within a day. Of several that arrive at once, each counts those before it. */
const requirePlace = async (transaction: QueryExecutor, recruiterId: number): Promise<void> => {
  await transaction
    .select({ id: recruiters.id })
    .from(recruiters)
    .where(eq(recruiters.id, recruiterId))
    .for('no key update')
  const { rows } = await transaction.execute(
    sql`select (select count(*) from ${offerFiles} where recruiter_id = ${recruiterId})::int as untaken,
      (select count(*) from ${offers} where recruiter_id = ${recruiterId} and file_key is not null
        and sent_at > now() - interval '1 day')::int as sent`,
  )
  const { untaken, sent } = rows[0] as { untaken: number; sent: number }
  if (untaken >= maxUntaken || untaken + sent >= maxPerDay)
    throw new ApiError('tooManyAttempts', { retryAfterSeconds: 3600 })
}

/** Takes an uploaded file for an offer. Throws 422 (`file_id`) where it is not this recruiter's, was taken, or is a day old. */
export const takeOfferFile = async (transaction: QueryExecutor, recruiterId: number, id: string) => {
  const [taken] = await transaction
    .delete(offerFiles)
    .where(and(eq(offerFiles.id, id), eq(offerFiles.recruiterId, recruiterId)))
    .returning()
  if (!taken) throw new ApiError('validationFailed', { status: 422, fields: { file_id: ['unknown'] } })
  // Deleting the row scheduled that its file is removed; the offer's row names it from now on.
  await cancelRemoval(transaction, taken.fileKey)
  return taken
}

/** Deletes files that no offer took within a day. */
export const deleteOldOfferFiles = async (db: QueryExecutor): Promise<void> => {
  await db.delete(offerFiles).where(sql`${offerFiles.createdAt} < now() - interval '1 day'`)
}
