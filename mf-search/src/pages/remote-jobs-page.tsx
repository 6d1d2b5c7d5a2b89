import { AreaPage, areaQueries } from './area-page.tsx'
import { searchHead } from './search-head.ts'

/** `/remote-jobs`: who hires for remote work from where; with anything to search for, the search narrowed to it. */
export const Page = () => <AreaPage area="remote" />

export const queries = areaQueries('remote')
export const head = searchHead('remote')
