import type { Member } from '../platform/session/session-store.ts'

/**
 * What a mail calls its reader, as the values of a template: nothing until the address is proven. Whoever registers with
 * somebody else's address chooses the name, and would write to them through us.
 */
export const greetingOf = ({
  firstName,
  isEmailVerify,
}: Pick<Member, 'firstName' | 'isEmailVerify'>): { firstName?: string } => (isEmailVerify ? { firstName } : {})
