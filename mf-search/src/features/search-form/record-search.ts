import type { Platform } from '@jobspan/shared-kit/remote'
import { type RecentSearch, rememberRecentSearch } from './recent-searches.ts'

/** Counts a search and remembers it in this browser. Neither is worth a message where it fails (docs/product-rules.md#hot-searches). */
export const recordSearch = async (
  api: Platform['api'],
  page: 'home' | 'job-search',
  search: RecentSearch,
): Promise<void> => {
  try {
    const { recordHotSearch } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
    rememberRecentSearch(search)
    const query = search.query.slice(0, 200)
    await api.call(recordHotSearch, { body: { device: 'web', page, source: 'job_search', query } })
  } catch {
    // The search itself goes on.
  }
}
