/**
 * Why a password is not to be had, or null. After NIST SP 800-63B: length instead of kinds of characters, and nothing that
 * a guesser tries first.
 */
export const findPasswordError = (password: string, person: { name: string; email: string }): string | null => {
  const plain = password.toLowerCase()
  if ([...password].length < 12) return 'A password has at least 12 characters.'
  if (new Set(plain).size < 5) return 'A password has at least five different characters.'
  const known = [person.email, person.email.split('@')[0] ?? '', ...person.name.split(/\s+/)]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= 3)
  const rest = known.reduce((left, part) => left.replaceAll(part, ''), plain)
  if (rest.length < 8) return 'A password is more than the name or address of its person.'
  const unusual = commonPasswords.reduce((left, word) => left.replaceAll(word, ''), plain)
  return unusual.length < 5 ? 'This password is among the first that are guessed; take another.' : null
}

/** Longer ones first, as the shorter are parts of them. */
const commonPasswords = [
  'password',
  'passw0rd',
  'qwertyuiop',
  'qwerty',
  'administrator',
  'letmein',
  'welcome',
  '1234567890',
  '12345',
]
