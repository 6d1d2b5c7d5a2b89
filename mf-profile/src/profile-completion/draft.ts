type Draft = Record<string, string>

const keyOf = (name: string) => `jobspan.profile.${name}`

/**
 * What was typed into a form of this tab and not saved yet, of the fields that it has; nothing where it holds garbage or storage is shut,
 * as in private browsing. `name` tells whose it is as well.
 */
export const readDraft = (name: string): Draft | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return undefined
  }
}

export const writeDraft = (name: string, draft: Draft): void => {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // Without storage the draft lives as long as the page does.
  }
}

export const clearDraft = (name: string): void => {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept.
  }
}
