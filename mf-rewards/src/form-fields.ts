import type { FormFieldsOf } from '@jobspan/shared-kit/hooks/place-refusal'

type Contracts = typeof import('@jobspan/shared-kit/contracts/rewards/distribution') &
  typeof import('@jobspan/shared-kit/contracts/rewards/invitations') &
  typeof import('@jobspan/shared-kit/contracts/rewards/withdrawals')

/** Where the forms of this remote show what the API refuses. */
export const formFields = {
  sendInvitationMails: { emails: 'emails', is_expected: 'isExpected' },
  requestWithdrawal: { network: null, target: 'target', points: 'points', terms_version: null },
  saveDistributionInfo: {
    cwallet_id: 'cwalletId',
    delivery: null,
    'delivery.recipient': 'recipient',
    'delivery.phone': 'phone',
    'delivery.address': 'address',
  },
} as const satisfies FormFieldsOf<Contracts>
