/** Writes a query as the API reads it: arrays by comma; `undefined`, `null`, empty text and empty lists dropped. */
export const toSearchParams = (query: Record<string, unknown>): URLSearchParams => {
  const result = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value)) {
      if (value.length > 0) result.set(name, value.join(','))
    } else result.set(name, String(value))
  }
  return result
}
