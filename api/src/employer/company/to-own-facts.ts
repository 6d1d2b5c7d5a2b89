import type { updateOwnCompany } from '@jobspan/shared-kit/contracts/employer/own-company'
import type { z } from 'zod/mini'
import type { OwnFacts } from '../../companies/tables.ts'
import { validateOptionId } from '../../config/lists/validate-option-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'

type Body = z.output<(typeof updateOwnCompany)['body']>

const lists = {
  industry_id: 'industry_lists',
  size_id: 'company_sizes',
  financing_stage_id: 'company_financing_stage_lists',
  type_id: 'company_types',
  location_id: 'locations',
} as const

const problemsOf = (body: Body): Record<string, string[]> => {
  const problems: Record<string, string[]> = {}
  for (const [field, list] of Object.entries(lists))
    if (validateOptionId(list, body[field as keyof typeof lists])) problems[field] = ['unknown']
  const check = (field: string, list: string, ids: readonly number[] = []) => {
    if (ids.some((id) => validateOptionId(list, id))) problems[field] = ['unknown']
  }
  check('benefit_ids', 'company_benefit_lists', body.benefit_ids)
  check('culture_ids', 'company_culture_lists', body.culture_ids)
  check(
    'social_media',
    'social_types',
    body.social_media?.map(({ type_id }) => type_id),
  )
  // A profile that leads to an unprotected page could lead anywhere on its way.
  if (body.social_media?.some(({ url }) => !url.startsWith('https:'))) problems.social_media = ['not_https']
  if (typeof body.founded_in === 'number' && body.founded_in > new Date().getUTCFullYear())
    problems.founded_in = ['in_the_future']
  return problems
}

/** What a call changes, as it is stored. Throws 40001 for ids that are in no list, and for what cannot be true. */
export const toOwnFacts = (body: Body): OwnFacts => {
  const fields = problemsOf(body)
  if (Object.keys(fields).length > 0) throw new ApiError('validationFailed', { status: 422, fields })
  const { recruiter_id: _, coordinates, social_media: socialMedia, news, ...facts } = body
  return {
    ...facts,
    ...(coordinates !== undefined && {
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
    }),
    ...(socialMedia && { social_media: socialMedia.map(({ type_id, url }) => ({ typeId: type_id, url })) }),
    ...(news && {
      news: news.map(({ published_on, ...each }) => ({ ...each, publishedOn: published_on })),
    }),
  }
}
