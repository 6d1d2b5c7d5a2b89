import { color } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Switch, toggleStyles } from './alert-toggle.ts'
import { type UnderstoodState, useOwnAlert } from './use-own-alert.ts'

const ToggleLink = styled(Link)`
  ${toggleStyles}
  color: ${color.accentStrong};
`

export type OwnAlertProps = UnderstoodState & {
  /** Stands there where the member has no such alert. */
  otherwise: ReactNode
}

/** Says that the member has an alert for this search, and leads to it. */
export const OwnAlert = ({ otherwise, ...search }: OwnAlertProps) => {
  const t = useTranslations('mf-search')
  const alert = useOwnAlert(search)
  if (!alert) return otherwise
  return (
    <ToggleLink to={urls.accountSettings('job-alert')}>
      {t(alert.is_confirmed ? 'alert.on' : 'alert.unconfirmed')}
      <Switch $on={alert.is_confirmed} aria-hidden />
    </ToggleLink>
  )
}
