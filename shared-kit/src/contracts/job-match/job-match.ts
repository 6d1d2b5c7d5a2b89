import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'

/** `unknown`: one side does not say it. */
export const matchStates = ['met', 'unmet', 'unknown'] as const
export const matchState = z.enum(matchStates)
export type MatchState = z.infer<typeof matchState>

/** Something that the job asks for. */
export const requirementMatch = z.object({
  kind: z.enum(['skill', 'experience', 'degree']),
  state: matchState,
  /** As the posting names the skill; a level of experience or education in the visitor's language. */
  wanted: z.string(),
  /** What the profile says instead or beside it: the own level, or the job in which a skill was found. Null where it says nothing. */
  own: z.nullable(z.string()),
  /** The part of the profile that says it. */
  found_in: z.nullable(
    z.enum(['skills', 'work_experiences', 'career_summary', 'license_certifications', 'educations', 'facts']),
  ),
})
export type RequirementMatch = z.infer<typeof requirementMatch>

/** Something that the member looks for, by the job preference that the job meets best. */
export const preferencePoint = z.object({
  kind: z.enum(['arrangement', 'country', 'job_type', 'pay']),
  state: matchState,
})
export type PreferencePoint = z.infer<typeof preferencePoint>

/**
 * How a profile and a job fit, point by point (docs/product-rules.md#job-match). It is compared by published rules, from the posting and the
 * profile alone; nothing of it goes to employers, and it orders no list.
 */
export const jobMatch = z.object({
  requirements: z.array(requirementMatch),
  preferences: z.array(preferencePoint),
  /** The preference that `preferences` are of; null without one. */
  preference_title: z.nullable(z.string()),
  /** The place where the member lives, and how far the job is from it in a straight line; absent for a remote job, and where one of the two is not known. */
  home: z.optional(z.object({ place: z.string(), distance_km: z.number() })),
})
export type JobMatch = z.infer<typeof jobMatch>

/** A job that is not there: 40004. */
export const getJobMatch = endpoint({
  method: 'GET',
  path: '/api/job/jobs/:id/match',
  summary: 'How the member’s profile fits a job',
  access: 'member',
  params: z.object({ id: identifier }),
  data: jobMatch,
})
