import type { ShownWorkExperience, WorkExperience } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { toHiddenFrom } from '../../profile/work-experiences/hidden-from.ts'

/** A work experience as a company's recruiters read it: without name and pay where it is hidden from them (docs/product-rules.md#hide-from-company). */
export const toShownExperience = (
  { hide_from_company: isHidden, version: _, ...entry }: WorkExperience,
  hiddenNames: readonly string[],
): ShownWorkExperience =>
  isHidden && hiddenNames.includes(toHiddenFrom(entry.company_name))
    ? { ...entry, company_name: '', salary: null, is_company_hidden: true }
    : { ...entry, is_company_hidden: false }
