import { Link, urls } from '@jobspan/shared-kit/routing'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AlertSwitch, toggleStyles } from './alert-toggle.ts'
import { useAlertButtonTexts } from './button-texts/use-alert-button-texts.ts'
import { type UnderstoodState, useOwnAlert } from './use-own-alert.ts'
import { usePauseAlert } from './use-pause-alert.ts'

const ToggleLink = styled(Link)`
  ${toggleStyles}
`

const Toggle = styled.button`
  ${toggleStyles}
`

type OwnAlertProps = UnderstoodState & {
  /** Stands there where the member has no such alert. */
  otherwise: ReactNode
}

/** The switch of the member's alert for this search; one that nothing confirms yet leads to where that is done. */
export const OwnAlert = ({ otherwise, ...search }: OwnAlertProps) => {
  const t = useAlertButtonTexts()
  const alert = useOwnAlert(search)
  const pause = usePauseAlert()
  if (!alert) return otherwise
  if (!alert.is_confirmed && !alert.is_paused)
    return (
      <ToggleLink to={urls.accountSettings('job-alert')}>
        {t('alert.unconfirmed')}
        <AlertSwitch $on={false} aria-hidden />
      </ToggleLink>
    )
  const isOn = pause.isPending ? !pause.variables.isPaused : !alert.is_paused
  return (
    <Toggle
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => !pause.isPending && pause.mutate({ id: alert.id, isPaused: isOn })}
    >
      {t('alert.toggle')}
      <AlertSwitch $on={isOn} aria-hidden />
    </Toggle>
  )
}
