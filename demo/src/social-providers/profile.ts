import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { type LocalProvider, splitName } from './local-provider.ts'

/** What Facebook's and X's own interfaces answer of whoever an access token is for, in their shapes; null for no such token. */
export const profileOf = async (
  { provider, personOf }: LocalProvider,
  name: SocialProvider,
  authorization: string | undefined,
) => {
  const token = await provider.AccessToken.find(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '')
  const person = token?.accountId ? personOf(token.accountId) : undefined
  if (!token?.accountId || !person) return null
  const id = token.accountId
  const { name: fullName, email, isVerified } = person
  const { given, family } = splitName(fullName)
  if (name === 'facebook') {
    return { id, name: fullName, first_name: given, last_name: family, ...(email && { email }) }
  }
  const username = fullName.toLowerCase().replace(/[^a-z0-9]+/g, '_')
  return { data: { id, name: fullName, username, ...(email && isVerified && { confirmed_email: email }) } }
}
