import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import { endpoint } from '../platform/endpoint.ts'
import { searchSuggestion } from './search-understanding.ts'

/** What a visitor may mean while they type, the likeliest first; for an empty field what is much searched in the country. */
export const searchSuggestions = endpoint({
  method: 'GET',
  path: '/api/job/search/suggestions',
  summary: 'Rows below the search field: titles, companies, places',
  query: z.object({
    query: z._default(z.string().check(cleanLine(), z.maxLength(200)), ''),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12)), 8),
    country: z.optional(z.string().check(z.maxLength(10))),
  }),
  data: z.object({ items: z.array(searchSuggestion) }),
})
