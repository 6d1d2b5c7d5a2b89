import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'

/**
 * Something that opens, such as a dialog, whose code is fetched when it is first opened. Where the fetch fails, the visitor is notified with
 * `failureText`, and the next press tries again.
 *
 * @example
 * const dialog = useLazyModule(() => import('./report-dialog.tsx'), notLoadedText)
 * // <Button onClick={dialog.open} /> … {dialog.module && <dialog.module.ReportDialog open={dialog.isOpen} onClose={dialog.close} />}
 */
export const useLazyModule = <Module>(load: () => Promise<Module>, failureText: string) => {
  const { notify } = usePlatform()
  const [module, setModule] = useState<Module>()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    if (module) return
    load().then(
      (loaded) => setModule(loaded),
      () => {
        setOpen(false)
        notify(failureText, 'error')
      },
    )
  }
  return { module, isOpen, open, close: () => setOpen(false) }
}
