/** Whether all are set; false where none is, and throws naming what is missing where some are. */
export const requireAllOrNone = (parts: Record<string, string | undefined>, what: string): boolean => {
  const missing = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length > 0 && missing.length < Object.keys(parts).length) {
    throw new Error(`${missing.join(', ')}: needed beside the other ${what} settings`)
  }
  return missing.length === 0
}
