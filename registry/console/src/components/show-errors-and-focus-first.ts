import { flushSync } from 'react-dom'

/** Shows what is wrong with a form by `show`, and goes to the first of it: on a phone it may be out of sight (WCAG 3.3.1). */
export const showErrorsAndFocusFirst = (form: Element | null, show: () => void): void => {
  flushSync(show)
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
}
