import type { RewriteType } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { dataRule, quoteData } from '../../ai/quote-data.ts'
import type { Completion } from '../../ai/stream-completion.ts'
import { languageName, readDataForModel } from '../profile-data-for-model.ts'

const manner: Record<RewriteType, string> = {
  balanced: 'Three to five sentences: work so far, strengths, and what is looked for.',
  concise: 'Two sentences at most.',
  skills_first: 'Three to five sentences, the strongest skills first and where they were shown.',
}

/** What a model is asked for a career summary. `draft` is what it starts from, where there is one. */
export const summaryCompletion = (
  profile: Profile,
  {
    wanted,
    draft,
    type,
    language,
  }: { wanted: string | null; draft: string | null; type: RewriteType; language: LanguageKey },
): Completion => {
  const { data, clean } = readDataForModel(profile)
  return {
    instructions: [
      `You write the summary at the head of a resume, in ${languageName(language)}, in the first person where that language does so in resumes.`,
      manner[type],
      draft === null ? '' : '`draft` is the summary so far: keep its meaning and write it anew.',
      'Answer with the summary as plain text and nothing else: no title, no list, no markup, no quotation marks around it.',
      dataRule,
    ].join('\n'),
    data: quoteData({
      ...data,
      ...(wanted === null ? {} : { wanted: clean(wanted) }),
      ...(draft === null ? {} : { draft: clean(draft) }),
    }),
    maxTokens: 600,
    temperature: 0.7,
  }
}
