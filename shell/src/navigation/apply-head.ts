import type { Head } from '@jobspan/shared-kit/remote'

const setMeta = (selector: string, create: () => HTMLElement, write: (element: HTMLElement) => void) => {
  const element = document.head.querySelector<HTMLElement>(selector) ?? document.head.appendChild(create())
  write(element)
}

const meta = (attribute: 'name' | 'property', name: string, content: string | undefined) => {
  const selector = `meta[${attribute}="${name}"]`
  if (!content) return document.head.querySelector(selector)?.remove()
  setMeta(
    selector,
    () => {
      const element = document.createElement('meta')
      element.setAttribute(attribute, name)
      return element
    },
    (element) => element.setAttribute('content', content),
  )
}

/** Brings title and description after a soft navigation up to date; robots read the server's own head. */
export const applyHead = (head: Head, brand: string, canonical: string): void => {
  document.title = head.title === '' ? brand : head.title.includes(brand) ? head.title : `${head.title} · ${brand}`
  meta('name', 'description', head.description)
  meta('name', 'robots', head.robots === 'noindex' ? 'noindex' : undefined)
  meta('property', 'og:title', head.title)
  meta('property', 'og:description', head.description)
  meta('property', 'og:url', canonical)
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical)
}
