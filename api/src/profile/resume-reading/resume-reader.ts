import { ApiError } from '../../platform/errors/api-error.ts'
import type { ErrorName } from '../../platform/errors/error-texts.ts'
import { type Caller, type ChildLimits, createChildPool } from '../../platform/processes/child-pool.ts'
import type { BusyMembers } from '../../platform/processes/work-queue.ts'
import type { ReadingAnswer, ReadingJob } from './reading-child.ts'
import type { ReadingFailure } from './text-line.ts'

const script = new URL('./reading-child.ts', import.meta.url)

/** Reading a resume takes about a second on a busy machine, most of which is the start of the process. */
const readingLimits: ChildLimits = {
  processorMs: 10_000,
  timeoutMs: 60_000,
  heapMb: 256,
  residentBytes: 768 * 1024 * 1024,
  atOnce: 2,
  waiting: 20,
  // What a file does to its process ends with it: the file of the next member is not read there.
  jobsPerProcess: 1,
  idleMs: 0,
}

const errorOf: Record<ReadingFailure, ErrorName> = {
  withoutText: 'resumeWithoutText',
  encrypted: 'resumeEncrypted',
  tooLong: 'resumeTooLong',
  unreadable: 'resumeUnreadable',
  noJsonResume: 'jsonResumeInvalid',
}

type ReadResume = Exclude<ReadingAnswer, { failure: unknown }>
export type ResumeReader = {
  /**
   * Throws 40025, 40031 to 40034, 40036, 40006 (429) where a file of this member is being read, and 50101 (503) where too many wait or it is closed. A
   * job that is given as a function is made when its turn comes.
   */
  read(job: ReadingJob | (() => Promise<ReadingJob>), caller?: Caller): Promise<ReadResume>
  close(): void
}

/** Reads each resume in a process of its own, which is killed where it takes too long or too much memory (ADR 59). */
export const createResumeReader = ({
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
}): ResumeReader => {
  const pool = createChildPool<ReadingJob, ReadingAnswer>({
    script: childScript,
    limits: { ...readingLimits, ...limits },
    members,
    errors: {
      // Of a kind that nobody thought of.
      broken: 'resumeUnreadable',
      tooMuchMemory: 'resumeReadingTimeout',
      tooSlow: 'resumeReadingTimeout',
      killed: 'resumeReadingTimeout',
    },
    onFailure,
  })
  return {
    read: async (job, caller) => {
      const answer = await pool.run(job, caller)
      if ('failure' in answer) throw new ApiError(errorOf[answer.failure])
      return answer
    },
    close: pool.close,
  }
}
