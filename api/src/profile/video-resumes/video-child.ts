import { answerJobs } from '../../platform/processes/answer-jobs.ts'
import { rewriteVideo } from './rewrite-video.ts'

export type VideoChildJob = { path: string }

answerJobs(({ path }: VideoChildJob) => rewriteVideo(path).catch(() => ({ problem: 'videoUnreadable' }) as const))
