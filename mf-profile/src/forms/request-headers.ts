import { findCountry, findLanguage } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Locale } from '@jobspan/shared-kit/remote'

/**
 * Headers of a request that is sent without the API client, such as that for a file (docs/product-rules.md#request-headers): without them a refusal
 * is in English. The device's id is in its cookie. `key` names the intent where the operation is idempotent.
 */
export const createRequestHeaders = (locale: Locale, key?: string): Record<string, string> => ({
  'Role-Id': '1',
  'Country-Id': String(findCountry(locale.country)?.id ?? ''),
  'Language-Id': String(findLanguage(locale.language)?.id ?? ''),
  device: 'web',
  'X-Requested-With': 'jobspan',
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
})
