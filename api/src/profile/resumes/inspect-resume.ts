import { open, readFile } from 'node:fs/promises'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/resumes'
import { ApiError } from '../../platform/errors/api-error.ts'
import { hasDocxText, readDocxDocument } from './docx-file.ts'
import { canOpenPdf, hasPdfText } from './pdf-file.ts'
import { createReader } from './read-at.ts'

let last: Promise<unknown> = Promise.resolve()

/** One file after the other: a PDF is in memory as a whole. */
const runExclusive = <Value>(work: () => Promise<Value>): Promise<Value> => {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}

/**
 * Looks whether an employer can open a resume, and whether it holds text that a program can read, which a scan does not. Throws 40025
 * where it is cut short, damaged or has a password. A binary Word file is not read: it is taken to hold text.
 */
export const inspectResume = (path: string, size: number, kind: ResumeKind): Promise<{ hasText: boolean }> =>
  runExclusive(async () => {
    if (kind === 'doc') return { hasText: true }
    return { hasText: kind === 'pdf' ? await inspectPdf(path) : await inspectDocx(path, size) }
  })

const inspectPdf = async (path: string): Promise<boolean> => {
  const file = await readFile(path)
  if (!canOpenPdf(file)) throw new ApiError('resumeUnreadable')
  return hasPdfText(file)
}

const inspectDocx = async (path: string, size: number): Promise<boolean> => {
  const handle = await open(path)
  try {
    const document = await readDocxDocument(createReader(handle), size)
    if (document === null) throw new ApiError('resumeUnreadable')
    return hasDocxText(document)
  } finally {
    await handle.close()
  }
}
