/** A pointer over it (a finger too), the focus in it, or a press: a visitor is about to use it. */
const signs = ['pointerover', 'focusin', 'click']

/**
 * Ends when a visitor is about to use a contribution that the server rendered, or when `open` is called. A press before its code has come is
 * repeated once `load` has ended; a link is followed as it is. React hydrates what is pressed before it hands the event on.
 */
export const untilInteraction = (id: string, load: () => Promise<unknown>): { opened: Promise<void>; open(): void } => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let pressed: HTMLElement | null | undefined
  const onSign = ({ type, target }: Event) => {
    if (!(target as Element).closest?.(`[data-contribution="${id}"]`)) return
    open()
    if (type === 'click') pressed = (target as Element).closest('button')
  }
  for (const sign of signs) addEventListener(sign, onSign, true)
  void opened.then(async () => {
    await load().catch(() => undefined)
    for (const sign of signs) removeEventListener(sign, onSign, true)
    // Behind whatever waits for the same code.
    setTimeout(() => pressed?.click())
  })
  return { opened, open }
}
