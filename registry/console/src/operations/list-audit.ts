import type { ApiClient } from '@jobspan/shared-kit/api'
import { toSearchParams } from '@jobspan/shared-kit/api'
import { auditExportPath, listAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { dayStart } from '../format-time.ts'

/** What the trail is filtered by, as the address holds it. */
export const auditFilterNames = ['remote', 'country', 'actor', 'action', 'from', 'to'] as const
export type AuditFilter = Partial<Record<(typeof auditFilterNames)[number], string>>

/** Days are the reader's own, so what is asked for is when they begin and end. */
const toQuery = ({ from, to, ...filter }: AuditFilter) => ({
  ...filter,
  from: (from && dayStart(from)) || undefined,
  to: (to && dayStart(to, 1)) || undefined,
})

const auditQuery = (api: ApiClient, filter: AuditFilter, before: string | undefined) =>
  queryOptions({
    queryKey: ['audit', filter, before ?? ''],
    queryFn: ({ signal }) => api.call(listAudit, { query: { ...toQuery(filter), before }, signal }),
    placeholderData: keepPreviousData,
  })

export const useAudit = (filter: AuditFilter, before?: string) =>
  useQuery(auditQuery(usePlatform().api, filter, before))

/** Where the browser downloads every row of the filter from. */
export const auditExportAddress = (filter: AuditFilter, format: 'csv' | 'jsonl'): string =>
  `${auditExportPath}?${toSearchParams({ ...toQuery(filter), format })}`
