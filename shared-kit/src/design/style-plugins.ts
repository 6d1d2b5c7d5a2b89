import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Plugin>[0]

const isCondition = ({ type }: Element) => type === '@media' || type === '@supports' || type === '@container'
/** Before late 2024 browsers took what is nested in a pseudo-element's rule for the element's own. */
const canNestInside = ({ type, value }: Element) => type === 'rule' && !value.includes('::')
const childrenOf = ({ children }: Element): Element[] => (Array.isArray(children) ? children : [])

/** `@media (…) { .a { … } }` as `.a { @media (…) { … } }`, for each of its rules; undefined where one of them is not to be turned. */
const nestCondition = (condition: Element): Element[] | undefined => {
  const rules = childrenOf(condition).flatMap((child) => (isCondition(child) ? nestCondition(child) : child))
  if (!rules.every((rule) => rule !== undefined && canNestInside(rule))) return undefined
  return (rules as Element[]).map((rule) => {
    const outer = { ...rule, root: condition.root } as Element
    outer.children = [{ ...condition, root: outer, children: rule.children }]
    return outer
  })
}

let ownSheet: CSSStyleSheet | undefined
const keyframesSheet = (): CSSStyleSheet => {
  if (ownSheet) return ownSheet
  ownSheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(ownSheet)
  return ownSheet
}
const isBrowser = typeof document !== 'undefined'
const ownsSheets = isBrowser && 'adoptedStyleSheets' in document
/** The server writes for browsers that can. */
const canNest = !isBrowser || globalThis.CSS?.supports?.('selector(&)') === true

/**
 * Plugin of stylis, by which a rule that comes late costs only the elements that it is for. Where a condition or keyframes
 * are inserted into a style sheet, Blink computes the style of every element anew that wears any rule of it, 70 ms for a list of
 * jobs on a slow phone; where a rule is inserted that holds its conditions itself (CSS Nesting 1, section 2.3), it does not. Keyframes,
 * whose order among rules does not matter, get a sheet of their own in the browser.
 */
const nestConditionalRules: Plugin = (element, index, siblings) => {
  if (element.type === '@keyframes' && ownsSheets && !element.root) {
    const frames = childrenOf(element).map(
      ({ value, children }) => `${value}{${(children as Element[]).map((each) => each.value).join('')}}`,
    )
    keyframesSheet().insertRule(`${element.value}{${frames.join('')}}`)
    element.type = 'comm'
  } else if (canNest && isCondition(element)) {
    const [first, ...others] = nestCondition(element) ?? []
    if (!first) return
    siblings.splice(index + 1, 0, ...others)
    Object.assign(element, first)
  }
}

/** Plugins for the `StyleSheetManager` of every root, on the server too: their names are part of each class name, so they are given and not left to the minifier. */
export const stylePlugins = [Object.defineProperty(nestConditionalRules, 'name', { value: 'late-rules' })]
