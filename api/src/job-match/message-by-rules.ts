import type { RequirementMatch } from '@jobspan/shared-kit/contracts/job-match/job-match'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../platform/text/read-texts.ts'
import type { SummaryFacts } from '../profile/career-summary/summary-facts.ts'
import { formatYears, joinSentences, joinWords } from '../profile/join-sentences.ts'
import { messageSentences } from './message-sentences.ts'

const maxSkills = 3

type MessageFacts = {
  /** The title of the job. */
  job: string
  requirements: readonly RequirementMatch[]
  profile: Pick<SummaryFacts, 'title' | 'years'>
}

/** A first message from facts: what is asked for and not met stays unsaid (docs/product-rules.md#first-message). */
export const writeMessageByRules = (
  { job, requirements, profile: { title, years } }: MessageFacts,
  language: LanguageKey,
): string => {
  const sentences = messageSentences[language]
  const skills = requirements
    .filter(({ kind, state }) => kind === 'skill' && state === 'met')
    .map(({ wanted }) => wanted)
    .slice(0, maxSkills)
  const work =
    title === null
      ? null
      : fillText(years > 0 ? sentences.work : sentences.workBegun, { title, years: formatYears(years, language) })
  return joinSentences(
    [
      fillText(sentences.interest, { job }),
      work,
      skills.length === 0 ? null : fillText(sentences.skills, { skills: joinWords(skills, language) }),
      sentences.close,
    ],
    language,
  )
}
