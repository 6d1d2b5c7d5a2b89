import type { QueryClient } from '@tanstack/react-query'

const dialogs = '[role=dialog],[role=alertdialog],dialog[open]'

const holdsInput = (element: Element): boolean =>
  element.isConnected &&
  (element instanceof HTMLInputElement
    ? element.type === 'checkbox' || element.type === 'radio'
      ? element.checked
      : element.value !== ''
    : element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
      ? element.value !== ''
      : (element.textContent ?? '') !== '')

/**
 * Tells whether the visitor is in the middle of something: wrote into a form, has a dialog open, or waits for something that
 * was sent. Listens from the moment that it is made.
 */
export const watchUse = (queryClient: QueryClient): (() => boolean) => {
  let touched = new Set<Element>()
  const onInput = ({ target }: Event) => {
    if (target instanceof Element) touched.add(target)
  }
  document.addEventListener('input', onInput, true)
  document.addEventListener('change', onInput, true)
  return () => {
    touched = new Set([...touched].filter((element) => element.isConnected))
    return [...touched].some(holdsInput) || document.querySelector(dialogs) !== null || queryClient.isMutating() > 0
  }
}
