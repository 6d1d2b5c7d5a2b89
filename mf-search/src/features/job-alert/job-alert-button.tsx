import { preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useSession } from '@jobspan/shared-kit/session'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { SearchState } from '../../search-state/search-state.ts'
import { AlertSwitch, toggleStyles } from './alert-toggle.ts'
import { useAlertButtonTexts } from './button-texts/use-alert-button-texts.ts'
import { OwnAlert } from './own-alert.tsx'
import { PrimaryAlertButton } from './primary-alert-button.tsx'
import type { UnderstoodState } from './use-own-alert.ts'

const Toggle = styled.button`
  ${toggleStyles}
`

export type JobAlertButtonProps = UnderstoodState & {
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
export const JobAlertButton = ({ state, understood, titleOf, variant, isOpenAtFirst = false }: JobAlertButtonProps) => {
  const t = useTranslations('mf-search')
  const tButton = useAlertButtonTexts()
  const dialog = useLazyModule(() => import('./job-alert-dialog.tsx'), t('notLoaded'))
  const isMember = useSession().kind === 'member'
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, when the page begins; whoever closed it keeps it closed.
  useEffect(() => {
    if (isOpenAtFirst) dialog.open()
  }, [isOpenAtFirst])
  const button =
    variant === 'primary' ? (
      <PrimaryAlertButton onClick={dialog.open} />
    ) : (
      <Toggle type="button" aria-haspopup="dialog" onClick={dialog.open} {...preloadOverlaysProps}>
        {tButton('alert.toggle')}
        <AlertSwitch $on={false} aria-hidden />
      </Toggle>
    )
  return (
    <>
      {isMember ? <OwnAlert state={state} understood={understood} otherwise={button} /> : button}
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
