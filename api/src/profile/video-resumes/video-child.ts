import { rewriteVideo } from './rewrite-video.ts'

export type RewritingJob = { path: string }

/** Rewrites one video and ends: what a file did to this process ends with it. */
process.once('message', async ({ path }: RewritingJob) => {
  const rewritten = await rewriteVideo(path).catch(() => ({ problem: 'videoUnreadable' }) as const)
  process.send?.(rewritten, () => process.exit(0))
})
