import type { FormFieldsOf } from '@jobspan/shared-kit/hooks/place-refusal'

type ApiContracts = typeof import('@jobspan/shared-kit/contracts/registry/keys') &
  typeof import('@jobspan/shared-kit/contracts/registry/people') &
  typeof import('@jobspan/shared-kit/contracts/registry/rollout')

const person = {
  name: 'name',
  email: 'email',
  role: 'role',
  remotes: 'remotes',
  password: 'password',
  disabled: null,
} as const
const reason = { reason: 'reason' } as const

/** Where the forms of the console show what the registry refuses. */
export const formFields = {
  signIn: { email: 'email', password: 'password' },
  addPerson: person,
  changePerson: person,
  createToken: { name: 'name', role: 'role', remotes: 'remotes', days: null },
  announceSigningKey: reason,
  activateSigningKey: reason,
  retireSigningKey: reason,
  cancelScheduled: reason,
  undoChange: reason,
} as const satisfies FormFieldsOf<ApiContracts>
