const key = 'jobspan.last-search'

/** Notes the search that a tab looked at last, as the path below the language, so that a job's page can lead back to its results. */
export const rememberSearch = (path: string): void => {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Storage that is shut: there is no way back but the browser's own.
  }
}

/** The search that this tab looked at last; null where there was none. */
export const readLastSearch = (): string | null => {
  try {
    const path = sessionStorage.getItem(key)
    // One slash: two would lead to another site.
    return path !== null && /^\/[^/]/.test(path) ? path : null
  } catch {
    return null
  }
}
