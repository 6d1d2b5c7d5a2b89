const ignoresDots: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address leads to, as far as its text says: without what follows a plus (RFC 5233), and without dots where the provider ignores
 * them. To tell mailboxes apart, never to write to: elsewhere it may be somebody else's.
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  // An address that begins with a plus has nothing before it to go by.
  const known = name === '' ? email.slice(0, at).toLowerCase() : name
  return ignoresDots.includes(domain) ? `${known.replaceAll('.', '')}@gmail.com` : `${known}@${domain}`
}
