import { expect, it } from '@jest/globals'
import { languages } from '../../shared-kit/src/contracts/platform/locales.ts'
import { readTexts } from './glossaries.ts'

const chat = 'mf-chat/src/locales#'
const myJobs = 'mf-profile/src/locales#myJobs.'
const waiting = 'mf-search/src/onsite-texts/locales#'
const bell = 'shell/src/notifications/locales#bell.'
const mail = 'api/src/notifications/locales#'

/** Begins of keys: all texts below the first are below the second, too. */
const sameBelow = [
  [`${chat}interview.state.`, `${myJobs}interview.state.`],
  [`${chat}interview.about.`, `${myJobs}interview.about.`],
  [`${chat}offer.state.`, `${myJobs}offer.state.`],
  [`${myJobs}state.`, `${waiting}application.`],
  [`${mail}push.`, bell],
] as const

/** Texts that are the same; what is a subject in one place and a sentence in another has its full stop there alone. */
const same = [
  [`${chat}offer.heading`, `${myJobs}offer.heading`],
  [`${chat}offer.heading`, `${myJobs}need.offer`],
  [`${chat}offer.heading`, `${waiting}waiting.offer`],
  [`${chat}offer.heading`, `${mail}states.offer`],
  [`${chat}offer.declinedOn`, `${myJobs}offer.on.declined`],
  [`${chat}offer.withdrawnOn`, `${myJobs}offer.on.withdrawn`],
  [`${chat}offer.expiredOn`, `${myJobs}offer.on.expired`],
  [`${chat}offer.starts`, `${myJobs}offer.starts`],
  [`${chat}interview.heading`, `${myJobs}interview.heading`],
  [`${chat}interview.openChat`, `${myJobs}openChat`],
  [`${bell}interview.changed`, `${mail}letters.interviewChanged.subject`],
  [`${bell}interview.not_attended`, `${mail}letters.interviewNotAttended.subject`],
  [`${bell}interview.not_attended`, `${mail}letters.interviewNotAttended.lines.0`],
  [`${bell}interview.passed`, `${mail}letters.interviewPassed.subject`],
  [`${bell}interview.successful`, `${mail}letters.interviewSuccessful.subject`],
  [`${bell}interview.completed`, `${mail}letters.interviewCompleted.lines.0`],
  [`${bell}offer.sent`, `${mail}letters.offerReceived.subject`],
  [`${bell}offer.withdrawn`, `${mail}letters.offerWithdrawn.subject`],
] as const

const withoutStop = (text: string | undefined) => text?.replace(/[.。]$/, '')

/**
 * An offer was 採用オファー on its card and オファー in the mail about it; the bell said that a company noted an absence, and the mail that one was
 * marked absent.
 */
it.each(languages)(
  'in $key, one thing is said in the same words on its card, in My jobs, under the bell, by mail and in a push',
  ({ key: language }) => {
    const texts = readTexts(language)
    const below = sameBelow.flatMap(([one, other]) =>
      [...texts.keys()]
        .filter((key) => key.startsWith(one))
        .map((key) => [key, other + key.slice(one.length)] as const),
    )
    expect(below.length).toBeGreaterThan(30)
    const pairs = [...below, ...same]
    expect(pairs.filter(([one, other]) => texts.get(one) === undefined || texts.get(other) === undefined)).toEqual([])
    expect(
      pairs
        .map(([one, other]) => [withoutStop(texts.get(one)), withoutStop(texts.get(other))])
        .filter(([one, other]) => one !== other),
    ).toEqual([])
  },
)
