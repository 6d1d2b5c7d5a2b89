import { ErrorState, Heading, SkeletonRegion, SkeletonText, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type SlotModule, usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { SharingRecords } from '../features/records/sharing-records.tsx'
import { Verification } from '../features/withdraw/verification.tsx'
import { Benefits } from '../identity/benefits.tsx'
import { identityStatusQuery } from '../identity/identity-queries.ts'
import { NotOffered } from '../identity/not-offered.tsx'
import { PrivacyNote } from '../identity/privacy-note.tsx'
import { SingpassButton } from '../identity/singpass-button.tsx'
import { StandInNote } from '../identity/stand-in-note.tsx'

export const label: SlotModule<'settings.tabs'>['label'] = (t) => t('settings.title')

/** The tab *Identity verification* of the account settings: where the member stands, what was shared, and the way to take it back. */
export function Slot() {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const query = useQuery(identityStatusQuery(api))
  const status = query.data
  if (!status) {
    if (query.isError || query.fetchStatus === 'paused')
      return (
        <ErrorState
          compact
          kind={query.fetchStatus === 'paused' ? 'offline' : 'error'}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )
    return (
      <SkeletonRegion>
        <SkeletonText lines={6} />
      </SkeletonRegion>
    )
  }
  const { verification, is_available: isAvailable } = status
  return (
    <Stack gap={48}>
      <Stack gap={16}>
        <Heading level={2} size={22}>
          {t('settings.title')}
        </Heading>
        <Text tone="soft">{t('settings.lead')}</Text>
        {verification && <Verification verification={verification} />}
        {!verification?.is_valid && isAvailable && (
          <Stack gap={16}>
            <Text>{t('prompt.text')}</Text>
            <Benefits />
            <PrivacyNote />
            <SingpassButton />
            <StandInNote />
          </Stack>
        )}
        {!verification && !isAvailable && <NotOffered />}
      </Stack>
      <SharingRecords />
    </Stack>
  )
}
