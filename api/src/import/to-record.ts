import type { CompanyRecord } from '../jobs/job-record.ts'
import { hasType, isObject } from './json-ld-values.ts'
import { isOrganization, toCompanyRecord } from './to-company-record.ts'
import { type Conversion, type ImportOptions, toJobRecord } from './to-job-record.ts'

/** Turns a value of a file into a job with its employer, or into a company that stands alone. Never throws on what a feed may hold. */
export const toRecord = (value: unknown, options: ImportOptions): Conversion | { company: CompanyRecord } => {
  if (!isObject(value) || hasType(value, 'JobPosting') || !isOrganization(value)) return toJobRecord(value, options)
  const company = toCompanyRecord(value)
  return company ? { company } : { reason: 'an organization without a name' }
}
