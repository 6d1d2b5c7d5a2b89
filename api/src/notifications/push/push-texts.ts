/** What the list under the bell says, in its words (`scripts/checks/shared-words.test.ts`): of what is pushed. */
export type PushTexts = {
  application: Record<'interested' | 'interview' | 'accepted' | 'not_accepted' | 'completed' | 'unnamed', string>
  recruiterInterested: Named
  message: Named
  interview: Record<InterviewNews | 'unnamed', string>
  offer: Record<'sent' | 'withdrawn' | 'expired' | 'unnamed', string>
} & Partial<Record<`jobAlert_${Intl.LDMLPluralRule}`, string>>

type Named = { named: string; unnamed: string }
type InterviewNews =
  | ('proposed' | 'accepted' | 'changed' | 'cancelled' | 'day' | 'hour' | 'not_attended' | 'banned')
  | ('completed' | 'passed' | 'successful' | 'upheld' | 'rejected')
