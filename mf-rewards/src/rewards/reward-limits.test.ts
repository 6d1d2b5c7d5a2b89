import { expect, it } from '@jest/globals'
import * as invitations from '@jobspan/shared-kit/contracts/rewards/invitations'
import * as programme from '@jobspan/shared-kit/contracts/rewards/programme'
import { invitationLimits, rewardLimits } from './reward-limits.ts'

it('says the numbers of the contracts', () => {
  expect(programme.rewardLimits).toMatchObject(rewardLimits)
  expect(invitations.invitationLimits).toMatchObject(invitationLimits)
})
