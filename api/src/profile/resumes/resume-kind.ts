import { open } from 'node:fs/promises'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/profile/resumes'
import { isDocFile } from './doc-file.ts'
import { isDocxFile } from './docx-file.ts'
import { createReader } from './read-at.ts'

const pdf = Buffer.from('%PDF-')
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const zip = Buffer.from('504b0304', 'hex')

/**
 * What a file is by its bytes, whatever it is called; null where it is none of the kinds. It is read here and there, never
 * unpacked.
 */
export const resumeKindOf = async (path: string, size: number): Promise<ResumeKind | null> => {
  const handle = await open(path)
  try {
    const readAt = createReader(handle)
    const start = await readAt(0, 8)
    const beginsWith = (mark: Buffer) => start.subarray(0, mark.length).equals(mark)
    if (beginsWith(pdf)) return 'pdf'
    if (beginsWith(compoundFile)) return (await isDocFile(readAt, size)) ? 'doc' : null
    if (beginsWith(zip)) return (await isDocxFile(readAt, size)) ? 'docx' : null
    return null
  } finally {
    await handle.close()
  }
}
