import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import {
  findInResume,
  getResumeCheck,
  type ResumeCheckState,
  type ResumeFindings,
  runResumeCheck,
} from '@jobspan/shared-kit/contracts/profile/resume-check'
import type { FastifyInstance } from 'fastify'
import { requireModel } from '../../ai/ai-consents.ts'
import { AiFailure } from '../../ai/ai-failure.ts'
import { withQuota } from '../../ai/ai-quotas.ts'
import { completeJson } from '../../ai/complete-json.ts'
import { beginModelCall } from '../../ai/model-calls.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { getProfileCompletion } from '../completion/profile-completion.ts'
import { loadProfile } from '../profile-repository.ts'
import { checkResume } from './check-resume.ts'
import { findingsAnswer, findingsCompletion, readFindings } from './findings-completion.ts'
import { keepFindings, readResumeCheck, saveResumeCheck } from './resume-check-repository.ts'

const isEmpty = ({ work_experiences: jobs, educations, skills = [], career_summary: summary }: Profile): boolean =>
  jobs.length + educations.length + skills.length === 0 && !summary?.text

/** The last check, beside how complete the profile is: two figures that a page tells apart. */
const readState = async (db: QueryExecutor, member: Member): Promise<ResumeCheckState> => ({
  ...(await readResumeCheck(db, member.id, new Date())),
  completion_percent: getProfileCompletion(await loadProfile(db, member)).percent,
})

/** The resume check (docs/product-rules.md#resume-check). */
export const registerResumeCheckRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, getResumeCheck, 'member', ({ db, session }) => readState(db, session.user))
  registerEndpoint(app, runResumeCheck, 'member', async ({ db, session }) => {
    const now = new Date()
    const profile = await loadProfile(db, session.user)
    if (isEmpty(profile)) throw new ApiError('resumeCheckEmpty')
    await saveResumeCheck(db, session.user.id, checkResume(profile, now.toISOString().slice(0, 10)), now)
    return readState(db, session.user)
  })
  registerFindingsRoute(app)
}

/** What a model says beside the rules (docs/product-rules.md#findings-of-a-model). */
const registerFindingsRoute = (app: FastifyInstance): void =>
  registerEndpoint(
    app,
    findInResume,
    'member',
    async ({ db, session, language, reply, log }) => {
      const userId = session.user.id
      const state = await readResumeCheck(db, userId, new Date())
      if (app.settings.ai.text === null || state.check === null || state.is_outdated) throw new ApiError('notFound')
      if (state.check.findings) return readState(db, session.user)
      const model = await requireModel(db, app.settings.ai, { userId, purpose: 'text' })
      if (model === null) throw new ApiError('notFound')
      const profile = await loadProfile(db, session.user)
      const { checked_at: checkedAt } = state.check
      const call = beginModelCall(app, reply.raw)
      const find = async () => {
        const answer = await completeJson(model, findingsCompletion(profile, language), findingsAnswer, call.signal)
        const findings: ResumeFindings = { provider: model.name, language, items: readFindings(profile, answer) }
        if (!(await keepFindings(db, userId, checkedAt, findings))) throw new ApiError('notFound')
      }
      try {
        await withQuota(app.connection.db, { userId, kind: 'findings' }, find)
      } catch (error) {
        if (!(error instanceof AiFailure) && !call.signal.aborted) throw error
        if (error instanceof AiFailure) log.warn({ reason: error.reason, status: error.status }, 'a model failed')
        throw new ApiError('aiUnavailable')
      } finally {
        call.end()
      }
      return readState(db, session.user)
    },
    { perMinute: 20 },
  )
