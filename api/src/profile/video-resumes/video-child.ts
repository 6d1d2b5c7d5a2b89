import { answerJobs } from '../../platform/processes/answer-jobs.ts'
import { rewriteVideo } from './rewrite-video.ts'

export type RewritingJob = { path: string }

answerJobs(({ path }: RewritingJob) => rewriteVideo(path).catch(() => ({ problem: 'videoUnreadable' }) as const))
