/** What stands below the facts of a job. */
export const loadJobReadParts = () => import(/* webpackChunkName: "read-parts" */ './job-read-parts.ts')
