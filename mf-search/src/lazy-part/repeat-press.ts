/** React leaves its mark on every element that it has taken over. */
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

let pressed: HTMLElement | undefined

const notePress = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
  // What other remotes contribute has its own wait.
  pressed = button && !isTakenOver(button) && !button.closest('[data-contribution]') ? button : undefined
}

/**
 * A button that React has not taken over does nothing. It is pressed again once the code that it waits for has come: React takes over what is
 * pressed before it hands the event on.
 *
 * @param code must not fail
 */
export const repeatPress = async <Code>(code: Promise<Code>): Promise<Code> => {
  addEventListener('click', notePress, { capture: true })
  const loaded = await code
  removeEventListener('click', notePress, { capture: true })
  // Behind whatever waits for the same code. The first of several waits presses it.
  setTimeout(() => {
    pressed?.click()
    pressed = undefined
  })
  return loaded
}
