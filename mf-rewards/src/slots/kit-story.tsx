import { Inline, Stack } from '@jobspan/shared-kit/design'
import { useEarnedTexts } from '../earned-texts/use-earned-texts.ts'
import { RewardMark } from '../rewards/reward-mark.tsx'
import { RewardProgress } from '../rewards/reward-progress.tsx'
import { SpanMeter } from '../rewards/span-meter.tsx'
import { Slot as ProfileCard } from './profile-card.tsx'
import { Slot as SuccessLine } from './success-line.tsx'

/** This remote’s parts on the kit page (`/{language}/kit`, development only), each in every state that it has. */
export const Slot = () => {
  const t = useEarnedTexts()
  return (
    <Stack gap={24}>
      {[0, 1, 3, 4].map((done) => (
        <RewardProgress key={done} done={done} />
      ))}
      {[0, 1, 3].map((done) => (
        <SpanMeter key={done} label={t('rewards.points')} done={done} needed={3} />
      ))}
      <SpanMeter label={t('rewards.points')} done={60} needed={100} />
      <Inline gap={8}>
        <RewardMark type="cash" />
        <RewardMark type="merchandise" />
        <RewardMark type="template" />
        <RewardMark type="pin" />
        <RewardMark type="referral" />
        <RewardMark type="lottery" />
      </Inline>
      <ProfileCard />
      <SuccessLine />
    </Stack>
  )
}
