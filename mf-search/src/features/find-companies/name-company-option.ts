import type { CompanyOptions } from './company-queries.ts'
import type { CompanyList } from './company-search.ts'

type Named = { id: number; value: string; children?: readonly Named[] | undefined }

const withChildren = (entry: Named): Named[] => [entry, ...(entry.children ?? [])]

/** The name of a choice; undefined where no list knows it, as where an address was mistyped. */
export const nameCompanyOption = (
  list: CompanyList,
  id: number,
  options: CompanyOptions | undefined,
  locations: readonly Named[] | undefined,
): string | undefined => {
  const entries =
    list === 'locations'
      ? (locations ?? []).flatMap(withChildren)
      : list === 'industries'
        ? (options?.industry_types ?? []).flatMap(({ children }) => children ?? [])
        : (options?.[list] ?? [])
  return entries.find((entry) => entry.id === id)?.value
}
