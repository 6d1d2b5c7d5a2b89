type Module = typeof import('./apply-panel.tsx')

let loading: Promise<Module> | undefined

/** The application form is code that most visits never need: it comes when the button is near, or when its address is opened. */
export const loadApplyPanel = (): Promise<Module> => {
  loading ??= import('./apply-panel.tsx').catch((reason: unknown) => {
    loading = undefined
    throw reason
  })
  return loading
}

/** Never throws: what fails now is tried again when it is needed. */
export const preloadApplyPanel = (): void => {
  loadApplyPanel().catch(() => undefined)
}
