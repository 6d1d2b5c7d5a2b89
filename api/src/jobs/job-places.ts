import type { JobLocation } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { configList, findOption } from '../config/lists/config-list.ts'
import { locations, regionName } from '../config/locations.ts'
import { comparable } from '../platform/text/comparable.ts'
import type { JobPlace } from './job-place.ts'

const countryNameOf = (code: string | null, language: LanguageKey): string | null =>
  code !== null && /^[A-Z]{2}$/.test(code) ? regionName(code, language) : null

/** A place within its country as the language writes it: Chinese and Japanese begin with the larger and need no comma. */
const within = (place: string | null, country: string | null, language: LanguageKey): string => {
  const parts = [...new Set([place, country].filter((part) => part))]
  if (language === 'ja' || language === 'zh-cn' || language === 'zh-tw') return parts.reverse().join(' ')
  return parts.join(language === 'ar' ? '، ' : ', ')
}

/** Feeds give one name in Latin letters and the other in their own: the reader gets the one in the reader's script. */
const readableOf = ({ locality, region }: JobPlace, language: LanguageKey): string | null => {
  const isOwn = (name: string) => ownScript[language]?.test(name) ?? /\p{Script=Latin}/u.test(name)
  const names = [locality, region].filter((name) => name !== null)
  return names.find(isOwn) ?? names[0] ?? null
}

const ownScript: Partial<Record<LanguageKey, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'zh-cn': /\p{Script=Han}/u,
  'zh-tw': /\p{Script=Han}/u,
}

/** “Taichung, Taiwan”, 「台灣 台中」: the known place's name in the reader's language, else as the employer writes it. */
export const toPlace = (place: JobPlace, language: LanguageKey): JobLocation => {
  const known = findOption(configList('locations', language), place.locationId)?.value
  const label = within(known ?? readableOf(place, language), countryNameOf(place.countryCode, language), language)
  return { label, country: place.country, country_code: place.countryCode }
}

const locationById = new Map(locations.map((location) => [location.id, location]))

const names = (name: string | null, known: readonly string[]) =>
  name !== null && known.some((one) => comparable(name).includes(one))

/**
 * The place with its locality and region, each alone: what is a known place by its name in the reader's language, the
 * other as the employer writes it.
 */
export const toDetailedPlace = (place: JobPlace, language: LanguageKey): JobLocation => {
  const known = place.locationId === null ? undefined : locationById.get(place.locationId)
  const knownNames = Object.values(known?.names ?? {}).map(comparable)
  const own = known?.names[language] ?? null
  // The list names cities for the most part; where it is the region that was found there, the locality lies within it.
  const isRegion = place.locality !== null && names(place.region, knownNames) && !names(place.locality, knownNames)
  const locality = isRegion ? place.locality : (own ?? place.locality)
  const region = isRegion ? own : place.region
  return {
    ...toPlace(place, language),
    ...(locality !== null && { locality }),
    ...(region !== null && region !== locality && { region }),
  }
}
