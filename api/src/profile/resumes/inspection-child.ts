import { answerJobs } from '../../platform/processes/answer-jobs.ts'
import { hasDocxText, readDocxDocument } from './docx-file.ts'
import { canOpenPdf, hasPdfText } from './pdf-file.ts'

export type InspectionJob = { kind: 'pdf' | 'docx'; file: Uint8Array }
/** Null where the file cannot be opened. */
export type InspectionAnswer = { hasText: boolean } | null

const inspectPdf = async (file: Buffer): Promise<InspectionAnswer> =>
  canOpenPdf(file) ? { hasText: await hasPdfText(file) } : null

const inspectDocx = async (file: Buffer): Promise<InspectionAnswer> => {
  const document = await readDocxDocument(async (at, length) => file.subarray(at, at + length), file.length)
  return document === null ? null : { hasText: hasDocxText(document) }
}

answerJobs(({ kind, file }: InspectionJob) => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return kind === 'pdf' ? inspectPdf(bytes) : inspectDocx(bytes)
})
