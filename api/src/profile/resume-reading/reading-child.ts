import { maxResumePages } from '@jobspan/shared-kit/contracts/resume-reading-constants'
import { answerJobs } from '../../platform/processes/answer-jobs.ts'
import { readDocxText } from './docx-text.ts'
import { parseResume } from './parse-resume.ts'
import type { ParsedResume } from './parsed-resume.ts'
import { readPdfText } from './pdf-text.ts'
import { ReadingError, type ReadingFailure } from './text-line.ts'

export type ReadingJob = { kind: 'pdf' | 'docx'; bytes: Uint8Array }
export type ReadingAnswer =
  | { parsed: ParsedResume; pageCount: number | null; attachment: string | null }
  | { failure: ReadingFailure }

const read = async ({ kind, bytes }: ReadingJob): Promise<ReadingAnswer> => {
  try {
    // An array of its own: pdf.js does not take a Buffer.
    const text = kind === 'pdf' ? await readPdfText(new Uint8Array(bytes), maxResumePages) : await readDocxText(bytes)
    return { parsed: parseResume(text.lines), pageCount: text.pageCount, attachment: text.attachment }
  } catch (error) {
    if (error instanceof ReadingError) return { failure: error.failure }
    throw error
  }
}

answerJobs(read)
