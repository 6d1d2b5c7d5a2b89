import { getKnownName } from '@jobspan/shared-kit/contracts/members/person-name'
import type { Profile, ProfileCompletion } from '@jobspan/shared-kit/contracts/profile/profile'
import type { CompletionKey } from '@jobspan/shared-kit/contracts/profile/profile-constants'

type Step = { key: CompletionKey; weight: number; isDone: (profile: Profile) => boolean }

/** Of `job_seeker_type_lists`: who has not worked yet. */
const withoutWork = [1, 2]
const hasNotWorked = ({ facts }: Profile) => withoutWork.includes(facts.job_seeker_type_id ?? 0)

/** How many skills a profile tells that says enough. */
const enoughSkills = 3

/**
 * The steps of the completion meter; their weights are 100 together. No photo, date of birth, nationality or address: employers of many
 * countries may not ask for them, so a profile is whole without (docs/product-rules.md#completion-meter).
 */
const steps: readonly Step[] = [
  { key: 'name', weight: 5, isDone: ({ user }) => getKnownName(user) !== '' },
  { key: 'location', weight: 5, isDone: ({ facts }) => facts.location_id !== null },
  { key: 'phone', weight: 5, isDone: ({ user }) => user.phone_num !== null },
  {
    key: 'availability',
    weight: 5,
    isDone: ({ facts }) => facts.notice_period_id !== null || (facts.available_from ?? null) !== null,
  },
  { key: 'job_preference', weight: 15, isDone: ({ preferences }) => preferences.length > 0 },
  {
    key: 'work_experience',
    weight: 20,
    isDone: (profile) => hasNotWorked(profile) || profile.work_experiences.length > 0,
  },
  {
    key: 'work_description',
    weight: 5,
    isDone: (profile) =>
      profile.work_experiences.length === 0
        ? hasNotWorked(profile)
        : profile.work_experiences.some(({ description }) => description !== null),
  },
  { key: 'education', weight: 15, isDone: ({ educations }) => educations.length > 0 },
  { key: 'skills', weight: 10, isDone: ({ skills = [] }) => skills.length >= enoughSkills },
  { key: 'languages', weight: 5, isDone: ({ languages = [] }) => languages.length > 0 },
  { key: 'career_summary', weight: 10, isDone: (profile) => (profile.career_summary?.text ?? null) !== null },
]

/** How far a profile is, and which step adds the most to it; of two that add as much, the one that is listed first. */
export const getProfileCompletion = (profile: Profile): ProfileCompletion => {
  const found = steps.map(({ key, weight, isDone }) => ({ key, weight, is_done: isDone(profile) }))
  const percent = found.reduce((sum, { weight, is_done: isDone }) => sum + (isDone ? weight : 0), 0)
  const [next] = found.filter(({ is_done: isDone }) => !isDone).toSorted((one, other) => other.weight - one.weight)
  return { percent, steps: found, next: next?.key ?? null }
}
