import { searchHead, searchQueries } from './search-head.ts'
import { SearchScreen } from './search-screen.tsx'

/** `/remote-jobs`: the search, narrowed to remote work. */
export const Page = () => <SearchScreen area="remote" segment="" />

export const queries = searchQueries('remote')
export const head = searchHead('remote')
