import { ApiError } from '../../platform/errors/api-error.ts'
import type { ErrorName } from '../../platform/errors/error-texts.ts'
import { type ChildLimits, createChildRunner } from '../../platform/processes/child-runner.ts'
import type { ReadingAnswer, ReadingJob } from './reading-child.ts'
import type { ReadingFailure } from './text-line.ts'

const script = new URL('./reading-child.ts', import.meta.url)

/** Reading a resume takes about a second on a busy machine, most of which is the start of the process. */
const readingLimits: ChildLimits = {
  timeoutMs: 10_000,
  heapMb: 256,
  residentBytes: 768 * 1024 * 1024,
  atOnce: 2,
  waiting: 20,
}

const errorOf: Record<ReadingFailure, ErrorName> = {
  withoutText: 'resumeWithoutText',
  encrypted: 'resumeEncrypted',
  tooLong: 'resumeTooLong',
  unreadable: 'resumeUnreadable',
}

type ReadResume = Exclude<ReadingAnswer, { failure: unknown }>
export type ResumeReader = {
  /** Throws 40025, 40031 to 40034, and 50101 (503) where too many wait or it is closed. */
  read(job: ReadingJob): Promise<ReadResume>
  close(): void
}

/** Reads each resume in a process of its own, which is killed where it takes too long or too much memory (ADR 59). */
export const createResumeReader = ({
  onFailure,
  limits,
  childScript = script,
}: {
  /** Told why a process ended without an answer. */
  onFailure: (reason: unknown) => void
  limits?: Partial<ChildLimits>
  childScript?: URL
}): ResumeReader => {
  const runner = createChildRunner<ReadingJob, ReadingAnswer>({
    script: childScript,
    limits: { ...readingLimits, ...limits },
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
    read: async (job) => {
      const answer = await runner.run(job)
      if ('failure' in answer) throw new ApiError(errorOf[answer.failure])
      return answer
    },
    close: runner.close,
  }
}
