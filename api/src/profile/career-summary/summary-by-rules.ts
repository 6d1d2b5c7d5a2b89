import type { RewriteType } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../../platform/text/read-texts.ts'
import { formatYears, joinSentences, joinWords } from '../join-sentences.ts'
import type { SummaryFacts } from './summary-facts.ts'
import { summarySentences } from './summary-sentences.ts'

const maxSkills = 2

/** A career summary out of the sentences of a language: the same facts make the same text (docs/product-rules.md#career-summary-by-rules). */
export const writeSummaryByRules = (facts: SummaryFacts, type: RewriteType, language: LanguageKey): string => {
  const sentences = summarySentences[language]
  const { title, years, field, study, wanted } = facts
  const skills = facts.skills.length === 0 ? null : joinWords(facts.skills.slice(0, maxSkills), language)
  const fill = (name: keyof typeof sentences): string =>
    fillText(sentences[name], {
      title: title ?? '',
      years: formatYears(years, language),
      field: field ?? '',
      study: study ?? '',
      skills: skills ?? '',
      wanted: wanted ?? '',
    })
  const work = (inField: boolean): string | null => {
    if (title === null) return study === null ? null : fill('study')
    if (years === 0) return fill('workBegun')
    return fill(inField && field !== null ? 'workInField' : 'work')
  }
  const whatIsWanted = wanted === null ? null : fill('wanted')
  const ownSkills = skills === null ? null : fill('skills')
  if (type === 'balanced') return joinSentences([work(true), ownSkills, whatIsWanted], language)
  if (type === 'concise')
    return joinSentences([work(false) ?? ownSkills, whatIsWanted ?? (work(false) && ownSkills)], language)
  const isFromWork = title !== null && years > 0
  const skillsFirst =
    skills === null ? [work(true)] : isFromWork ? [fill('skillsFromWork')] : [fill('skillsAlone'), work(true)]
  return joinSentences([...skillsFirst, wanted === null ? null : fill('wantedUse')], language)
}
