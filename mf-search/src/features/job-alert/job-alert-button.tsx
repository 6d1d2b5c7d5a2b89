import { Button, type ButtonProps, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { BellPlus } from 'lucide-react'
import { useEffect } from 'react'
import type { SearchState } from '../../search-state/search-state.ts'

type Props = { state: SearchState; title: string; variant?: ButtonProps['variant']; isOpenAtFirst?: boolean }

/** Asks for new jobs like those of a search, by mail. The dialog's code is loaded when it is opened. */
export const JobAlertButton = ({ state, title, variant = 'secondary', isOpenAtFirst = false }: Props) => {
  const t = useTranslations('mf-search')
  const dialog = useLazyModule(() => import('./job-alert-dialog.tsx'), t('notLoaded'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, when the page begins; whoever closed it keeps it closed.
  useEffect(() => {
    if (isOpenAtFirst) dialog.open()
  }, [isOpenAtFirst])
  return (
    <>
      <Button
        variant={variant}
        size="small"
        icon={BellPlus}
        hasPopup="dialog"
        onClick={dialog.open}
        {...preloadOverlaysProps}
      >
        {t('alert.button')}
      </Button>
      {dialog.module && (
        <dialog.module.JobAlertDialog state={state} title={title} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  )
}
