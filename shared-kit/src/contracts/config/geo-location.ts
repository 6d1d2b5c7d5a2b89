import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'

/**
 * The place of `locations` nearest to where a browser says that it is, up to 100 km away; null beyond that. Send two decimals, which is about a
 * kilometre: more would say in which house somebody is. Nothing of it is stored.
 */
export const findGeoLocation = endpoint({
  method: 'GET',
  path: '/api/data/geo-location',
  summary: 'The known place nearest to coordinates',
  query: z.object({
    latitude: z.coerce.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.coerce.number().check(z.minimum(-180), z.maximum(180)),
  }),
  data: z.object({
    location: z.nullable(z.object({ id: z.number(), value: z.string(), country: countryKey, distance_km: z.number() })),
  }),
})
