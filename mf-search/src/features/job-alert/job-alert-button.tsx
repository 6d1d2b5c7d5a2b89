import { preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useSession } from '@jobspan/shared-kit/session'
import { Suspense, useEffect } from 'react'
import { styled } from 'styled-components'
import { lazyPart } from '../../lazy-part/lazy-part.tsx'
import type { SearchState } from '../../search-state/search-state.ts'
import { AlertSwitch, toggleStyles } from './alert-toggle.ts'
import type { OwnAlertProps } from './own-alert.tsx'
import type { PrimaryAlertButtonProps } from './primary-alert-button.tsx'
import type { UnderstoodState } from './use-own-alert.ts'

const Toggle = styled.button`
  ${toggleStyles}
`

const OwnAlert = lazyPart<OwnAlertProps>(() => import('./own-alert.tsx').then((module) => module.OwnAlert))

const PrimaryAlertButton = lazyPart<PrimaryAlertButtonProps>(() =>
  import(/* webpackChunkName: "search-parts" */ './primary-alert-button.tsx').then(
    (module) => module.PrimaryAlertButton,
  ),
)

type Props = UnderstoodState & {
  /** Names a search, as the heading of its page does. */
  titleOf: (search: SearchState) => string
  /** At the end of a row, or the way on where nothing was found. */
  variant: 'toggle' | 'primary'
  isOpenAtFirst?: boolean
}

/**
 * Asks for new jobs like those of a search, by mail; where the member has that alert, it is switched off and on here. The dialog's code is loaded
 * when it is opened.
 */
export const JobAlertButton = ({ state, understood, titleOf, variant, isOpenAtFirst = false }: Props) => {
  const t = useTranslations('mf-search')
  const dialog = useLazyModule(() => import('./job-alert-dialog.tsx'), t('notLoaded'))
  const isMember = useSession().kind === 'member'
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, when the page begins; whoever closed it keeps it closed.
  useEffect(() => {
    if (isOpenAtFirst) dialog.open()
  }, [isOpenAtFirst])
  const button =
    variant === 'primary' ? (
      <Suspense>
        <PrimaryAlertButton onClick={dialog.open} />
      </Suspense>
    ) : (
      <Toggle type="button" aria-haspopup="dialog" onClick={dialog.open} {...preloadOverlaysProps}>
        {t('alert.toggle')}
        <AlertSwitch $on={false} aria-hidden />
      </Toggle>
    )
  return (
    <>
      {isMember ? (
        <Suspense fallback={button}>
          <OwnAlert state={state} understood={understood} otherwise={button} />
        </Suspense>
      ) : (
        button
      )}
      {dialog.module && (
        <dialog.module.JobAlertDialog
          state={state}
          understood={understood}
          titleOf={titleOf}
          open={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
