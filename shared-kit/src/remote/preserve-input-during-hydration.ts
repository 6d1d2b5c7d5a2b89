type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const wasChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : isTicked(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue

const restoreValue = (field: Field, value: string): void => {
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart
  // React keeps what was last set by way of the element itself, and only what differs from that is news to it.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // Only kinds of text tell where the caret is, and only they can be told.
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** React leaves its mark on every element that it has taken over. */
const isHydrated = (field: Field): boolean => Object.keys(field).some((key) => key.startsWith('__reactProps$'))

const pollIntervalMs = 100
/** Code that has not come by then has failed, and the page says so. */
const maxWaitMs = 10_000
/** From React's mark to the moment in which a form takes hold of the field; parts are taken over in slices. */
const settleTimeMs = 2000

/**
 * Notes what a visitor has typed, ticked or chosen in the server's markup. Form libraries set a field to the form's own beginning
 * when React has taken it over; then it is put back, and the page's code is sent an input event. Call it before, and what it returns once React
 * has begun to show the page: parts of it may still be on their way, and what is typed there is noted until they have come.
 */
export const preserveInputDuringHydration = (container: HTMLElement): (() => void) => {
  const typed = new Map<Field, { value: string; ticked: boolean; toldAt: number | undefined }>()
  const note = (field: Field) =>
    typed.set(field, { value: field.value, ticked: isTicked(field) && field.checked, toldAt: undefined })
  const fields = [...container.querySelectorAll('input, textarea, select')].filter(isField)
  for (const field of fields) if (field.type !== 'file' && wasChanged(field)) note(field)
  /** From now on the page's own code handles what its visitor does. */
  const onEvent = ({ target, isTrusted, type }: Event) => {
    if (!isTrusted) return
    for (const [field, { toldAt }] of typed) if (toldAt !== undefined) typed.delete(field)
    if (type !== 'input' || !(target instanceof Element) || !isField(target) || target.type === 'file') return
    if (!isHydrated(target)) note(target)
  }
  for (const type of ['input', 'click']) container.addEventListener(type, onEvent, true)
  const end = performance.now() + maxWaitMs
  const look = () => {
    const now = performance.now()
    for (const [field, known] of typed) {
      const isThere = isTicked(field) ? field.checked === known.ticked : field.value === known.value
      if (!field.isConnected || (known.toldAt !== undefined && now - known.toldAt > settleTimeMs)) typed.delete(field)
      else if (isHydrated(field) && (known.toldAt === undefined || !isThere)) {
        if (known.toldAt !== undefined) typed.delete(field)
        known.toldAt = now
        if (!isTicked(field)) restoreValue(field, known.value)
        else if (!isThere) field.click()
      }
    }
    const isDone = typed.size === 0 && fields.every((field) => isHydrated(field) || !field.isConnected)
    if (!isDone && now < end) setTimeout(look, pollIntervalMs)
    else for (const type of ['input', 'click']) container.removeEventListener(type, onEvent, true)
  }
  return look
}
