import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'

/** Ids of what a member has, and of what they see. */
export type Ids = Record<
  | 'job'
  | 'company'
  | 'greeting'
  | 'phrase'
  | 'resume'
  | 'generated'
  | 'video'
  | 'session'
  | 'passkey'
  | 'preference'
  | 'chat'
  | 'message'
  | 'recruiter'
  | 'application'
  | 'seeker'
  | 'alert'
  | 'interview'
  | 'offer'
  | 'grant'
  | 'withdrawal',
  number
> & { qr: string; takeOver: string; records: Record<RecordKind, number> }
export type Call = {
  /** What the path's parameter is, of the owner's. */
  id: (ids: Ids) => string | number
  body?: object | ((ids: Ids) => object)
  /** What else the address says. */
  rest?: (ids: Ids) => string
  /** Whether it names something of the owner's, which to others is not there, or something public; or is for the employer site's server, or operators, alone. */
  is: 'theirs' | 'public' | 'employers'
}
