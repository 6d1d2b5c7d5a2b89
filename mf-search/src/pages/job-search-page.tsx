import { searchHead, searchQueries } from './search-head.ts'
import { SearchScreen } from './search-screen.tsx'

/** `/jobs-hiring/{query}`: all jobs by keyword, place and filters. */
export const Page = ({ params }: { params: Record<string, string> }) => (
  <SearchScreen area="jobs" segment={params.query ?? ''} />
)

export const queries = searchQueries('jobs')
export const head = searchHead('jobs')
