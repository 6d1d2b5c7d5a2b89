/** What stands behind an address in a text, and comes along when both are copied. */
const behindAddress = /(?:[\s)\]}>.,;:!?'"”’»。，、）」』]|%20|%22|%27|%29|%3E|%5D|%7D)+$/i

/** Without the slashes at the end: they change nothing. */
const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/')

/**
 * The path of a route that somebody meant whose address leads to none: typed in capitals, or copied with what stood behind it in a text.
 * Undefined where it is no route all the same, and where the path is right as it is.
 */
export const correctPath = (routes: readonly { path: string }[], path: string): string | undefined => {
  const meant = segmentsOf(segmentsOf(path).join('/').replace(behindAddress, ''))
  for (const { path: pattern } of routes) {
    const parts = segmentsOf(pattern)
    const isMeant = (part: string, index: number) =>
      part.startsWith(':') ? Boolean(meant[index]) : part === meant[index]?.toLowerCase()
    if (parts.length !== meant.length || !parts.every(isMeant)) continue
    const corrected = parts.map((part, index) => (part.startsWith(':') ? meant[index] : part)).join('/')
    return corrected === path ? undefined : corrected
  }
  return undefined
}
