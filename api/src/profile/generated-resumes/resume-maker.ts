import { ApiError } from '../../platform/errors/api-error.ts'
import { type Caller, type ChildLimits, createChildPool } from '../../platform/processes/child-pool.ts'
import type { BusyMembers } from '../../platform/processes/work-queue.ts'
import type { ResumeAnswer, ResumeForm, ResumeJob, ResumeSource } from './resume-child.ts'
import { hasTooManyLines } from './resume-limits.ts'
import { toShownProfile } from './shown-profile.ts'

const script = new URL('./resume-child.ts', import.meta.url)

/** A page takes some milliseconds, 50 of them a second; the start of a process takes another. */
const makingLimits: ChildLimits = {
  processorMs: 8_000,
  timeoutMs: 60_000,
  heapMb: 256,
  residentBytes: 768 * 1024 * 1024,
  atOnce: 2,
  waiting: 40,
  jobsPerProcess: 200,
  idleMs: 20_000,
}

export type ResumeMaker = {
  /**
   * Makes a PDF, a picture (SVG), a Word file or a JSON Resume of a profile, or of a document. The PDF of a profile carries its JSON Resume. Throws 40033 where it
   * is too long, 40006 (429) where this member has work under way, and 50101 (503) where too many wait, it takes too long or too much memory, a font
   * is missing or broken, or it is closed. What it is made of is loaded when its turn comes: who is refused costs little.
   */
  make(form: ResumeForm, load: () => Promise<ResumeSource>, caller?: Caller): Promise<Buffer>
  close(): void
}

/** Makes the files of generated resumes in processes of their own (ADR 58). */
export const createResumeMaker = ({
  onFailure,
  members,
  limits,
  childScript = script,
  fontFiles,
}: {
  /** Told why a process ended without an answer; of a font that is missing or broken, with its name. */
  onFailure: (reason: unknown) => void
  /** Who has work under way, here or in other pools. */
  members?: BusyMembers
  limits?: Partial<ChildLimits>
  childScript?: URL
  /** Fonts other than those of `listFontFiles`. */
  fontFiles?: readonly string[]
}): ResumeMaker => {
  const pool = createChildPool<ResumeJob, ResumeAnswer>({
    script: childScript,
    ...(fontFiles && { scriptArguments: fontFiles, readable: fontFiles }),
    hasAddons: true,
    limits: { ...makingLimits, ...limits },
    members,
    errors: { broken: 'unavailable', tooMuchMemory: 'unavailable', tooSlow: 'unavailable', killed: 'unavailable' },
    onFailure,
  })
  return {
    make: async (form, load, caller) => {
      const answer = await pool.run(async () => {
        const source = await load()
        if ('options' in source && hasTooManyLines(toShownProfile(source.profile, source.options)))
          throw new ApiError('generatedResumeTooLong')
        return { form, source }
      }, caller)
      if ('bytes' in answer) return Buffer.from(answer.bytes)
      if (answer.problem === 'tooLong') throw new ApiError(form === 'svg' ? 'previewTooLong' : 'generatedResumeTooLong')
      onFailure(new Error(answer.reason))
      throw new ApiError('unavailable')
    },
    close: pool.close,
  }
}
