/** React leaves its mark on every element that it has taken over. */
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

let pressed: HTMLElement | undefined

/** React takes over what it can once that is pressed, before the press arrives there. Otherwise it stops it, or is not there yet. */
const forgetHandledPress = ({ currentTarget }: Event) => {
  if (isTakenOver(currentTarget as Element)) pressed = undefined
}

const notePress = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
  // What other remotes contribute has its own wait.
  pressed = button && !isTakenOver(button) && !button.closest('[data-contribution]') ? button : undefined
  pressed?.addEventListener('click', forgetHandledPress, { capture: true, once: true })
}

/** Notes which button was pressed last while React had not taken it over, where it does nothing. Call it before React begins. */
export const notePresses = (): void => addEventListener('click', notePress, { capture: true })

export const hasNotedPress = (): boolean => pressed !== undefined

const pollIntervalMs = 20
/** Of a page that is taken over in slices. */
const maxWaitMs = 3000

/**
 * Presses the noted button again, once its code has come and React has taken it over. Several may wait at once: a press is kept for the one whose
 * code it needs.
 *
 * @param code must not fail
 */
export const repeatPress = async <Code>(code: Promise<Code>): Promise<Code> => {
  const loaded = await code
  const end = performance.now() + maxWaitMs
  const pressOnceTakenOver = () => {
    const button = pressed
    if (!button) return
    if (isTakenOver(button)) {
      pressed = undefined
      button.click()
    } else if (performance.now() < end) setTimeout(pressOnceTakenOver, pollIntervalMs)
  }
  // Behind whatever waits for the same code. Mostly this has React take the button over.
  setTimeout(() => {
    pressed?.click()
    pressOnceTakenOver()
  })
  return loaded
}
