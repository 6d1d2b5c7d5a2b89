/** `traceparent` of the document; undefined where the site sends no traces. */
export const readDocumentTrace = (): string | undefined => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const entry = document?.serverTiming?.find(({ name }) => name === 'traceparent')
  return entry && /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/.test(entry.description) ? entry.description : undefined
}
