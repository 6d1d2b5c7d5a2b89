import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { RewardsSummary } from '@jobspan/shared-kit/contracts/rewards/grants'
import { color, Notice, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { styled } from 'styled-components'
import { useEarnedTexts } from '../../earned-texts/use-earned-texts.ts'

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[48]};
  margin: 0;
  padding-block: ${space[16]};
  border-block: 1px solid ${color.line};

  & > div {
    display: flex;
    flex-direction: column;
  }
`

/** What the member has at the moment, in a few numbers, and what is missing before something can be sent. */
export function Overview({ summary }: { summary: RewardsSummary }) {
  const t = useEarnedTexts()
  const format = useFormat()
  const dayOf = useOwnDay()
  const link = useInternalLink()
  const { points, invitations, pinned_until: pinnedUntil, templates_until: templatesUntil } = summary
  const facts = [
    { term: t('overview.points'), value: format.number(points.available) },
    { term: t('overview.succeeded'), value: format.number(invitations.succeeded) },
    { term: t('overview.waiting'), value: format.number(invitations.waiting) },
    ...(pinnedUntil === null ? [] : [{ term: t('overview.pinned'), value: dayOf(pinnedUntil) }]),
    ...(templatesUntil === null ? [] : [{ term: t('overview.templates'), value: dayOf(templatesUntil) }]),
  ]
  return (
    <>
      <Facts>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <Text as="dt" size={13} tone="soft">
              {term}
            </Text>
            <Text as="dd" size={22} weight="semibold" numeric>
              {value}
            </Text>
          </div>
        ))}
      </Facts>
      {summary.needs_distribution_info && (
        <Notice
          severity="warning"
          action={<TextLink {...link(urls.rewardDistribution())}>{t('overview.addInfo')}</TextLink>}
        >
          {t('overview.needsInfo')}
        </Notice>
      )}
    </>
  )
}
