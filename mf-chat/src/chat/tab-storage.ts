const name = (key: string) => `jobspan.chat.${key}`

/** What this tab keeps under a name; null where it keeps nothing. Storage that is shut (private browsing) holds nothing. */
export const readTabStorage = (key: string): string | null => {
  try {
    return sessionStorage.getItem(name(key))
  } catch {
    return null
  }
}

/** Keeps a text for as long as the tab lives, or forgets it where it is empty. */
export const writeTabStorage = (key: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(name(key))
    else sessionStorage.setItem(name(key), text)
  } catch {
    // Then it lives as long as the page does.
  }
}
