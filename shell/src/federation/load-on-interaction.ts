/** A pointer over it (a finger too) or the focus in it: a visitor is about to use it. */
const signs = ['pointerover', 'focusin'] as const

const isWithin = (id: string, { target }: Event): boolean =>
  target instanceof Element && target.closest('[data-contribution]')?.getAttribute('data-contribution') === id

/**
 * Ends when a visitor is about to use a contribution that the server rendered, or when `open` is called. A press before its code has come is
 * repeated once `load` has ended; a link is followed as it is. React hydrates what is pressed before it hands the event on.
 */
export const untilInteraction = (id: string, load: () => Promise<unknown>): { opened: Promise<void>; open(): void } => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let pressed: HTMLElement | undefined
  const press = (event: Event) => {
    if (!isWithin(id, event)) return
    open()
    const control = (event.target as Element).closest<HTMLElement>('a[href], button')
    if (control?.tagName === 'BUTTON') pressed = control
  }
  const approach = (event: Event) => isWithin(id, event) && open()
  for (const sign of signs) document.addEventListener(sign, approach, true)
  document.addEventListener('click', press, true)
  void opened.then(async () => {
    for (const sign of signs) document.removeEventListener(sign, approach, true)
    await load().catch(() => undefined)
    document.removeEventListener('click', press, true)
    // Behind whatever waits for the same code.
    setTimeout(() => pressed?.isConnected && pressed.click())
  })
  return { opened, open }
}
