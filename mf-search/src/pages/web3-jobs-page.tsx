import { searchHead, searchQueries } from './search-head.ts'
import { SearchScreen } from './search-screen.tsx'

/** `/web3-jobs`: the search, narrowed to Web3 work. */
export const Page = () => <SearchScreen area="web3" segment="" />

export const queries = searchQueries('web3')
export const head = searchHead('web3')
