import type { PayoutNetwork } from '@jobspan/shared-kit/contracts/rewards/programme'
import { rewardLimits } from '../../rewards/reward-limits.ts'

export type TargetKind = 'address' | 'cwallet'

/** How an address of each network looks; whether its checksum holds, the API knows. */
const addressShapes: Record<PayoutNetwork, RegExp> = {
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ethereum: /^0x[0-9a-fA-F]{40}$/,
}

export type TargetFault = 'required' | 'cwallet' | PayoutNetwork

export const findTargetFault = (network: PayoutNetwork, kind: TargetKind, value: string): TargetFault | undefined => {
  const target = value.trim()
  if (target === '') return 'required'
  if (kind === 'cwallet')
    return new RegExp(`^\\d{${rewardLimits.cwalletIdDigits}}$`).test(target) ? undefined : 'cwallet'
  return addressShapes[network].test(target) ? undefined : network
}

export type PointsFault = 'required' | 'minimum' | 'step' | 'balance'

export const findPointsFault = (network: PayoutNetwork, value: string, available: number): PointsFault | undefined => {
  if (!/^\d+$/.test(value.trim())) return 'required'
  const points = Number(value)
  if (points < rewardLimits.minimumPoints[network]) return 'minimum'
  if (points % rewardLimits.pointStep !== 0) return 'step'
  return points > available ? 'balance' : undefined
}
