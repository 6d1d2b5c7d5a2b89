import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { ResumeCheck, ResumeCheckPoint } from '@jobspan/shared-kit/contracts/profile/resume-check'
import type { ResumeCheckKey } from '@jobspan/shared-kit/contracts/profile/resume-check-constants'
import { xpLvls } from '../../config/lists/list-rows.ts'
import { comparable } from '../../platform/text/comparable.ts'
import { maxResumeLines } from '../generated-resumes/resume-limits.ts'
import { toPoints } from '../generated-resumes/resume-words.ts'

/** Changes with each change of a rule or a weight, so that two scores are compared only where they were counted alike. */
const resumeCheckRules = '1'

/** Points of each rule; together 100. */
const weights: Record<ResumeCheckKey, number> = {
  phone: 4,
  email: 4,
  location: 4,
  summary: 10,
  experience: 10,
  education: 8,
  skills: 8,
  descriptions: 12,
  numbers: 14,
  line_length: 6,
  repetition: 5,
  gaps: 5,
  recency: 5,
  level: 5,
}

const caps = { withoutContact: 40, withoutHistory: 50 } as const
const [wantedSkills, wantedLines] = [5, 2]
/** Characters of a line that is read at once; a Chinese or Japanese one says the same in less than half of them. */
const lineLength = { min: 20, max: 220, eastAsianMin: 8, eastAsianMax: 110 } as const
const summaryLength = { min: 50, eastAsianMin: 25 } as const
const [maxGapMonths, recentMonths] = [12, 24]

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const hasNumber = (line: string) => /[\p{Nd}一二三四五六七八九十百千万億亿萬]/u.test(line)

type Finding = { share: number; evidence?: string | undefined }

const isTrue = (condition: boolean): Finding => ({ share: condition ? 1 : 0 })
/** The share of items that pass, and the first that does not. A profile without items earns nothing here. */
const shareOf = (items: readonly string[], passes: (item: string, index: number) => boolean): Finding => {
  const failing = items.filter((item, index) => !passes(item, index))
  return { share: items.length === 0 ? 0 : (items.length - failing.length) / items.length, evidence: failing[0] }
}

const monthOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

type Span = { start: number; end: number; name: string }
const spansOf = ({ work_experiences: jobs, educations }: Profile, today: string): Span[] =>
  [
    ...jobs.map(({ start, end, job_title: name }) => ({ start, end, name })),
    ...educations.map(({ start, end, school_name: name }) => ({ start, end, name })),
  ]
    .map(({ start, end, name }) => ({ start: monthOf(start), end: monthOf(end ?? today), name }))
    .sort((one, other) => one.start - other.start)

/** Whether a time of more than a year is not told of; the evidence is what came after it. */
const findGaps = (spans: readonly Span[]): Finding => {
  if (spans.length === 0) return { share: 0 }
  let until = spans[0]?.end ?? 0
  for (const { start, end, name } of spans) {
    if (start - until > maxGapMonths) return { share: 0, evidence: name }
    until = Math.max(until, end)
  }
  return { share: 1 }
}

const isLineReadable = (line: string): boolean => {
  const [min, max] = eastAsian.test(line)
    ? [lineLength.eastAsianMin, lineLength.eastAsianMax]
    : [lineLength.min, lineLength.max]
  return line.length >= min && line.length <= max
}

/** The stated level is not above what the jobs come to, nor more than one below. */
const isLevelPlausible = ({ facts, work_experiences: jobs }: Profile, months: number): Finding => {
  const level = xpLvls.find(({ id }) => id === facts.xp_lvl_id)
  if (!level) return isTrue(jobs.length > 0)
  return isTrue(jobs.length > 0 && level.from <= months + maxGapMonths)
}

/** Of each line, whether it stood above already. */
const findRepeated = (lines: readonly string[]): boolean[] => {
  const seen = new Set<string>()
  return lines.map((line) => {
    const isKnown = seen.has(line)
    seen.add(line)
    return isKnown
  })
}

const findAll = (profile: Profile, today: string): Record<ResumeCheckKey, Finding> => {
  const { user, facts, work_experiences: jobs, educations, skills = [] } = profile
  const summary = profile.career_summary?.text ?? ''
  const pointsOfJobs = jobs.map(({ description }) => toPoints(description))
  // No resume is made of more (40033): the rest is not looked at, so that no profile holds the service up.
  const lines = pointsOfJobs.flat().slice(0, maxResumeLines)
  const spans = spansOf(profile, today)
  const now = monthOf(today)
  const worked = jobs.reduce((sum, { start, end }) => sum + monthOf(end ?? today) - monthOf(start), 0)
  const repeated = findRepeated(lines.map(comparable))
  return {
    phone: isTrue(user.phone_num !== null),
    email: isTrue(user.is_email_verify),
    location: isTrue(facts.location_id !== null),
    summary: isTrue(summary.length >= (eastAsian.test(summary) ? summaryLength.eastAsianMin : summaryLength.min)),
    experience: isTrue(jobs.length > 0),
    education: isTrue(educations.length > 0),
    skills: { share: Math.min(1, skills.length / wantedSkills) },
    descriptions: shareOf(
      jobs.map(({ job_title: title }) => title),
      (_, index) => (pointsOfJobs[index]?.length ?? 0) >= wantedLines,
    ),
    // Half of all lines with a figure is as good as all: not all work is counted.
    numbers: { ...shareOf(lines, hasNumber), share: Math.min(1, 2 * shareOf(lines, hasNumber).share) },
    line_length: shareOf(lines, isLineReadable),
    repetition: shareOf(lines, (_, index) => !repeated[index]),
    gaps: findGaps(spans),
    recency: isTrue(spans.some(({ end }) => now - end <= recentMonths)),
    level: isLevelPlausible(profile, worked),
  }
}

const maxEvidenceLength = 160

/** Checks a profile by the rules. The same profile on the same day has the same score. */
export const checkResume = (profile: Profile, today: string): Omit<ResumeCheck, 'checked_at'> => {
  const found = findAll(profile, today)
  const points = (Object.keys(weights) as ResumeCheckKey[]).map((key): ResumeCheckPoint => {
    const { share, evidence } = found[key]
    const earned = Math.round(share * weights[key])
    return {
      key,
      weight: weights[key],
      earned,
      evidence: earned < weights[key] && evidence ? evidence.slice(0, maxEvidenceLength) : null,
    }
  })
  const sum = points.reduce((total, { earned }) => total + earned, 0)
  const hasContact = profile.user.phone_num !== null || profile.user.is_email_verify
  const hasHistory = profile.work_experiences.length + profile.educations.length > 0
  const cap = !hasContact ? caps.withoutContact : !hasHistory ? caps.withoutHistory : null
  return {
    score: cap === null ? sum : Math.min(sum, cap),
    cap: cap !== null && sum > cap ? cap : null,
    rules: resumeCheckRules,
    points,
  }
}
