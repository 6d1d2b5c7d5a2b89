import { normalizeName } from '../../platform/text/normalize-name.ts'

/** A company's name as entries of work are hidden from it: one spelling for all that readers take as the same. */
export const toHiddenFrom = (companyName: string): string => normalizeName(companyName) || companyName
