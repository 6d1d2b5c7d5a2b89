import { z } from 'zod/mini'
import { outage } from '../config/config.ts'
import { cleanText } from '../platform/clean-text.ts'
import { operatorEndpoint } from '../platform/endpoint.ts'
import { countryKey, languageKey } from '../platform/locale-keys.ts'
import { reason } from './moderated-subject.ts'

/** What visitors read in place of the usual text, by language; others read the usual one. */
const outageTexts = z.partialRecord(languageKey, z.string().check(cleanText(), z.minLength(1), z.maxLength(300)))
const countryKeys = z.array(countryKey).check(z.minLength(1))
const outages = z.object({ items: z.array(outage) })
export const listOutages = operatorEndpoint({
  method: 'GET',
  path: '/api/operators/outages',
  summary: 'Countries whose site is closed now',
  data: outages,
})
/** A country that is closed already gets the new text and end. */
export const startOutage = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/outages',
  summary: 'Closes the site of countries until a moment, at which it opens by itself',
  body: z.object({
    countries: countryKeys,
    texts: z._default(outageTexts, {}),
    /** RFC 3339, in the future, within a week. */
    ends_at: z.iso.datetime({ offset: true }),
    reason,
  }),
  data: outages,
})
export const endOutage = operatorEndpoint({
  method: 'POST',
  path: '/api/operators/outages/end',
  summary: 'Opens the site of countries again',
  body: z.object({ countries: countryKeys, reason }),
  data: outages,
})
