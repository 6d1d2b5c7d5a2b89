import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'

/** Something whose code is fetched when it is first opened. A failed fetch says so, and the next press tries again. */
export const useLazyModule = <Module>(load: () => Promise<Module>) => {
  const t = useTranslations('mf-job-detail')
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
        notify(t('notLoaded'), 'error')
      },
    )
  }
  return { module, isOpen, open, close: () => setOpen(false) }
}
