import type { landings } from '@jobspan/shared-kit/contracts/auth/campaign-visits'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Platform } from '@jobspan/shared-kit/remote'
import { splitLanguage } from '@jobspan/shared-kit/routing'
import { lastingNoticeAtom } from '@jobspan/shared-kit/session'
import type { Campaign } from './persist-campaign.ts'

const choiceKey = 'campaignConsent'
type Choice = 'yes' | 'no'
type Texts = { question: string; allow: string; decline: string }

/** In one file with the code: no other page loads them. */
const loadTexts = async (language: LanguageKey): Promise<Texts> =>
  (await import(/* webpackMode: "eager" */ `./campaign-texts/${language}.json`, { with: { type: 'json' } })).default

const readChoice = (): Choice | null => {
  try {
    const choice = localStorage.getItem(choiceKey)
    return choice === 'yes' || choice === 'no' ? choice : null
  } catch {
    // Who keeps nothing would be asked on each visit.
    return 'no'
  }
}

const keepChoice = (choice: Choice): void => {
  try {
    localStorage.setItem(choiceKey, choice)
  } catch {
    // Asked again on the next visit of a campaign.
  }
}

const landingOf = (pathname: string): (typeof landings)[number] => {
  const { path } = splitLanguage(pathname)
  if (path === '/') return 'home'
  const [, first = ''] = path.split('/')
  if (first === 'jobs-hiring') return 'search'
  if (first === 'job') return 'job'
  return first === 'company' || first === 'companies' ? 'company' : 'other'
}

/**
 * Counts a visit that a campaign led here, of those who let it be counted (docs/product-rules.md#campaign-visits): asked once, and not where the browser
 * says for its user that they do not want it (Global Privacy Control).
 */
export const askCampaignConsent = async (platform: Platform, campaign: Campaign, pathname: string): Promise<void> => {
  const { api, store, locale } = platform
  const { utm_source: source = '' } = campaign
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  const choice = readChoice()
  if (source === '' || choice === 'no' || globalPrivacyControl === true) return
  const { campaignFields, logGoogleUtm } = await import('@jobspan/shared-kit/contracts/auth/campaign-visits')
  const count = () => {
    const named = campaignFields.flatMap((name) => (campaign[name] ? [[name, campaign[name].slice(0, 100)]] : []))
    const body = { consent: true as const, landing: landingOf(pathname), ...Object.fromEntries(named) }
    // One visit more or less is worth no warning.
    api.call(logGoogleUtm, { body: { ...body, utm_source: source.slice(0, 100) } }).catch(() => undefined)
  }
  if (choice === 'yes') {
    count()
    return
  }
  const texts = await loadTexts(locale.language)
  const answer = (given: Choice) => () => {
    keepChoice(given)
    if (given === 'yes') count()
  }
  store.set(lastingNoticeAtom, {
    message: texts.question,
    actions: [
      { label: texts.decline, onPress: answer('no') },
      { label: texts.allow, onPress: answer('yes') },
    ],
  })
}
