import { Button, color, fontSize, minTargetSize, preloadOverlaysProps, radius } from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { BellPlus } from 'lucide-react'
import { useEffect } from 'react'
import { css, styled } from 'styled-components'
import type { SearchState } from '../../search-state/search-state.ts'
import { useOwnAlert } from './use-own-alert.ts'

const toggleStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: ${minTargetSize};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.inkSoft};
  font: inherit;
  font-size: ${fontSize[15]};
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    color: ${color.ink};
  }
`

const Toggle = styled.button`
  ${toggleStyles}
`

const ToggleLink = styled(Link)`
  ${toggleStyles}
  color: ${color.accentStrong};
`

const Switch = styled.span<{ $on: boolean }>`
  flex: none;
  display: flex;
  justify-content: ${({ $on }) => ($on ? 'flex-end' : 'flex-start')};
  inline-size: 38px;
  block-size: 22px;
  padding: 2px;
  border-radius: ${radius.full};
  background: ${({ $on }) => ($on ? color.accent : color.lineControl)};

  &::before {
    content: '';
    inline-size: 18px;
    border-radius: 50%;
    background: ${color.surface};
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &::before {
      background: ButtonText;
    }
  }
`

type Props = {
  /** What the alert looks for. */
  state: SearchState
  title: string
  /** At the end of a row, or the way on where nothing was found. */
  variant: 'toggle' | 'primary'
  isOpenAtFirst?: boolean
}

/**
 * Asks for new jobs like those of a search, by mail; where the member has that alert, says so and leads to it. The dialog's code is loaded
 * when it is opened.
 */
export const JobAlertButton = ({ state, title, variant, isOpenAtFirst = false }: Props) => {
  const t = useTranslations('mf-search')
  const dialog = useLazyModule(() => import('./job-alert-dialog.tsx'), t('notLoaded'))
  const alert = useOwnAlert(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, when the page begins; whoever closed it keeps it closed.
  useEffect(() => {
    if (isOpenAtFirst) dialog.open()
  }, [isOpenAtFirst])
  return (
    <>
      {alert ? (
        <ToggleLink to={urls.accountSettings('job-alert')}>
          {t(alert.is_confirmed ? 'alert.on' : 'alert.unconfirmed')}
          <Switch $on={alert.is_confirmed} aria-hidden />
        </ToggleLink>
      ) : variant === 'primary' ? (
        <Button
          variant="primary"
          size="small"
          icon={BellPlus}
          hasPopup="dialog"
          onClick={dialog.open}
          {...preloadOverlaysProps}
        >
          {t('alert.button')}
        </Button>
      ) : (
        <Toggle type="button" aria-haspopup="dialog" onClick={dialog.open} {...preloadOverlaysProps}>
          {t('alert.toggle')}
          <Switch $on={false} aria-hidden />
        </Toggle>
      )}
      {dialog.module && (
        <dialog.module.JobAlertDialog state={state} title={title} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  )
}
