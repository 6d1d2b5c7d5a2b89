import type { PushSwitches } from '@jobspan/shared-kit/contracts/account/account-settings'
import { color, ErrorState, fontSize, SkeletonRegion, space } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { PushTopicsFrame, pushTopics } from './push-topics-frame.tsx'

const controls = createLazyModule(() => import('./push-controls.tsx'))

/** As high as the row with its switch, whose width stays free. */
const Row = styled.div`
  min-block-size: 52px;
  padding-block: ${space[12]};
  padding-inline-end: 62px;
`
const Detail = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  line-height: 1.45;
  text-wrap: pretty;
`

const isPermitted = () => typeof Notification !== 'undefined' && Notification.permission === 'granted'
const subscribeToNothing = () => () => undefined

/** The words of the switch, until the browser has said whether there is one; where they are on by all appearances, those of the topics too. */
function PushPlaceholder() {
  const t = useTranslations('mf-profile')
  const hasTopics = useSyncExternalStore(subscribeToNothing, isPermitted, () => false)
  return (
    <>
      <Row>
        {t('push.label')}
        <Detail>{t('push.detail')}</Detail>
      </Row>
      {hasTopics && (
        <PushTopicsFrame>
          {pushTopics.map((topic) => (
            <Row key={topic}>{t(`topic.${topic}.label`)}</Row>
          ))}
        </PushTopicsFrame>
      )}
    </>
  )
}

type Props = { switches: PushSwitches; onChange: (changed: Partial<PushSwitches>) => void }

/** Push notifications: whether this browser shows them, and about what. Only a browser knows the first, so its code comes after the page. */
export function PushSection(props: Props) {
  const t = useTranslations('mf-profile')
  const [isFailed, setFailed] = useState(false)
  const module = controls.useWhen(!isFailed, () => setFailed(true))
  const placeholder = <PushPlaceholder />
  return (
    <SettingsSection title={t('push.title')} lead={t('push.lead')} rows>
      {module ? (
        <module.PushControls {...props} placeholder={placeholder} />
      ) : isFailed ? (
        <ErrorState compact onRetry={() => setFailed(false)} />
      ) : (
        <SkeletonRegion>{placeholder}</SkeletonRegion>
      )}
    </SettingsSection>
  )
}
