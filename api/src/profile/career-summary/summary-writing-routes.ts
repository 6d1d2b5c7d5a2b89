import type { RewriteType } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import {
  acceptCareerSummary,
  rewriteCareerSummary,
  writeCareerSummary,
} from '@jobspan/shared-kit/contracts/profile/career-summary'
import { maxCareerSummaryLength } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod/mini'
import { requireModel } from '../../ai/ai-consents.ts'
import { writeText } from '../../ai/write-text.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type Context, registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { loadProfile } from '../profile-repository.ts'
import { saveCareerSummary } from './career-summary-repository.ts'
import { writeSummaryByRules } from './summary-by-rules.ts'
import { summaryCompletion } from './summary-completion.ts'
import { keepDraft, takeDraft } from './summary-drafts.ts'
import { isWithoutFacts, readSummaryFacts } from './summary-facts.ts'

/** A summary that a model writes is shorter than what a member may write. */
const maxWrittenLength = Math.min(1_500, maxCareerSummaryLength)

type Writing = z.output<typeof writeCareerSummary.body> & { text?: string | undefined }
type Caller = Pick<Context<typeof writeCareerSummary, 'member'>, 'db' | 'session' | 'reply' | 'log' | 'language'>

/** The career summary that is written for a member (docs/product-rules.md#career-summary-writing). */
export const registerSummaryWritingRoutes = (app: FastifyInstance): void => {
  const write = async ({ db, session, reply, log, language: visitorLanguage }: Caller, body: Writing) => {
    const { user } = session
    const language = body.language ?? visitorLanguage
    const type: RewriteType = body.rewrite_type ?? 'balanced'
    const profile = await loadProfile(db, user)
    const wantedId = body.job_preference_id ?? null
    const preference = profile.preferences.find(({ id }) => id === wantedId) ?? null
    if (wantedId !== null && preference === null) throw new ApiError('notFound')
    const facts = readSummaryFacts(profile, preference, { language, today: new Date().toISOString().slice(0, 10) })
    if (isWithoutFacts(facts)) throw new ApiError('aiProfileEmpty')
    const model = await requireModel(db, app.settings.ai, { userId: user.id, purpose: 'text', choice: body.source })
    return writeText(
      app,
      { reply, log, language: visitorLanguage },
      {
        kind: 'writing',
        userId: user.id,
        maxLength: maxWrittenLength,
        model,
        completion: () =>
          summaryCompletion(profile, { wanted: facts.wanted, draft: body.text ?? null, type, language }),
        writeByRules: () => writeSummaryByRules(facts, type, language),
        keep: (text) => keepDraft(app.connection.db, user.id, { text, provider: model?.name ?? null }),
      },
    )
  }

  registerEndpoint(app, writeCareerSummary, 'member', (context) => write(context, context.body), { perMinute: 20 })
  registerEndpoint(
    app,
    rewriteCareerSummary,
    'member',
    async (context) => {
      const { text } = context.body
      const stored = async () => (await loadProfile(context.db, context.session.user)).career_summary?.text ?? undefined
      return write(context, { ...context.body, text: text || (await stored()) })
    },
    { perMinute: 20 },
  )

  registerEndpoint(app, acceptCareerSummary, 'member', ({ session, body }) =>
    app.connection.db.transaction(async (transaction) => {
      const draft = await takeDraft(transaction, session.user.id)
      const text = body.text ?? draft?.text
      if (text === undefined) throw new ApiError('notFound')
      // Changed by hand it is the member's own.
      const generatedBy = draft?.text === text ? draft.provider : null
      return saveCareerSummary(transaction, session.user.id, { text, version: body.version }, generatedBy)
    }),
  )
}
