import { ApiError } from '../../platform/errors/api-error.ts'
import { type Caller, type ChildLimits, createChildPool } from '../../platform/processes/child-pool.ts'
import type { GeneratedDocument } from './generated-document.ts'
import type { ResumeAnswer, ResumeJob } from './resume-child.ts'
import { hasTooManyLines } from './resume-limits.ts'

const script = new URL('./resume-child.ts', import.meta.url)

/** A page takes some milliseconds, 50 of them a second; the start of a process takes another. */
const makingLimits: ChildLimits = {
  timeoutMs: 10_000,
  heapMb: 256,
  residentBytes: 768 * 1024 * 1024,
  atOnce: 2,
  waiting: 40,
  jobsPerProcess: 200,
  idleMs: 20_000,
}

export type ResumeMaker = {
  /**
   * Makes a PDF, with the JSON that it carries, a picture (SVG) or a Word file of a document. Throws 40033 where it is too long, 40006 (429) where
   * this member has work under way, and 50101 (503) where too many wait, it takes too long or too much memory, a font is missing or broken, or it
   * is closed.
   */
  make(
    form: ResumeJob['form'],
    document: GeneratedDocument,
    options?: Caller & { attachment?: string },
  ): Promise<Buffer>
  close(): void
}

/** Makes the files of generated resumes in processes of their own (ADR 58). */
export const createResumeMaker = ({
  onFailure,
  limits,
  childScript = script,
  fontFiles,
}: {
  /** Told why a process ended without an answer; of a font that is missing or broken, with its name. */
  onFailure: (reason: unknown) => void
  limits?: Partial<ChildLimits>
  childScript?: URL
  /** Fonts other than those of `listFontFiles`. */
  fontFiles?: readonly string[]
}): ResumeMaker => {
  const pool = createChildPool<ResumeJob, ResumeAnswer>({
    script: childScript,
    ...(fontFiles && { scriptArguments: fontFiles }),
    hasAddons: true,
    limits: { ...makingLimits, ...limits },
    errors: { broken: 'unavailable', tooMuchMemory: 'unavailable', tooSlow: 'unavailable', killed: 'unavailable' },
    onFailure,
  })
  return {
    make: async (form, document, { attachment, ...caller } = {}) => {
      if (hasTooManyLines(document)) throw new ApiError('generatedResumeTooLong')
      const answer = await pool.run({ form, document, attachment }, caller)
      if ('bytes' in answer) return Buffer.from(answer.bytes)
      if (answer.problem === 'tooLong') throw new ApiError(form === 'svg' ? 'previewTooLong' : 'generatedResumeTooLong')
      onFailure(new Error(answer.reason))
      throw new ApiError('unavailable')
    },
    close: pool.close,
  }
}
