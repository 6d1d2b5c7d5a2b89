import { __PRIVATE__ } from 'styled-components'

/** The one style sheet of the document, as the library keeps it: class names by component. */
const sheet = __PRIVATE__.mainSheet as unknown as {
  names: Map<string, Set<string>>
  clearRules(component: string): void
}

const isOfComponent = (id: string) => !/^sc-(global|keyframes)/.test(id)

/**
 * Takes out the style rules of every component that no element wears. The library writes them again whenever such a
 * component is rendered, so this costs nothing but that; what an old release leaves behind is never asked for again.
 */
export const removeUnusedStyles = (): void => {
  for (const [component, names] of sheet.names) {
    if (names.size === 0 || !isOfComponent(component)) continue
    const isUsed = [...names].some((name) => document.getElementsByClassName(name).length > 0)
    if (!isUsed) sheet.clearRules(component)
  }
}
