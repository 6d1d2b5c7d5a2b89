import type { ReactNode } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'

export { createRoot }

/** Stands in for React's own in a page that no server rendered: there is nothing to take over. */
export const hydrateRoot = (container: Element, content: ReactNode, options?: RootOptions) => {
  const root = createRoot(container, options)
  root.render(content)
  return root
}
