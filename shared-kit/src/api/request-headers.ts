import { findCountry, findLanguage } from '../contracts/platform/locales.ts'
import type { Locale } from '../remote/remote.ts'

/**
 * Headers of a request that is sent without the API client, such as that for a file (docs/product-rules.md#request-headers): without them a refusal
 * is in English. The device's id is in its cookie. `idempotencyKey` names the intent, where the endpoint is idempotent.
 */
export const createRequestHeaders = (locale: Locale, idempotencyKey?: string): Record<string, string> => ({
  'Role-Id': '1',
  'Country-Id': String(findCountry(locale.country)?.id ?? ''),
  'Language-Id': String(findLanguage(locale.language)?.id ?? ''),
  device: 'web',
  'X-Requested-With': 'jobspan',
  ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
})
