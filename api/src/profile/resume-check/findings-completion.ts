import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { ResumeFinding } from '@jobspan/shared-kit/contracts/profile/resume-check'
import { findingSections } from '@jobspan/shared-kit/contracts/profile/resume-check-constants'
import { z } from 'zod/mini'
import { toPlainText } from '../../ai/plain-text.ts'
import { dataRule, quoteData } from '../../ai/quote-data.ts'
import type { Completion } from '../../ai/stream-completion.ts'
import { languageName, readDataForModel } from '../profile-data-for-model.ts'

const maxFindings = 8
const maxAdviceLength = 400
const maxQuoteLength = 200

/** What a model answers; more than is shown is cut off, not refused. */
export const findingsAnswer = z.object({
  items: z.array(z.object({ section: z.enum(findingSections), quote: z.nullable(z.string()), advice: z.string() })),
})

/** What a model is asked about a resume. */
export const findingsCompletion = (profile: Profile, language: LanguageKey): Completion => {
  const { data, clean } = readDataForModel(profile)
  return {
    instructions: [
      `You review the resume of an applicant. Give at most ${maxFindings} findings that would help the most, each with \`section\`, \`quote\` and \`advice\`.`,
      `\`quote\` is the line of the resume that the finding is about, copied word by word, or null. \`advice\` is one or two sentences in ${languageName(language)} that say what to change and how. Give no score and no praise.`,
      dataRule,
    ].join('\n'),
    data: quoteData({ ...data, summary: clean(profile.career_summary?.text ?? '') }),
    maxTokens: 1_500,
    temperature: 0,
  }
}

/** The findings as they are shown. A quote that is not in the resume is invented, and left out; so is a finding without advice. */
export const readFindings = (profile: Profile, { items }: z.output<typeof findingsAnswer>): ResumeFinding[] => {
  const { data, clean } = readDataForModel(profile)
  const sent = JSON.stringify([data, clean(profile.career_summary?.text ?? '')])
  const isQuoted = (quote: string): boolean => sent.includes(JSON.stringify(quote).slice(1, -1))
  return items
    .map(({ section, quote, advice }) => ({
      section,
      quote: quote?.trim() && isQuoted(quote.trim()) ? toPlainText(quote.trim()).slice(0, maxQuoteLength) : null,
      advice: toPlainText(advice).trim().slice(0, maxAdviceLength),
    }))
    .filter(({ advice }) => advice !== '')
    .slice(0, maxFindings)
}
