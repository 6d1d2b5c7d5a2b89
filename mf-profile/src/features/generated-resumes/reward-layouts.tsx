import { useOwnDay } from '@jobspan/shared-features/own-day'
import {
  type ResumeLayout,
  resumeLayouts,
  rewardLayouts,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import { Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { generatedResumesQuery } from './generated-resumes-api.ts'

/**
 * Until when the member has the layouts that are rewards. A resume that has one already keeps it. Where the country has no rewards, those that cannot be
 * opened are not named.
 */
export const useRewardLayouts = (present: ResumeLayout | undefined) => {
  const { api } = usePlatform()
  const hasRewards = useHost()?.hasPage(urls.rewards()) ?? false
  const { data } = useQuery(generatedResumesQuery(api))
  const until = data?.reward_layouts_until ?? null
  // As long as it is not known, none is refused.
  const isLocked = (layout: ResumeLayout): boolean =>
    data !== undefined && until === null && layout !== present && rewardLayouts.includes(layout)
  return {
    until,
    isLocked,
    offered: resumeLayouts.filter((layout) => hasRewards || !isLocked(layout)),
    hasNote: data !== undefined && (hasRewards || until !== null),
  }
}

/** Until when they are open, or how they are opened. */
export function RewardLayoutNote({ until }: { until: string | null }) {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const link = useInternalLink()
  return (
    <Text size={15} tone="soft">
      {until === null ? (
        <>
          {t('generated.rewardLocked')} <TextLink {...link(urls.rewards())}>{t('generated.rewardLink')}</TextLink>
        </>
      ) : (
        t('generated.rewardUntil', { date: dayOf(until) })
      )}
    </Text>
  )
}
