import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { fillText } from '../../platform/text/read-texts.ts'
import { isolateNames } from '../isolate-names.ts'
import { languageTagOf } from '../language-tag.ts'
import { messageTexts } from '../message-texts.ts'
import type { PushTexts } from './push-texts.ts'

type Said = Pick<Notification, 'kind' | 'subject' | 'job_title' | 'company_name' | 'recruiter_name'>

/** One of the texts by its name, where nothing that it names is missing. */
const pick = (texts: Record<string, string>, name: string, isNamed: boolean): string =>
  (isNamed ? texts[name] : undefined) ?? texts.unnamed ?? ''

const textOf = ({ kind, subject, ...names }: Said, texts: PushTexts, language: LanguageKey): string => {
  const { state = '' } = subject
  const hasCompany = names.company_name !== null
  const isNamed = hasCompany && names.recruiter_name !== null
  switch (kind) {
    case 'message':
      return pick(texts.message, 'named', isNamed)
    case 'recruiter_interested':
      return pick(texts.recruiterInterested, 'named', isNamed)
    case 'application_state':
      return pick(texts.application, state, hasCompany && names.job_title !== null)
    case 'job_alert':
      return (
        texts[`jobAlert_${new Intl.PluralRules(languageTagOf(language)).select(subject.count ?? 1)}`] ??
        texts.jobAlert_other ??
        ''
      )
    case 'offer_sent':
    case 'offer_withdrawn':
    case 'offer_expired':
      return pick(texts.offer, kind.replace('offer_', ''), hasCompany)
    default: {
      const name = kind.replace('interview_', '')
      return pick(texts.interview, name in texts.interview ? name : state, hasCompany || state === 'banned')
    }
  }
}

/** What happened, in the sentence that the list under the bell has for it. */
export const pushSentence = (notification: Said, language: LanguageKey): string => {
  const { subject, job_title: job, company_name: company, recruiter_name: recruiter } = notification
  const values = {
    job: job ?? '',
    company: company ?? '',
    recruiter: recruiter ?? '',
    number: new Intl.NumberFormat(languageTagOf(language)).format(subject.count ?? 1),
  }
  return fillText(textOf(notification, messageTexts[language].push, language), isolateNames(language, values))
}
