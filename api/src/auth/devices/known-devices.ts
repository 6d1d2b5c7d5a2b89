import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { countryName } from '../../config/locations.ts'
import type { FactsOf } from '../../platform/events/define-event.ts'
import { currentHostCountry } from '../../platform/http/own-origin.ts'
import type { Member, SignInDetails } from '../../platform/session/session-store.ts'
import type { deviceAdded } from '../events.ts'

/** Kind and name of a device: how a member's are told apart. */
export const deviceLabel = ({ device }: SignInDetails): string =>
  `${device.deviceType} ${device.deviceName ?? ''}`.trim()

/** What a sign-in on a device that the member was never seen on says of it, so that a stranger's does not go unnoticed. */
export const deviceFacts = (
  { id, email, firstName, isEmailVerify, language }: Member,
  { device }: SignInDetails,
): FactsOf<typeof deviceAdded> => ({
  memberId: id,
  email,
  firstName,
  isEmailVerify,
  language,
  hostCountry: currentHostCountry() ?? null,
  device: device.deviceName ?? '–',
  country: countryName(device.country, language),
  at: dateFormatFor(language).format(new Date()),
})

const dateFormats = new Map<LanguageKey, Intl.DateTimeFormat>()

/** Moments as a mail says them: written out in the reader's language, in UTC, as where they are is not known. */
const dateFormatFor = (language: LanguageKey): Intl.DateTimeFormat => {
  const cached = dateFormats.get(language)
  if (cached) return cached
  const format = new Intl.DateTimeFormat(findLanguage(language)?.intl, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  dateFormats.set(language, format)
  return format
}
