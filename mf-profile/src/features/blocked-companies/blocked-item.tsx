import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { BlockedCompany } from '@jobspan/shared-kit/contracts/companies/blocked-companies'
import { Button, CompanyLogo, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { IconRow } from '../../settings/icon-row.tsx'
import { MetaList } from '../../settings/meta-list.tsx'

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
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const legal = company.legal_name && company.legal_name !== company.name ? company.legal_name : null
  return (
    <IconRow
      mark={<CompanyLogo name={company.name} image={company.logo_url} size={40} />}
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
        of={[...(legal ? [<bdi key="legal">{legal}</bdi>] : []), t('block.since', { date: dayOf(company.blocked_at) })]}
      />
    </IconRow>
  )
}
