export { SimilarJobs } from '../features/similar-jobs/similar-jobs.tsx'
export { JobBody } from './job-body.tsx'
