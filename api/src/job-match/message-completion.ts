import { greetingMessageLength } from '@jobspan/shared-kit/contracts/chats/greeting-messages'
import type { JobMatch } from '@jobspan/shared-kit/contracts/job-match/job-match'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { dataRule, quoteData } from '../ai/quote-data.ts'
import type { Completion } from '../ai/stream-completion.ts'
import { languageName, readDataForModel } from '../profile/profile-data-for-model.ts'

const maxPostingLength = 4_000

const plain = (text: RichText): string =>
  text
    .flatMap((block) => (block.type === 'list' ? block.items : block.text))
    .join('\n')
    .slice(0, maxPostingLength)

/** What a model is asked for a first message. Profile and posting are data alike: an employer's text gives no instructions either. */
export const messageCompletion = (
  job: JobDetail,
  profile: Profile,
  { requirements }: JobMatch,
  language: LanguageKey,
): Completion => {
  const { data, clean } = readDataForModel(profile)
  const summary = profile.career_summary?.text
  return {
    instructions: [
      `You write the first chat message of an applicant to an employer, in ${languageName(language)}: polite, concrete, three or four sentences, at most ${greetingMessageLength - 50} characters.`,
      'Say why the applicant fits, by what the posting asks for and the profile shows. Claim nothing that the profile does not show.',
      'Answer with the message as plain text and nothing else: no subject, no signature, no markup, no quotation marks around it.',
      dataRule,
    ].join('\n'),
    data: quoteData({
      posting: {
        title: job.title,
        description: plain(job.description),
        responsibilities: plain(job.responsibilities),
        requirements: plain(job.requirements),
        skills: job.skills.slice(0, 20),
      },
      profile: { ...data, ...(summary ? { summary: clean(summary) } : {}) },
      met: requirements.filter(({ state }) => state === 'met').map(({ wanted }) => wanted),
    }),
    maxTokens: 400,
    temperature: 0.7,
  }
}
