import { createRequire } from 'node:module'
import { type RequiredName, requiredNames } from './required-names.ts'

type ElementImplementation = { localName: string; classList: { contains(name: string): boolean } }
type Matches = (element: ElementImplementation, selectorText: string | undefined) => boolean

const require = createRequire(import.meta.url)
// The jsdom of the environment, not another one that may stand beside it.
const requireOfEnvironment = createRequire(require.resolve('jest-environment-jsdom'))
const selectors = requireOfEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js') as { matchesDontThrow: Matches }

const known = new Map<string, readonly RequiredName[] | null>()
const namesOf = (selectorText: string) => {
  let names = known.get(selectorText)
  if (names === undefined) {
    names = requiredNames(selectorText)
    known.set(selectorText, names)
  }
  return names
}

const { matchesDontThrow } = selectors
/**
 * For a computed style jsdom asks of every rule of the page whether it matches, and its engine for selectors takes most of the time of a
 * component test over that. Nearly all rules are those of one class, which the element has or has not.
 */
selectors.matchesDontThrow = (element, selectorText) => {
  const names = selectorText === undefined ? null : namesOf(selectorText)
  const mayMatch =
    names === null ||
    names.some((name) =>
      'className' in name ? element.classList.contains(name.className) : element.localName === name.localName,
    )
  return mayMatch && matchesDontThrow(element, selectorText)
}

/** The browser of component tests: jsdom with the platform's own fetch and streams, and quicker computed styles. */
// biome-ignore lint/style/noDefaultExport: jest loads an environment by its default export.
export default require('jest-fixed-jsdom')
