import type { ResumeKind } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { Locale } from '@jobspan/shared-kit/remote'

const kinds: readonly ResumeKind[] = ['pdf', 'doc', 'docx']
/** Repeated from the contract (docs/product-rules.md#resume-size-20-mb), whose module would bring the validator along. A test compares them. */
export const maxResumeBytes = 20 * 1024 * 1024

/** For the `accept` of a file field. */
export const acceptedResumeFiles = kinds.map((kind) => `.${kind}`).join()

export type ResumeFileError = 'kind' | 'size' | 'empty' | 'damaged'

/** What is wrong with a file before it is sent; what it really is, its bytes tell the API. */
export const getResumeFileError = (file: { name: string; size: number }): ResumeFileError | undefined => {
  if (!kinds.some((kind) => file.name.toLowerCase().endsWith(`.${kind}`))) return 'kind'
  if (file.size === 0) return 'empty'
  return file.size > maxResumeBytes ? 'size' : undefined
}

/** How the files of each kind begin, and what is near the end of a whole one (ISO 32000-1 7.5.5, APPNOTE 4.3.16). */
const marks: Record<ResumeKind, { start: string; end?: string }> = {
  pdf: { start: '%PDF-', end: '%%EOF' },
  docx: { start: 'PK\x03\x04', end: 'PK\x05\x06' },
  doc: { start: '\xd0\xcf\x11\xe0' },
}
/** Programs write a little before and after what a reader looks for. */
const searchedBytes = 2048

/**
 * `damaged` for a file that is not what its name says, or was cut short: so that nobody opens an account for an application that fails.
 * The API looks closer.
 */
export const findResumeFileDamage = async (file: File): Promise<'damaged' | undefined> => {
  const kind = kinds.find((each) => file.name.toLowerCase().endsWith(`.${each}`))
  if (!kind) return undefined
  const { start, end } = marks[kind]
  const read = (from: number, to: number) => readLatin1(file.slice(Math.max(0, from), to))
  if (!(await read(0, searchedBytes)).includes(start)) return 'damaged'
  if (end && !(await read(file.size - searchedBytes, file.size)).includes(end)) return 'damaged'
  return undefined
}

const readLatin1 = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(part, 'latin1')
  })

const kilo = 1024

/** A size in bytes as people say it, such as 240 kB or 1.4 MB; never nothing. */
export const formatFileSize = (bytes: number, locale: Pick<Locale, 'intl'>): string => {
  const isLarge = bytes >= kilo * kilo
  const amount = isLarge ? bytes / kilo / kilo : Math.max(1, Math.round(bytes / kilo))
  return new Intl.NumberFormat(`${locale.intl}-u-nu-latn`, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(amount)
}
