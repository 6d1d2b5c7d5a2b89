import type { QueryClient } from '@tanstack/react-query'
import { editedFields } from './edited-fields.ts'

const dialogs = '[role=dialog],[role=alertdialog],dialog[open]'

/** What is kept for the way back was left. */
const hasValue = (element: Element): boolean =>
  element.isConnected &&
  !element.closest('[data-cached-page]') &&
  (element instanceof HTMLInputElement
    ? element.type === 'checkbox' || element.type === 'radio'
      ? element.checked
      : element.value !== ''
    : element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
      ? element.value !== ''
      : (element.textContent ?? '') !== '')

/**
 * Whether the visitor is in the middle of something: wrote into a form, however early, has a dialog open, or waits for something
 * that was sent.
 */
export const hasUnsavedWork = (queryClient: QueryClient): boolean =>
  [...editedFields].some((element) => element instanceof Element && hasValue(element)) ||
  document.querySelector(dialogs) !== null ||
  queryClient.isMutating() > 0
