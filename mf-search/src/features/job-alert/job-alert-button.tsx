import { Button, ButtonLink, type ButtonProps, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-own-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { BellPlus, BellRing } from 'lucide-react'
import { useEffect } from 'react'
import type { SearchState } from '../../search-state/search-state.ts'
import { useOwnAlert } from './use-own-alert.ts'

type Props = { state: SearchState; title: string; variant?: ButtonProps['variant']; isOpenAtFirst?: boolean }

/** Asks for new jobs like those of a search, by mail; where the member has that alert, says so and leads to it. The dialog's code is loaded when it is opened. */
export const JobAlertButton = ({ state, title, variant = 'secondary', isOpenAtFirst = false }: Props) => {
  const t = useTranslations('mf-search')
  const dialog = useLazyModule(() => import('./job-alert-dialog.tsx'), t('notLoaded'))
  const link = useInternalLink()
  const alert = useOwnAlert(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, when the page begins; whoever closed it keeps it closed.
  useEffect(() => {
    if (isOpenAtFirst) dialog.open()
  }, [isOpenAtFirst])
  return (
    <>
      {alert ? (
        <ButtonLink variant="secondary" size="small" icon={BellRing} {...link(urls.accountSettings('job-alert'))}>
          {t(alert.is_confirmed ? 'alert.on' : 'alert.unconfirmed')}
        </ButtonLink>
      ) : (
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
      )}
      {dialog.module && (
        <dialog.module.JobAlertDialog state={state} title={title} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  )
}
