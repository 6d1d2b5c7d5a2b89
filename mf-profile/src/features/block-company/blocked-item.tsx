import type { BlockedCompany } from '@jobspan/shared-kit/contracts/blocked-companies'
import { Button, CompanyMark, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useText } from '@jobspan/shared-kit/i18n'
import { MetaList } from '../../settings/facts.tsx'
import { MarkedRow } from '../../settings/marked-row.tsx'

/** A blocked company and the way to let it see the member again. */
export function BlockedItem({
  company,
  busy,
  onUnblock,
}: {
  company: BlockedCompany
  busy: boolean
  onUnblock: () => void
}) {
  const t = useText('mf-profile')
  const format = useFormat()
  const legal = company.legal_name && company.legal_name !== company.name ? company.legal_name : null
  return (
    <MarkedRow
      mark={<CompanyMark name={company.name} image={company.logo_url} size={40} />}
      action={
        <Button variant="quiet" size="small" loading={busy} onClick={onUnblock}>
          {t('block.unblock')} <VisuallyHidden>{company.name}</VisuallyHidden>
        </Button>
      }
    >
      <Text weight="medium">
        <bdi>{company.name}</bdi>
      </Text>
      <MetaList
        of={[
          ...(legal ? [<bdi key="legal">{legal}</bdi>] : []),
          t('block.since', { date: format.date(company.blocked_at) }),
        ]}
      />
    </MarkedRow>
  )
}
