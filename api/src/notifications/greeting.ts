import type { Member } from '../platform/session/session-store.ts'

/**
 * What a mail calls its reader, as the values of a template: nothing until the address is proven. Whoever registers with
 * somebody else's address chooses the name, and would write to them through us.
 */
export const greetingOf = ({
  firstName,
  isEmailVerify,
}: Pick<Member, 'firstName' | 'isEmailVerify'>): { firstName?: string } => (isEmailVerify ? { firstName } : {})

/**
 * The values of a template by which a mail is written to a member: {@link greetingOf}, and for an address that nobody has proven whose account it
 * is, so that the mail carries the links that confirm the address and end such mails (`withUnprovenLinks`).
 */
export const readerOf = ({
  id,
  ...member
}: Pick<Member, 'id' | 'firstName' | 'isEmailVerify'>): { firstName?: string; unprovenMember?: string } => ({
  ...greetingOf(member),
  ...(member.isEmailVerify ? {} : { unprovenMember: String(id) }),
})
