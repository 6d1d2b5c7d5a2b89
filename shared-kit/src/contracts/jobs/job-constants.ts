/** Words of the job contracts that pages need before they call anything; apart, so that they load no validator. */
export const workArrangements = ['on_site', 'hybrid', 'remote'] as const
export type WorkArrangement = (typeof workArrangements)[number]

export const sortOrder = { newest: 1, relevance: 2, highestSalary: 3 } as const
export type SortOrder = (typeof sortOrder)[keyof typeof sortOrder]

/**
 * Under what the tab's query cache holds whether a job is saved, where the tab knows better than an answer that it had: set by whoever saves, and
 * by the shell on `job.saved`, since a page that is kept while another is open learns of nothing.
 */
export const savedJobQueryKey = (jobId: number) => ['saved', jobId] as const

/** The same for whether the member applied to a job; the shell sets it on `application.sent`, of this tab or another. */
export const isAppliedQueryKey = (jobId: number) => ['applied', jobId] as const
