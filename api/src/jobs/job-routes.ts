import { getPositionEligibility } from '@jobspan/shared-kit/contracts/identity/identity'
import { getRedirectCondition } from '@jobspan/shared-kit/contracts/jobs/external-redirect'
import {
  clickExternalJob,
  getJob,
  getJobStatic,
  isJobSaved,
  jobSitemap,
  reportJob,
  viewJob,
} from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../platform/errors/api-error.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { findPositionEligibility, loadPositionEligibility } from './eligibility.ts'
import { recordReport } from './job-reports.ts'
import { findJob, listForSitemap, recordExternalClick, recordView } from './job-repository.ts'
import { findRedirectCondition } from './redirect-condition.ts'
import { isSaved } from './saved-jobs/saved-job-repository.ts'

const found = <Value>(value: Value | null): Value => {
  if (value === null) throw new ApiError('notFound')
  return value
}

export const registerJobRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, getJob, 'public', async ({ db, params, language, country, session }) => {
    const job = found(await findJob(db, params.id, { language, seekerId: session?.seekerId ?? null }))
    const userId = session?.kind === 'member' ? session.user.id : null
    return { ...job, position_eligibility: await findPositionEligibility(app, db, job, { userId, country }) }
  })
  registerEndpoint(app, getPositionEligibility, 'session', ({ session, params, country, language, db }) => {
    const userId = session.kind === 'member' ? session.user.id : null
    return loadPositionEligibility(app, db, { userId, country, jobId: params.id, language })
  })
  registerEndpoint(
    app,
    getJobStatic,
    'public',
    async ({ db, params, language }) => found(await findJob(db, params.id, { language, seekerId: null })),
    { cacheSeconds: 60 },
  )
  registerEndpoint(app, isJobSaved, 'session', async ({ db, params, session }) => ({
    is_saved: await isSaved(db, session.seekerId, params.id),
  }))
  registerEndpoint(app, viewJob, 'session', async ({ db, params, body, session }) => {
    if (!(await recordView(db, session.seekerId, params.id, body.source ?? null))) throw new ApiError('notFound')
    return null
  })
  registerEndpoint(
    app,
    reportJob,
    'session',
    async ({ db, params, body, session }) => {
      if (!(await recordReport(db, session.seekerId, params.id, body.report_reason_id))) throw new ApiError('notFound')
      return null
    },
    // Each keeps a copy of the posting.
    { perMinute: 20 },
  )
  registerEndpoint(app, clickExternalJob, 'session', async ({ db, params, session }) => ({
    external_url: found(await recordExternalClick(db, session.seekerId, params.id)),
  }))
  registerEndpoint(app, getRedirectCondition, 'session', async ({ db, query }) =>
    found(await findRedirectCondition(db, query.job_id)),
  )
  registerEndpoint(app, jobSitemap, 'public', ({ db, query }) => listForSitemap(db, query.page, query.size), {
    cacheSeconds: 300,
  })
}
