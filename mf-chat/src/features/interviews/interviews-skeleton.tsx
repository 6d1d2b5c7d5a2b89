import { SkeletonBlock, SkeletonRegion, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'

/** The list before its interviews. */
export function InterviewsSkeleton() {
  const t = useTranslations('mf-chat')
  return (
    <SkeletonRegion label={t('interviews.loading')}>
      <Stack gap={12}>
        <SkeletonBlock width="10rem" height="1.5rem" />
        <SkeletonBlock height="14rem" />
        <SkeletonBlock height="14rem" />
      </Stack>
    </SkeletonRegion>
  )
}
