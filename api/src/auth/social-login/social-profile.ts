import { emailAddress } from '@jobspan/shared-kit/contracts/auth/session'
import { z } from 'zod/mini'

/** A person as a provider knows them. An address that the provider did not verify proves nothing. */
export type SocialProfile = {
  subject: string
  email: { address: string; isVerified: boolean } | null
  firstName: string
  lastName: string
  /** How the account is told from others of the provider, in the settings. */
  label: string
}

const text = z.catch(z.optional(z.string()), undefined)
const subject = z.string().check(z.minLength(1), z.maxLength(255))

const name = (value: string | undefined) => (value ?? '').trim().slice(0, 50)
const addressOf = (value: string | undefined) => emailAddress.safeParse(value ?? '').data ?? null
const labelOf = (...words: (string | null | undefined)[]) => (words.find((word) => word?.trim()) ?? '').slice(0, 254)

/** `email_verified` is a text at Apple. LINE says nothing of it, so its addresses count as unverified. */
const openId = z.object({
  sub: subject,
  email: text,
  email_verified: z.catch(z.optional(z.union([z.boolean(), z.literal('true'), z.literal('false')])), undefined),
  name: text,
  given_name: text,
  family_name: text,
})

/** From the claims of an id token (OpenID Connect Core 1.0, section 5.1). Null where they name nobody. */
export const openIdProfile = (claims: unknown): SocialProfile | null => {
  const { data } = openId.safeParse(claims)
  if (!data) return null
  const address = addressOf(data.email)
  const isVerified = data.email_verified === true || data.email_verified === 'true'
  return {
    subject: data.sub,
    email: address ? { address, isVerified } : null,
    firstName: name(data.given_name ?? data.name),
    lastName: name(data.family_name),
    label: labelOf(data.email, data.name),
  }
}

const facebook = z.object({ id: subject, name: text, first_name: text, last_name: text, email: text })

/** From Graph API's `me`, which does not say whether the address was verified. */
export const facebookProfile = (answer: unknown): SocialProfile | null => {
  const { data } = facebook.safeParse(answer)
  if (!data) return null
  const address = addressOf(data.email)
  return {
    subject: data.id,
    email: address ? { address, isVerified: false } : null,
    firstName: name(data.first_name ?? data.name),
    lastName: name(data.last_name),
    label: labelOf(data.email, data.name),
  }
}

const x = z.object({ data: z.object({ id: subject, name: text, username: text, confirmed_email: text }) })

/** From X's `users/me`. `confirmed_email` is there where the client may ask for it, and always confirmed. */
export const xProfile = (answer: unknown): SocialProfile | null => {
  const { data } = x.safeParse(answer)
  if (!data) return null
  const person = data.data
  const address = addressOf(person.confirmed_email)
  return {
    subject: person.id,
    email: address ? { address, isVerified: true } : null,
    firstName: name(person.name),
    lastName: '',
    label: labelOf(person.username && `@${person.username}`, person.name),
  }
}
