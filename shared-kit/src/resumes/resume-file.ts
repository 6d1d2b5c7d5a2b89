import type { ResumeKind } from '../contracts/resumes.ts'
import type { Locale } from '../remote/remote.ts'

const kinds: readonly ResumeKind[] = ['pdf', 'doc', 'docx']
/** Repeated from the contract (docs/product-rules.md#resume-size-20-mb), whose module would bring the validator along. A test compares them. */
export const maxResumeBytes = 20 * 1024 * 1024

/** For the `accept` of a file field. */
export const acceptedResumeFiles = kinds.map((kind) => `.${kind}`).join()

export type ResumeFileError = 'kind' | 'size' | 'empty'

/** What is wrong with a file before it is sent; what it really is, its bytes tell the API. */
export const getResumeFileError = (file: { name: string; size: number }): ResumeFileError | undefined => {
  if (!kinds.some((kind) => file.name.toLowerCase().endsWith(`.${kind}`))) return 'kind'
  if (file.size === 0) return 'empty'
  return file.size > maxResumeBytes ? 'size' : undefined
}

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
