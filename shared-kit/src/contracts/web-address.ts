import { z } from 'zod/mini'

/** Control characters, bidirectional and other marks that are not seen: an address with them reads as another one. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/u

const isWebAddress = (text: string): boolean => {
  if (invisible.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  // A name before the host makes an address look like another site's.
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '' && password === ''
}

/** An address of the web: http or https, with a host that has a dot, without user name and invisible characters; at most 500 characters (`not_a_web_address`). */
export const webAddress = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(500), z.refine(isWebAddress, 'not_a_web_address'))
