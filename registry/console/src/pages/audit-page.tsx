import { Button, ButtonLink, EmptyState, Inline, Stack } from '@jobspan/shared-kit/design'
import { Download } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addresses } from '../addresses.ts'
import { PageHead } from '../components/page-head.tsx'
import { QueryView } from '../components/query-view.tsx'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { AuditFilters } from '../features/audit/audit-filters.tsx'
import { AuditItem } from '../features/audit/audit-item.tsx'
import { VerifyChain } from '../features/audit/verify-chain.tsx'
import { timeZone } from '../format-time.ts'
import { type AuditFilter, auditExportAddress, auditFilterNames, useAudit } from '../operations/list-audit.ts'
import { useConsoleText } from '../texts.ts'

/** Who changed what, and why. Filter and page stand in the address, so that a finding can be sent to someone. */
export function AuditPage() {
  const t = useConsoleText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const filter: AuditFilter = Object.fromEntries(
    auditFilterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  )
  const before = search.get('before') ?? undefined
  const audit = useAudit(filter, before)
  return (
    <Stack gap={24}>
      <PageHead
        title={t('audit.title')}
        lead={t('audit.lead', { zone: timeZone() })}
        actions={
          <>
            <ButtonLink href={auditExportAddress(filter, 'csv')} variant="secondary" icon={Download} external>
              {t('audit.csv')}
            </ButtonLink>
            <ButtonLink href={auditExportAddress(filter, 'jsonl')} variant="secondary" icon={Download} external>
              {t('audit.jsonl')}
            </ButtonLink>
          </>
        }
      />
      <VerifyChain />
      <AuditFilters filter={filter} onChange={(next) => navigate(addresses.audit(next), { replace: true })} />
      <QueryView query={audit} skeleton={<SkeletonRows rows={8} height="4.5rem" />}>
        {({ rows, more }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('audit.none')}
              body={t('audit.noneBody')}
              action={
                <Button variant="secondary" onClick={() => navigate(addresses.audit())}>
                  {t('overview.clear')}
                </Button>
              }
            />
          ) : (
            <Stack gap={24}>
              <Stack as="ol" gap={0}>
                {rows.map((row) => (
                  <AuditItem key={row.sequence} row={row} />
                ))}
              </Stack>
              <Inline gap={12} as="nav" label={t('audit.pages')}>
                {before && (
                  <ButtonLink href={addresses.audit(filter)} variant="secondary">
                    {t('audit.newest')}
                  </ButtonLink>
                )}
                {more && (
                  <ButtonLink href={addresses.audit({ ...filter, before: rows.at(-1)?.sequence })} variant="secondary">
                    {t('audit.older')}
                  </ButtonLink>
                )}
              </Inline>
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  )
}
