import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { Grant } from '@jobspan/shared-kit/contracts/rewards/grants'
import type { Referral } from '@jobspan/shared-kit/contracts/rewards/referrals'
import { Badge, Inline, media, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { styled } from 'styled-components'
import { useEarnedTexts } from '../../earned-texts/use-earned-texts.ts'
import { RewardMark } from '../../rewards/reward-mark.tsx'
import { GrantAction } from './grant-action.tsx'

/** The action is at the end of the line where there is room, else below. */
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};

  & > :nth-child(3) {
    grid-column: 2;
  }

  & > :empty {
    display: none;
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;

    & > :nth-child(3) {
      grid-column: 3;
    }
  }
`

/** Where a reward stands: when it arrives or what it waits for, until when it works, or when it was used. */
const useStateText = () => {
  const t = useEarnedTexts()
  const dayOf = useOwnDay()
  return (grant: Grant): string => {
    const { state } = grant
    if (grant.awaits_proof) return t(`grant.proof.${grant.role}`)
    const date = {
      granted: grant.distribute_by,
      distributed: grant.distributed_at,
      active: grant.valid_until,
      used: grant.used_at,
      expired: grant.valid_until,
      rejected: grant.granted_at,
    }[state]
    return t(`grant.${state}`, { date: date === null ? '' : dayOf(date, 'long') })
  }
}

type Props = { grant: Grant; count: number; referral: Referral | undefined }

/** A reward, or several like it: type, on which side it was earned and when, where it stands, and what can be done with it. */
export function GrantItem({ grant, count, referral }: Props) {
  const t = useTranslations('mf-rewards')
  const tEarned = useEarnedTexts()
  const format = useFormat()
  const dayOf = useOwnDay()
  const toStateText = useStateText()
  const { type, role, points, note } = grant
  return (
    <Row>
      <RewardMark type={type} />
      <Stack gap={4}>
        <Inline gap={8}>
          <Text weight="semibold">{t(`type.${type}.name`)}</Text>
          {points !== null && (
            <Text weight="semibold" numeric>
              <bdi>{`+${format.number(points)}`}</bdi>
            </Text>
          )}
          {count > 1 && (
            <Text weight="semibold" numeric>
              <bdi>{tEarned('grant.times', { number: format.number(count) })}</bdi>
            </Text>
          )}
          <Badge tone={role === 'inviter' ? 'accent' : 'info'}>{tEarned(`grant.${role}`)}</Badge>
        </Inline>
        <Text size={15}>{toStateText(grant)}</Text>
        {referral && (
          <Text size={15}>{tEarned(`referral.state.${referral.state}`, { company: referral.company.name })}</Text>
        )}
        {note && (
          <Text size={15} tone="soft" direction="auto">
            {note}
          </Text>
        )}
        <Text size={13} tone="soft">
          {tEarned('grant.earned', { date: dayOf(grant.granted_at) })}
        </Text>
      </Stack>
      <div>
        <GrantAction grant={grant} />
      </div>
    </Row>
  )
}
