import { Inline, SkeletonBlock, SkeletonRegion, SkeletonText, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Columns } from '../company/columns.ts'
import { Layout } from './company-layout.tsx'

/** The page of a company before the company, at the very places of what follows. */
export function CompanySkeleton() {
  const t = useTranslations('mf-job-detail')
  return (
    <SkeletonRegion label={t('companyPage.loading')}>
      <Layout as="div">
        <Inline gap={24} wrap={false}>
          <SkeletonBlock width="96px" height="96px" />
          <Stack gap={8}>
            <SkeletonText size={36} width="16rem" />
            <SkeletonText width="12rem" />
          </Stack>
        </Inline>
        <SkeletonBlock height="44px" />
        <SkeletonBlock height="68px" />
        <Columns>
          <SkeletonText lines={8} />
          <SkeletonBlock height="18rem" />
        </Columns>
      </Layout>
    </SkeletonRegion>
  )
}
