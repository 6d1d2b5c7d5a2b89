/**
 * Under what the tab's query cache holds counts and rows of My jobs (`countMyJobs`, `listMyJobs`): the page shows them, and the shell asks for
 * them anew when the server tells of something new. Apart from the contract, so that the header loads no validator.
 */
export const myJobsKey = ['my-jobs'] as const
