import type { Place } from '@jobspan/shared-kit/contracts/jobs'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/places'
import { configList, findOption } from '../config-lists/config-list.ts'
import { locations, regionName } from '../config-lists/places.ts'
import { comparable } from '../text/ts-query.ts'
import type { JobPlace } from './job-record.ts'

const countryNameOf = (code: string | null, language: LanguageKey): string | null =>
  code !== null && /^[A-Z]{2}$/.test(code) ? regionName(code, language) : null

/** The comma as the reader's script writes it. */
const separatorOf = (language: LanguageKey): string => {
  if (language === 'ar') return '، '
  if (language === 'ja') return '、'
  return language === 'zh-cn' || language === 'zh-tw' ? '，' : ', '
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

/** “Taichung, Taiwan”: the known place's name in the reader's language, else as the employer writes it. */
export const toPlace = (place: JobPlace, language: LanguageKey): Place => {
  const known = findOption(configList('locations', language), place.locationId)?.value
  const parts = [known ?? readableOf(place, language), countryNameOf(place.countryCode, language)]
  const label = [...new Set(parts.filter((part) => part))].join(separatorOf(language))
  return { label, country: place.country, country_code: place.countryCode }
}

const locationById = new Map(locations.map((location) => [location.id, location]))

const names = (name: string | null, known: readonly string[]) =>
  name !== null && known.some((one) => comparable(name).includes(one))

/**
 * The place with its locality and region, each alone: what is a known place by its name in the reader's language, the
 * other as the employer writes it.
 */
export const toDetailedPlace = (place: JobPlace, language: LanguageKey): Place => {
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
