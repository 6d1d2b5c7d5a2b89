import { useOwnAge } from '@jobspan/shared-features/own-age'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { MyJob, MyJobsList, MyJobsRow } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'

/** Jobs of the same title in the same place. */
export const buildSimilarJobsUrl = ({ title, places }: MyJob): string =>
  urls.search({ keyword: title, location: places[0]?.label ?? '' })

/** What the tabs that are not of applications tell of a row's time. */
const ageKeys: Partial<Record<MyJobsList, string>> = {
  interested: 'myJobs.age.interested',
  communicated: 'myJobs.age.message',
  exchanged: 'myJobs.age.exchanged',
  saved: 'myJobs.age.saved',
  viewers: 'myJobs.age.viewed',
}

/** The small texts of a row, in the visitor's language. */
export const useRowTexts = () => {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const ageOf = useOwnAge()
  /** How long ago; what was long ago has its date, with the word that languages put before one. */
  const age = (at: string): string => {
    const date = dayOf(at)
    const text = ageOf(at)
    return text === date ? t('myJobs.onDate', { date }) : text
  }
  return {
    /** The first place, and how many more there are. */
    place: ({ places }: MyJob): string => {
      const [first, ...others] = places
      if (!first) return ''
      return others.length > 0 ? t('myJobs.morePlaces', { place: first.label, count: others.length }) : first.label
    },
    /** Why nobody can apply any more; undefined of an open job. */
    ended: ({ status, valid_through: validThrough }: MyJob): string | undefined => {
      if (status === 'open') return undefined
      if (status === 'closed' && validThrough !== null && Date.parse(validThrough) < Date.now())
        return t('myJobs.job.expired', { date: dayOf(validThrough) })
      return t(`myJobs.job.${status}`)
    },
    /** When it was sent, and when something happened last; of other tabs when what they are about happened. */
    ages: ({ application, at }: MyJobsRow, tab: MyJobsList): string[] => {
      const key = ageKeys[tab]
      if (tab === 'needs_action') return [age(at)]
      if (key && (!application || tab === 'saved' || tab === 'communicated' || tab === 'exchanged'))
        return [t(key, { age: age(at) })]
      if (!application) return [ageOf(at)]
      const sent = age(application.applied_at)
      const latest = age(at)
      return [
        t('myJobs.age.sent', { age: sent }),
        ...(latest === sent ? [] : [t('myJobs.age.updated', { age: latest })]),
      ]
    },
  }
}
