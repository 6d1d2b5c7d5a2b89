import { maxResumePages } from '@jobspan/shared-kit/contracts/profile/resume-reading-constants'
import { answerJobs } from '../../platform/processes/answer-jobs.ts'
import { fromJsonResume } from './from-json-resume.ts'
import { parseJsonResume } from './parse-json-resume.ts'
import { parseResume } from './parse-resume.ts'
import type { ParsedResume } from './parsed-resume.ts'
import { placeOnPages } from './place-on-pages.ts'
import { ReadingError, type ReadingFailure } from './text-line.ts'

export type ReadingJob = { kind: 'pdf' | 'docx' | 'json'; bytes: Uint8Array }
export type ReadingAnswer =
  /** `isExact` where the data itself was read: a JSON Resume, or a PDF that carries one. */
  | { kind: ReadingJob['kind']; parsed: ParsedResume; pageCount: number | null; isExact: boolean }
  | { failure: ReadingFailure }

const readJson = (bytes: Uint8Array): ReadingAnswer => {
  const resume = parseJsonResume(new TextDecoder().decode(bytes))
  return resume
    ? { kind: 'json', parsed: fromJsonResume(resume), pageCount: null, isExact: true }
    : { failure: 'noJsonResume' }
}

const readPages = async (kind: 'pdf' | 'docx', bytes: Uint8Array): Promise<ReadingAnswer> => {
  // An array of its own: pdf.js does not take a Buffer.
  const text =
    kind === 'pdf'
      ? await (await import('./pdf-text.ts')).readPdfText(new Uint8Array(bytes), maxResumePages)
      : await (await import('./docx-text.ts')).readDocxText(bytes)
  const parsed = parseResume(text.lines)
  const carried = text.attachment === null ? null : parseJsonResume(text.attachment)
  return {
    kind,
    parsed: carried ? placeOnPages(fromJsonResume(carried), parsed) : parsed,
    pageCount: text.pageCount,
    isExact: carried !== null,
  }
}

answerJobs(async ({ kind, bytes }: ReadingJob): Promise<ReadingAnswer> => {
  try {
    return kind === 'json' ? readJson(bytes) : await readPages(kind, bytes)
  } catch (error) {
    if (error instanceof ReadingError) return { failure: error.failure }
    throw error
  }
})
