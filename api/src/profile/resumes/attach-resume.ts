import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { cancelRemoval, removeFile, scheduleRemoval } from '../../platform/files/file-removals.ts'
import { newFileKey } from '../../platform/files/file-store.ts'
import type { StagedFile } from '../../platform/files/stage-file.ts'
import { readIdempotencyKey, runOnce } from '../../platform/http/idempotency.ts'
import { callerOf } from '../../platform/processes/caller-of.ts'
import { lockSession } from '../../platform/session/lock-session.ts'
import type { MemberSession } from '../../platform/session/session-store.ts'
import type { ResumeInspector } from './resume-inspector.ts'
import { resumeKindOf } from './resume-kind.ts'
import { addResume, listResumesOf } from './resume-repository.ts'

type NewResume = {
  inspector: ResumeInspector
  request: FastifyRequest
  reply: FastifyReply
  session: MemberSession
  file: StagedFile
  filename: string
}

/**
 * Puts a staged file into the store and attaches it, once per key: repeated with the same file and name it gives the first
 * answer. The store is outside the transaction, in which nobody waits for a disk or a bucket; a file that did not become a
 * resume is removed, by the next sweep at the latest. Throws 41264, 40025, 41170, 40006 (429)
 * and 50101.
 */
export const attachResume = async (
  app: FastifyInstance,
  { inspector, request, reply, session, file, filename }: NewResume,
) => {
  const { db } = app.connection
  const { user, seekerId } = session
  const key = readIdempotencyKey(request)
  const kind = await resumeKindOf(file.path, file.size)
  if (!kind) throw new ApiError('resumeKind')
  const { hasText } = await inspector.inspect(file.path, kind, callerOf(reply, user.id))
  const fileKey = newFileKey()
  const discard = () => removeFile(db, app.fileStore, fileKey).catch(() => undefined)
  await scheduleRemoval(db, fileKey)
  try {
    await app.fileStore.put(fileKey, file)
    const scope = `${seekerId} ${uploadResume.method} ${uploadResume.path}`
    const once = await runOnce(db, scope, key, { filename, sha256: file.sha256 }, async (transaction) => {
      await lockSession(transaction, session)
      await addResume(transaction, user.id, { filename, kind, size: file.size, fileKey })
      await cancelRemoval(transaction, fileKey)
      return { items: await listResumesOf(transaction, user.id), has_text: hasText }
    })
    if (once.isReplay) await discard()
    return once
  } catch (error) {
    // Where a connection broke, its transaction may be committed all the same: the sweep will see by the note.
    if (error instanceof ApiError) await discard()
    throw error
  }
}
