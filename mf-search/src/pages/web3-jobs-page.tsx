import { AreaPage, areaQueries } from './area-page.tsx'
import { searchHead } from './search-head.ts'

/** `/web3-jobs`: who hires for Web3 work from where; with anything to search for, the search narrowed to it. */
export const Page = () => <AreaPage area="web3" />

export const queries = areaQueries('web3')
export const head = searchHead('web3')
