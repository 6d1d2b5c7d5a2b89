import type { RewardType } from '@jobspan/shared-kit/contracts/rewards/programme'
import { color, Icon } from '@jobspan/shared-kit/design'
import { Building2, Coins, Gift, LayoutTemplate, type LucideIcon, Pin, Ticket } from 'lucide-react'
import { styled } from 'styled-components'

/** The arch of the site's own shapes. */
const Arch = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 20px 20px 10px 10px;
  background: ${color.accentWash};
  color: ${color.accentStrong};
`
const glyphs: Record<RewardType, LucideIcon> = {
  cash: Coins,
  merchandise: Gift,
  template: LayoutTemplate,
  pin: Pin,
  referral: Building2,
  lottery: Ticket,
}

/** The sign of a type of reward, beside its name. */
export function RewardMark({ type }: { type: RewardType }) {
  return (
    <Arch>
      <Icon glyph={glyphs[type]} />
    </Arch>
  )
}
