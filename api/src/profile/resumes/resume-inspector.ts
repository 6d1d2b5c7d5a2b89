import { readFile } from 'node:fs/promises'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/profile/resumes'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type Caller, type ChildLimits, createChildPool } from '../../platform/processes/child-pool.ts'
import type { BusyMembers } from '../../platform/processes/work-queue.ts'
import type { InspectionAnswer, InspectionJob } from './inspection-child.ts'

const script = new URL('./inspection-child.ts', import.meta.url)

/** 20 MB take less than a second. One after the other, since each is in memory as a whole. */
const inspectionLimits: ChildLimits = {
  processorMs: 8_000,
  timeoutMs: 60_000,
  heapMb: 192,
  residentBytes: 512 * 1024 * 1024,
  atOnce: 1,
  waiting: 32,
  // As many uploads of one member as are taken at once.
  waitingOfOneMember: 3,
  jobsPerProcess: 200,
  idleMs: 20_000,
}

export type ResumeInspector = {
  /**
   * Looks whether an employer can open a resume, and whether it holds text that a program can read, which a scan does not. Throws 40025 where it is
   * cut short, damaged or has a password, 40006 (429) where this member has too many under way, and 50101 (503) where too many wait or it takes too
   * long. A binary Word file is not read: it is taken to hold text.
   */
  inspect(path: string, kind: ResumeKind, caller?: Caller): Promise<{ hasText: boolean }>
  close(): void
}

/** Looks into resumes in a process of its own: they unpack to many times their size. */
export const createResumeInspector = ({
  onFailure,
  members,
}: {
  /** Told why a process ended without an answer. */
  onFailure: (reason: unknown) => void
  /** Who has work under way, here or in other pools. */
  members?: BusyMembers
}): ResumeInspector => {
  const pool = createChildPool<InspectionJob, InspectionAnswer>({
    script,
    limits: inspectionLimits,
    members,
    errors: {
      broken: 'resumeUnreadable',
      tooMuchMemory: 'resumeUnreadable',
      tooSlow: 'unavailable',
      killed: 'unavailable',
    },
    onFailure,
  })
  return {
    inspect: async (path, kind, caller) => {
      if (kind === 'doc') return { hasText: true }
      const answer = await pool.run(async () => ({ kind, file: await readFile(path) }), caller)
      if (!answer) throw new ApiError('resumeUnreadable')
      return answer
    },
    close: pool.close,
  }
}
