import { ApiError } from '../../platform/errors/api-error.ts'
import { type Caller, type ChildLimits, createChildPool } from '../../platform/processes/child-pool.ts'
import type { BusyMembers } from '../../platform/processes/work-queue.ts'
import type { RewrittenVideo, VideoFacts } from './rewrite-video.ts'
import type { VideoChildJob } from './video-child.ts'

const script = new URL('./video-child.ts', import.meta.url)

/** 30 MB take about a second. One after the other, since each is in memory as a whole. */
const rewritingLimits: ChildLimits = {
  processorMs: 15_000,
  timeoutMs: 60_000,
  heapMb: 192,
  residentBytes: 512 * 1024 * 1024,
  atOnce: 1,
  waiting: 19,
  // As many uploads of one member as are taken at once.
  waitingOfOneMember: 3,
  jobsPerProcess: 1,
  idleMs: 0,
}

export type VideoChecker = {
  /**
   * Checks a staged video and gives it rewritten. Throws 41265, 40047, 40048, 40006 (429) where this member has a video under way, and
   * 50101 (503) where too many wait, where it takes too long, where the process is killed by anything but the file, and where it is closed.
   */
  check(path: string, caller?: Caller): Promise<{ facts: VideoFacts; bytes: Uint8Array }>
  close(): void
}

/** Checks each video in a process of its own, which is killed where it takes too long or too much memory (ADR 61). */
export const createVideoChecker = ({
  onFailure,
  members,
  limits,
  childScript = script,
}: {
  /** Told why a process ended without an answer. */
  onFailure: (reason: unknown) => void
  /** Who has work under way, here or in other pools. */
  members?: BusyMembers
  limits?: Partial<ChildLimits>
  childScript?: URL
}): VideoChecker => {
  const pool = createChildPool<VideoChildJob, RewrittenVideo>({
    script: childScript,
    limits: { ...rewritingLimits, ...limits },
    members,
    // What breaks the process, or fills its memory, is in the file: it is a video that nobody can play.
    errors: {
      broken: 'videoUnreadable',
      tooMuchMemory: 'videoUnreadable',
      tooSlow: 'unavailable',
      killed: 'unavailable',
    },
    onFailure,
  })
  return {
    check: async (path, caller) => {
      const rewritten = await pool.run({ path }, { ...caller, readableFile: path })
      if ('problem' in rewritten) throw new ApiError(rewritten.problem)
      return rewritten
    },
    close: pool.close,
  }
}
