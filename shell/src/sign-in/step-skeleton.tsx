import { SkeletonRegion, SkeletonText } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'

/** Stands where a step will be in a moment. */
export const StepSkeleton = () => {
  const t = useTranslations('shell')
  return (
    <SkeletonRegion label={t('loading')}>
      <SkeletonText size={28} lines={1} width="60%" />
      <SkeletonText size={16} lines={3} />
    </SkeletonRegion>
  )
}
