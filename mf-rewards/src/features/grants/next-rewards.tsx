import type { RewardsSummary } from '@jobspan/shared-kit/contracts/rewards/grants'
import { Stack } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useEarnedTexts } from '../../earned-texts/use-earned-texts.ts'
import { ownInvitationsQuery } from '../../rewards/invitation-queries.ts'
import { countSteps, RewardProgress } from '../../rewards/reward-progress.tsx'
import { Section } from '../../rewards/section.tsx'
import { SpanMeter } from '../../rewards/span-meter.tsx'

/** How far the next rewards are: the invitation that is nearest, friends who are still needed, and points until they can be withdrawn. */
export function NextRewards({ next }: { next: RewardsSummary['next'] }) {
  const t = useTranslations('mf-rewards')
  const tEarned = useEarnedTexts()
  const format = useFormat()
  const { api } = usePlatform()
  const own = useQuery(ownInvitationsQuery(api)).data
  const steps = own ? countSteps(own.counts) : 0
  if (next.length === 0 && steps === 0) return null
  return (
    <Section title={tEarned('next.title')}>
      <Stack gap={24}>
        {steps > 0 && <RewardProgress done={steps} />}
        {next.map(({ type, done, needed }) => (
          <SpanMeter
            key={type}
            label={tEarned(type === 'cash' ? 'next.points' : 'next.friends', {
              name: t(`type.${type}.name`),
              done: format.number(done),
              needed: format.number(needed),
            })}
            done={done}
            needed={needed}
          />
        ))}
      </Stack>
    </Section>
  )
}
