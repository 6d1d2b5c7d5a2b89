import { findApplicationPlace } from '@jobspan/shared-kit/contracts/applications/application-place'
import {
  countMyJobs,
  listMyJobs,
  markMyJobsSeen,
  saveJobNote,
  undoWithdrawal as undoWithdrawalOperation,
} from '@jobspan/shared-kit/contracts/applications/my-jobs'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { RequestSession } from '../../platform/session/session-store.ts'
import { undoWithdrawal } from '../undo-withdrawal.ts'
import { writeJobNote } from './job-notes.ts'
import { loadRows } from './load-rows.ts'
import { countNews, markSeen } from './news.ts'
import { countRows, findPlace, listTabRows, type Owner } from './tab-rows.ts'

const ownerOf = (session: RequestSession): Owner => ({
  seekerId: session.seekerId,
  userId: session.kind === 'member' ? session.user.id : null,
})

/** My jobs: where a member's applications, chats, saved jobs and viewers stand (docs/product-rules.md#my-jobs-tabs). */
export const registerMyJobsRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    countMyJobs,
    'session',
    async ({ db, session }) => {
      const owner = ownerOf(session)
      const { needs_action, in_progress, closed, ...counts } = await countRows(db, owner)
      return {
        counts,
        sections: { needs_action, in_progress, closed },
        ...(owner.userId === null ? { news: 0, seen_at: null } : await countNews(db, owner.userId)),
      }
    },
    { readsFromStandby: true },
  )

  registerEndpoint(
    app,
    listMyJobs,
    'session',
    async ({ db, query, session, language }) => {
      const owner = ownerOf(session)
      if (owner.userId === null && query.tab !== 'saved') throw new ApiError('noPermission')
      const { rows, total } = await listTabRows(db, owner, query)
      const { page, size } = query
      return { items: await loadRows(db, rows, { ...owner, language }), total, page, size }
    },
    { readsFromStandby: true },
  )

  registerEndpoint(app, findApplicationPlace, 'session', async ({ db, params, session }) => {
    if (session.kind !== 'member') return null
    const owner = { seekerId: session.seekerId, userId: session.user.id }
    return findPlace(db, owner, { jobId: params.id, size: listMyJobs.query.parse({ tab: 'pending' }).size })
  })

  registerEndpoint(app, undoWithdrawalOperation, 'member', async ({ params, session }) => {
    await app.connection.db.transaction((transaction) => undoWithdrawal(transaction, session.user, params.id))
    return null
  })

  registerEndpoint(app, saveJobNote, 'session', async ({ db, params, body, session }) => ({
    note: await writeJobNote(db, session.seekerId, params.job_id, body.text),
  }))

  registerEndpoint(app, markMyJobsSeen, 'member', async ({ db, session }) => {
    await markSeen(db, session.user.id)
    return null
  })
}
