import { rm } from 'node:fs/promises'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { FastifyInstance } from 'fastify'
import { removeFile, scheduleRemoval } from '../../platform/files/file-removals.ts'
import { newFileKey } from '../../platform/files/file-store.ts'
import { findResume } from './resume-repository.ts'
import { stageResume } from './stage-resume.ts'

/** A resume whose file is a copy of the member's own. */
export type ResumeCopy = { filename: string; kind: ResumeKind; size: number; fileKey: string }

/**
 * Copies the file of a member's resume under a key of its own. The store is outside the transaction, and the copy's removal is scheduled
 * before it is stored: a copy that no row names is removed by the next sweep, wherever the process dies. Who writes its row cancels
 * that. Throws 40004 where the resume is not this member's.
 */
export const copyResume = async (app: FastifyInstance, userId: number, resumeId: number): Promise<ResumeCopy> => {
  const { db } = app.connection
  const original = await findResume(db, userId, resumeId)
  const { filename, kind, size } = original
  const staged = await stageResume(app, original)
  try {
    const fileKey = newFileKey()
    await scheduleRemoval(db, fileKey)
    await app.fileStore.put(fileKey, staged)
    return { filename, kind, size, fileKey }
  } finally {
    await rm(staged.path, { force: true })
  }
}

/** Removes a copy that became nobody's; where that fails, the sweep does it. */
export const discardCopy = (app: FastifyInstance, copy: ResumeCopy): Promise<void> =>
  removeFile(app.connection.db, app.fileStore, copy.fileKey).catch(() => undefined)
