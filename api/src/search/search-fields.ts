import type { JobRecord } from '../jobs/job-record.ts'

/** The search columns of a job; a key for each of `searchColumns` (database/schema/search.ts). */
export const toSearchFields = (record: JobRecord, _company: { name: string; isVerified: boolean } | null) => ({
  searchVector: '',
  headVector: '',
  tags: [] as number[],
  scopes: [] as number[],
  titleTerms: record.title.toLowerCase(),
  payMonthUsd: null as number | null,
  rankAt: new Date(Math.max(record.postedAt?.getTime() ?? 0, record.repostedAt?.getTime() ?? 0)),
})
