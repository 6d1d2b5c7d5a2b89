import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { skillKey } from '../config/lists/skill-key.ts'
import { tokenize } from '../platform/text/words.ts'

const isSameSkill = (one: string, other: string): boolean => skillKey(one) === skillKey(other)

// Longer texts than a profile may hold are not read on every request.
const maxTextLength = 12_000

/** The words of a text one after the other, each between spaces; Chinese and Japanese runs stay whole. */
const readable = (text: string): string =>
  ` ${tokenize(text.slice(0, maxTextLength))
    .map((token) => token.text)
    .join(' ')} `

/** Whether a text names a skill: as whole words, or in a run of Chinese or Japanese characters. */
const mentions = (text: string | null | undefined, skill: string): boolean => {
  if (!text) return false
  const tokens = tokenize(skill)
  if (tokens.length === 0) return false
  const words = tokens.map((token) => token.text).join(' ')
  return tokens.some((token) => token.isUnspaced)
    ? readable(text).includes(words)
    : readable(text).includes(` ${words} `)
}

export type FoundSkill = {
  found_in: 'skills' | 'work_experiences' | 'license_certifications' | 'career_summary'
  own: string | null
}

/** Where a profile shows that somebody has a skill: among the skills they list, else where they tell of their work. Null for nowhere. */
export const findSkill = (profile: Profile, wanted: string): FoundSkill | null => {
  if (profile.skills?.some(({ name }) => isSameSkill(name, wanted))) return { found_in: 'skills', own: null }
  const job = profile.work_experiences.find(
    ({ job_title, description }) => mentions(job_title, wanted) || mentions(description, wanted),
  )
  if (job) return { found_in: 'work_experiences', own: job.job_title }
  const license = profile.license_certifications?.find(({ name }) => mentions(name, wanted))
  if (license) return { found_in: 'license_certifications', own: license.name }
  if (mentions(profile.career_summary?.text, wanted)) return { found_in: 'career_summary', own: null }
  return null
}
