import { Notice, Text } from '@jobspan/shared-kit/design'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { PushState } from './push-state.ts'
import { usePushTexts } from './use-push-texts.ts'

const Place = styled.div`
  outline: none;
`

/** An installed site has no address bar: its permissions are among the settings of the device. */
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/**
 * Why there is nothing to turn on in this browser, and how there would be.
 *
 * @param takesFocus it stands in the place of the switch that the visitor has just pressed
 */
export function PushObstacle({
  kind,
  takesFocus,
}: {
  kind: Exclude<PushState['kind'], 'on' | 'off'>
  takesFocus: boolean
}) {
  const t = usePushTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Place ref={place} tabIndex={-1}>
      {kind === 'unsupported' && <Text tone="soft">{t('unsupported')}</Text>}
      {kind === 'needs_installation' && (
        <Notice title={t('needsInstallation.title')}>{t('needsInstallation.body')}</Notice>
      )}
      {kind === 'blocked' && (
        <Notice severity="warning" title={t('blocked.title')}>
          {t(isInstalled() ? 'blocked.bodyInstalled' : 'blocked.body')}
        </Notice>
      )}
    </Place>
  )
}
