import { z } from 'zod/mini'
import { cleanText } from './clean-text.ts'

/** Line breaks and tabs, which an address loses on its way, and characters without a meaning of their own. */
const meaningless = /[\p{Cc}\p{Co}]/u

const isWebAddress = (text: string): boolean => {
  if (meaningless.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  // A name before the host makes an address look like another site's.
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '' && password === ''
}

/** An address of the web: http or https, with a host that has a dot, without user name; what is not seen is dropped; at most 500 characters (`not_a_web_address`). */
export const webAddress = z
  .string()
  .check(cleanText(), z.minLength(1), z.maxLength(500), z.refine(isWebAddress, 'not_a_web_address'))
