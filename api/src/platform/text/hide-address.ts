/** An address with all but its first letter hidden before the @: enough for its owner to know it, and nothing for who found a link. */
export const hideAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}${'•'.repeat(5)}${email.slice(at)}`
}
