import type { BlockedCompany } from '@jobspan/shared-kit/contracts/blocked-companies'
import { Button, CompanyMark, Inline, Stack, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useText } from '@jobspan/shared-kit/i18n'

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
    <Inline gap={12} wrap={false} align="center">
      <CompanyMark name={company.name} image={company.logo_url} size={40} />
      <Stack gap={4} grow>
        <Text weight="medium">
          <bdi>{company.name}</bdi>
        </Text>
        <Text size={13} tone="soft">
          {legal && (
            <>
              <bdi>{legal}</bdi> ·{' '}
            </>
          )}
          {t('block.since', { date: format.date(company.blocked_at) })}
        </Text>
      </Stack>
      <Button variant="quiet" size="small" loading={busy} onClick={onUnblock}>
        {t('block.unblock')} <VisuallyHidden>{company.name}</VisuallyHidden>
      </Button>
    </Inline>
  )
}
