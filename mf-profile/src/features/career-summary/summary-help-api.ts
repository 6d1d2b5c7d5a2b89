import { type ApiClient, isApiError } from '@jobspan/shared-kit/api'
import type { RewriteType } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { type CareerSummary, careerSummary } from '@jobspan/shared-kit/contracts/profile/career-summary'

const path = '/api/aicv/ai_writing/career_summary'

type Aim = { preferenceId: number | null }

const body = ({ preferenceId }: Aim) => ({ job_preference_id: preferenceId, stream: true })

/** As the contracts `writeCareerSummary` and `rewriteCareerSummary` have it; the answers are streamed. */
export const writeRequest = (aim: Aim) => ({ method: 'POST', path, body: body(aim) }) as const

export const rewriteRequest = (aim: Aim, type: RewriteType, text: string) =>
  ({ method: 'PUT', path, body: { ...body(aim), rewrite_type: type, ...(text === '' ? {} : { text }) } }) as const

/** Saves a draft as the summary. */
export const acceptDraft = async (api: ApiClient, text: string, version: number): Promise<CareerSummary> => {
  const { acceptCareerSummary } = await import('@jobspan/shared-kit/contracts/profile/career-summary')
  return api.call(acceptCareerSummary, { body: { text, version } })
}

/** The summary as it was saved elsewhere meanwhile, of the answer that refuses a stale version. */
export const readSavedElsewhere = (error: unknown): CareerSummary | undefined => {
  if (!isApiError(error) || error.code !== errorCode.recordChanged) return undefined
  return careerSummary.safeParse((error.body as { data?: unknown } | undefined)?.data).data
}
