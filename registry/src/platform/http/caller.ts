import type { Person } from '@jobspan/shared-kit/contracts/registry/people'
import type { Scope } from '@jobspan/shared-kit/contracts/registry/permissions'

/** Who calls: a person by session, or a pipeline or shell by token. */
export type Caller = Scope & {
  kind: 'person' | 'token'
  /** How the audit log names the caller: a person's address, or a token's name and number. */
  actor: string
  /** The person who calls, or who made the token; null for the tokens that the registry makes for its own machine. */
  personId: number | null
  /** The token that calls; null for a person. */
  tokenId: number | null
  /** Null where a token calls. */
  person: Person | null
}
