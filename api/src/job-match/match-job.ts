import type {
  JobMatch,
  MatchState,
  PreferencePoint,
  RequirementMatch,
} from '@jobspan/shared-kit/contracts/job-match/job-match'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { JobPreference } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { findListOption } from '../config/lists/list-option.ts'
import { educations, xpLvls } from '../config/lists/list-rows.ts'
import { toMonthlyDollars } from '../jobs/pay-amount.ts'
import { countMonthsOfWork } from '../profile/work-experiences/count-months-of-work.ts'
import { distanceFromHome } from './distance-from-home.ts'
import { findSkill } from './find-skill.ts'

/** A posting that lists more is read to here: a longer list says little about what matters. */
const maxSkills = 12

/** The level of experience that the member states, else the one that their jobs come to; null without either. */
const findOwnLevel = (
  profile: Profile,
  today: string,
): { id: number; found_in: 'facts' | 'work_experiences' } | null => {
  if (profile.facts.xp_lvl_id !== null) return { id: profile.facts.xp_lvl_id, found_in: 'facts' }
  if (profile.work_experiences.length === 0) return null
  const months = countMonthsOfWork(profile.work_experiences, today)
  const level = xpLvls.findLast(({ from }) => from <= months && (months > 0 || from === 0))
  return level ? { id: level.id, found_in: 'work_experiences' } : null
}

/** Lists of levels ascend with their ids; the first of each asks for nothing. */
const compareLevels = (own: number | null, wanted: number): MatchState =>
  own === null ? 'unknown' : own >= wanted ? 'met' : 'unmet'

const matchRequirements = (
  job: JobDetail,
  profile: Profile,
  { language, today }: { language: LanguageKey; today: string },
): RequirementMatch[] => {
  const found: RequirementMatch[] = []
  const labelOf = (list: string, id: number | null) => findListOption(list, id, language)?.value ?? null
  if (job.xp_lvl && job.xp_lvl.id !== xpLvls[0]?.id) {
    const own = findOwnLevel(profile, today)
    found.push({
      kind: 'experience',
      state: compareLevels(own?.id ?? null, job.xp_lvl.id),
      wanted: job.xp_lvl.value,
      own: labelOf('xp_lvls', own?.id ?? null),
      found_in: own?.found_in ?? null,
    })
  }
  if (job.degree && job.degree.id !== educations[0]?.id) {
    const own =
      profile.educations.length === 0 ? null : Math.max(...profile.educations.map(({ degree_id }) => degree_id))
    found.push({
      kind: 'degree',
      state: compareLevels(own, job.degree.id),
      wanted: job.degree.value,
      own: labelOf('educations', own),
      found_in: own === null ? null : 'educations',
    })
  }
  const skills = job.skills.slice(0, maxSkills).map((wanted): RequirementMatch => {
    const skill = findSkill(profile, wanted)
    return {
      kind: 'skill',
      state: skill ? 'met' : 'unmet',
      wanted,
      own: skill?.own ?? null,
      found_in: skill?.found_in ?? null,
    }
  })
  return [...found, ...skills]
}

const matchPay = ({ pay }: JobDetail, preference: JobPreference): MatchState => {
  if (pay === null) return 'unknown'
  const offered = toMonthlyDollars(pay.max ?? pay.min ?? 0, pay.currency, pay.period)
  const wanted = toMonthlyDollars(preference.salary_min, preference.currency, preference.salary_period)
  if (offered === null || wanted === null) return 'unknown'
  return offered >= wanted ? 'met' : 'unmet'
}

const matchPreference = (job: JobDetail, preference: JobPreference): PreferencePoint[] => {
  const equal = <Value>(offered: Value | null | undefined, wanted: Value): MatchState =>
    offered === null || offered === undefined ? 'unknown' : offered === wanted ? 'met' : 'unmet'
  const points: PreferencePoint[] = [
    { kind: 'arrangement', state: equal(job.arrangement, preference.work_arrangement) },
  ]
  if (preference.work_arrangement !== 'remote' && preference.country !== null) {
    const isThere = job.places.some(({ country }) => country === preference.country)
    points.push({ kind: 'country', state: job.places.length === 0 ? 'unknown' : isThere ? 'met' : 'unmet' })
  }
  points.push({ kind: 'job_type', state: equal(job.job_type?.id, preference.job_type_id) })
  // Who negotiates, or works unpaid, names no amount.
  if (preference.salary_kind !== 'negotiable' && preference.salary_kind !== 'unpaid')
    points.push({ kind: 'pay', state: matchPay(job, preference) })
  return points
}

const countMet = (points: readonly PreferencePoint[]) => points.filter(({ state }) => state === 'met').length

/**
 * Compares a job with a profile, from what both say and nothing else. `today` is a date such as 2026-11-24, for jobs that go on. Of several
 * preferences the one that the job meets best is told, the oldest first where they are equal.
 */
export const matchJob = (
  job: JobDetail,
  profile: Profile,
  context: { language: LanguageKey; today: string },
): JobMatch => {
  const [best] = profile.preferences
    .map((preference) => ({ preference, points: matchPreference(job, preference) }))
    .sort((one, other) => countMet(other.points) - countMet(one.points))
  return {
    requirements: matchRequirements(job, profile, context),
    preferences: best?.points ?? [],
    preference_title: best?.preference.job_title ?? null,
    home: distanceFromHome(job, profile.facts.location_id, context.language),
  }
}
