export { MyJobs } from './my-jobs.tsx'
export { Waiting } from './waiting.tsx'
