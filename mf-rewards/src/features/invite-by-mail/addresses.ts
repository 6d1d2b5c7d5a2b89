import { invitationLimits } from '../../rewards/reward-limits.ts'

/** Parts that were typed or pasted: addresses are divided by commas, semicolons, blanks and lines. */
export const splitAddresses = (text: string): string[] => text.split(/[\s,;，、；]+/u).filter((part) => part !== '')

const isAddress = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text) && text.length <= 254

export type AddressFault = { kind: 'invalid' | 'own' | 'refused'; email: string }

/** What can be seen to be wrong with addresses before they are sent. */
export const findAddressFaults = (emails: readonly string[], own: string | null): AddressFault[] =>
  emails.flatMap((email): AddressFault[] => {
    if (!isAddress(email)) return [{ kind: 'invalid', email }]
    return own !== null && email.toLowerCase() === own.toLowerCase() ? [{ kind: 'own', email }] : []
  })

/** Adds addresses to those that are there; `twice` names the first that was there already. */
export const addAddresses = (
  emails: readonly string[],
  added: readonly string[],
): { emails: string[]; twice: string | undefined } => {
  const known = new Set(emails.map((email) => email.toLowerCase()))
  const fresh: string[] = []
  let twice: string | undefined
  for (const email of added) {
    if (known.has(email.toLowerCase())) twice ??= email
    else fresh.push(email)
    known.add(email.toLowerCase())
  }
  return { emails: [...emails, ...fresh], twice }
}

export const isTooMany = (emails: readonly string[]) => emails.length > invitationLimits.mailsPerCall
