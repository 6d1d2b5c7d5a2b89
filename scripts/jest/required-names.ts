/** What the subject of one selector must have at least: a class, or the name of an element. */
export type RequiredName = { className: string } | { localName: string }

/** What stands in brackets narrows a selector further: it is left out, from the inside outwards. */
const bracketed = /\[[^[\]]*\]|\([^()]*\)/g
const withoutBrackets = (selectorText: string): string => {
  const shorter = selectorText.replace(bracketed, '')
  return shorter === selectorText ? shorter : withoutBrackets(shorter)
}

/** A class, or the name of an element, in the last compound of a selector. */
const lastClass = /\.([\w-]+)(?:::?[\w-]+)*$/
const element = /(?:^|[\s>+~])([a-z][a-z0-9]*)(?:::?[\w-]+)*$/

/**
 * What an element must have for a selector list to match it: one name for each selector of the list. `null` where that cannot be told at a
 * glance.
 */
export const requiredNames = (selectorText: string): readonly RequiredName[] | null => {
  const plain = withoutBrackets(selectorText)
  if (/[()[\]\\"'|&]/.test(plain)) return null
  const names: RequiredName[] = []
  for (const selector of plain.split(',')) {
    const text = selector.trim()
    const className = lastClass.exec(text)?.[1]
    const localName = element.exec(text)?.[1]
    if (className !== undefined) names.push({ className })
    else if (localName !== undefined) names.push({ localName })
    else return null
  }
  return names
}
