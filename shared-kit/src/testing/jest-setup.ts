import { jest } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'
import { configure } from '@testing-library/react'

// A busy machine is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 })

// jsdom does not know <search>, of which React warns.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

// jsdom has no layout; what asks for it gets a still page.
window.scrollTo = jest.fn()
Element.prototype.scrollIntoView = jest.fn()
window.matchMedia ??= (media: string) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver
