import { Inline, SkeletonBlock, SkeletonRegion, SkeletonText, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Actions, Body, Layout, Top } from './job-layout.tsx'

/** The job page before the job, at the very places of what follows. */
export function JobSkeleton() {
  const t = useTranslations('mf-job-detail')
  return (
    <SkeletonRegion label={t('preview.loading')}>
      <Layout as="div" $applying={false}>
        <Top>
          <Stack gap={12}>
            <Inline gap={16} wrap={false} align="start">
              <SkeletonBlock width="48px" height="48px" />
              <Stack gap={4}>
                <SkeletonText size={36} width="22rem" />
                <SkeletonText width="14rem" />
              </Stack>
            </Inline>
            <SkeletonText size={22} width="12rem" />
          </Stack>
        </Top>
        <Actions $place="bar">
          <SkeletonBlock height="52px" />
        </Actions>
        <Body $place="bar">
          <Stack gap={24}>
            <SkeletonBlock height="8rem" />
            <SkeletonText lines={8} />
          </Stack>
        </Body>
      </Layout>
    </SkeletonRegion>
  )
}
