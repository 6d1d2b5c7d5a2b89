import { readFile } from 'node:fs/promises'
import {
  deleteImportedResume,
  getImportedResume,
  getSyncableContent,
  importJsonResume,
  type ResumeDraft,
  takeOverResume,
  undoTakeOver,
} from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { maxJsonResumeBytes } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { callerOf } from '../../platform/processes/caller-of.ts'
import type { BusyMembers } from '../../platform/processes/work-queue.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { refreshUserCookie } from '../../platform/session/user-cookie.ts'
import { loadProfile } from '../profile-repository.ts'
import { registerUploads } from '../resumes/register-uploads.ts'
import { findResume } from '../resumes/resume-repository.ts'
import { findImportedResume, removeImportedResume, saveImportedResume } from './imported-resume-repository.ts'
import type { ReadingJob } from './reading-child.ts'
import { createResumeReader } from './resume-reader.ts'
import { takeOver } from './take-over.ts'
import { undoTakeOver as takeBack } from './taken-over.ts'
import { toDraft } from './to-draft.ts'

/** Each reading starts a process. */
const readingsPerMinute = 20

const jsonForm = { part: 'file', maxBytes: maxJsonResumeBytes, tooLarge: 'fileTooLarge' } as const

type ReadResume = (
  reply: FastifyReply,
  member: Member,
  job: ReadingJob | (() => Promise<ReadingJob>),
) => Promise<ResumeDraft>

const createReading = (app: FastifyInstance, members: BusyMembers): ReadResume => {
  const reader = createResumeReader({ onFailure: (err) => app.log.warn({ err }, 'a resume was not read'), members })
  // Closing waits for all answers.
  app.addHook('preClose', async () => reader.close())
  return async (reply, member, job) => {
    const { kind, parsed, pageCount, isExact } = await reader.read(job, callerOf(reply, member.id))
    const profile = await loadProfile(app.connection.db, member)
    return toDraft(parsed, profile, { kind, page_count: pageCount, is_exact: isExact })
  }
}

/** A JSON Resume that a member imports: stored as it came, and read again when asked for. */
const registerImportRoutes = (app: FastifyInstance, read: ReadResume): void => {
  const { db } = app.connection
  registerUploads(app, (scope, takeUpload) =>
    registerEndpoint(
      scope,
      importJsonResume,
      'member',
      ({ session, request, reply }) =>
        takeUpload(request, session.user.id, jsonForm, async ({ file }) => {
          const bytes = await readFile(file.path)
          const draft = await read(reply, session.user, { kind: 'json', bytes })
          await saveImportedResume(db, session.user.id, bytes.toString())
          return draft
        }),
      { perMinute: readingsPerMinute, bodySeconds: 60 },
    ),
  )

  registerEndpoint(app, getImportedResume, 'member', async ({ session, reply }) => {
    const document = await findImportedResume(db, session.user.id)
    if (document === null) throw new ApiError('notFound')
    return read(reply, session.user, { kind: 'json', bytes: Buffer.from(document) })
  })

  registerEndpoint(app, deleteImportedResume, 'member', async ({ session }) => {
    await removeImportedResume(db, session.user.id)
    return {}
  })
}

/** Reads resumes into drafts, and takes over what their member ticked (docs/product-rules.md#resume-reading). */
export const registerResumeReadingRoutes = (app: FastifyInstance, members: BusyMembers): void => {
  const { db } = app.connection
  const read = createReading(app, members)

  const bytesOf = async (fileKey: string): Promise<Uint8Array> => {
    const file = await app.fileStore.read(fileKey)
    if (!file) throw new ApiError('notFound')
    return Buffer.concat(await file.toArray())
  }

  registerEndpoint(
    app,
    getSyncableContent,
    'member',
    async ({ params, session, reply }) => {
      const { kind, fileKey } = await findResume(db, session.user.id, params.id)
      if (kind === 'doc') throw new ApiError('resumeNotReadable')
      return read(reply, session.user, async () => ({ kind, bytes: await bytesOf(fileKey) }))
    },
    { perMinute: readingsPerMinute },
  )

  registerImportRoutes(app, read)

  registerEndpoint(app, takeOverResume, 'member', async ({ db: transaction, body, session, language, reply }) => {
    const { results, takeOverId, member } = await takeOver(transaction, session.user, body.items, language)
    if (member !== session.user) refreshUserCookie(app, reply, member)
    return { items: results, profile: await loadProfile(transaction, member), take_over_id: takeOverId }
  })

  registerEndpoint(app, undoTakeOver, 'member', async ({ params, session, reply }) => {
    const { member, profile } = await db.transaction(async (transaction) => {
      const current = await takeBack(transaction, session.user, params.id)
      return { member: current, profile: await loadProfile(transaction, current) }
    })
    if (member !== session.user) refreshUserCookie(app, reply, member)
    return { profile }
  })
}
