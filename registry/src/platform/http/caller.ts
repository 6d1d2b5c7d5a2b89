import type { Person } from '@jobspan/shared-kit/contracts/registry/people'
import type { Scope } from '@jobspan/shared-kit/contracts/registry/permissions'

/** Who calls: a person by session, a pipeline or shell by token, or a pipeline by a token that its issuer made for one job. */
export type Caller = Scope & {
  kind: 'person' | 'token' | 'pipeline'
  /** How the audit log names the caller: a person's address, a token's name and number, or a pipeline's repository and ref. */
  actor: string
  /** The person who calls, or who made the token; null for the tokens that the registry makes for its own machine. */
  personId: number | null
  /** The token that calls; null for a person. */
  tokenId: number | null
  /** Null where a token calls. */
  person: Person | null
  /** When a pipeline's token ends. */
  expiresAt?: Date
}
