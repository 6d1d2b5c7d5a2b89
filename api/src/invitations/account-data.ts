import { type AccountData, ownRows } from '../members/account-data.ts'
import { acceptedRewardTerms, invitationLinks, invitations } from './tables.ts'

export const accountData: AccountData = {
  invitation_links: ownRows(invitationLinks.userId, {
    without: [invitationLinks.networkHash],
    order: invitationLinks.createdAt,
  }),
  accepted_reward_terms: ownRows(acceptedRewardTerms.userId, { order: acceptedRewardTerms.acceptedAt }),
  // Who was invited is theirs; of them their inviter knows the state.
  invitations: ownRows(invitations.inviterId, {
    without: [invitations.addressHash, invitations.inviteeHash, invitations.networkHash, invitations.seekerId],
    order: invitations.id,
  }),
}
