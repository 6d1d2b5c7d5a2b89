import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { PushObstacle, usePush } from '@jobspan/shared-features/push'
import type { PushSwitches } from '@jobspan/shared-kit/contracts/account/account-settings'
import { color, fontSize, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Switch } from '../../settings/switch.tsx'
import { PushTopicsFrame, pushTopics } from './push-topics-frame.tsx'

const Line = styled.div`
  padding-block: ${space[12]};
`
const Progress = styled.div`
  padding-block-end: ${space[12]};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
`

type Props = { switches: PushSwitches; onChange: (changed: Partial<PushSwitches>) => void }

/** What the browser says: a switch where it can be turned on, else why not. */
export function PushControls({ placeholder, ...props }: Props & { placeholder: ReactNode }) {
  const push = usePush()
  return (
    <QueryBoundary query={push.query} skeleton={placeholder}>
      {({ kind }) =>
        kind === 'on' || kind === 'off' ? (
          <DeviceSwitch push={push} isSubscribed={kind === 'on'} {...props} />
        ) : (
          <Line>
            <PushObstacle kind={kind} takesFocus={push.isRefused} />
          </Line>
        )
      }
    </QueryBoundary>
  )
}

/** On or off in this browser. What it is about applies to all browsers, and shows where one is on. */
function DeviceSwitch({
  push,
  isSubscribed,
  ...topics
}: Props & { push: ReturnType<typeof usePush>; isSubscribed: boolean }) {
  const t = useTranslations('mf-profile')
  return (
    <>
      <div>
        <Switch
          label={t('push.label')}
          detail={t('push.detail')}
          checked={push.isOn}
          onChange={(on) => (on ? push.turnOn() : push.turnOff())}
        />
        <div role="status">{push.progress && <Progress>{push.progress}</Progress>}</div>
      </div>
      {push.problem && (
        <Line role="alert">
          <Text size={15} tone="danger">
            {push.problem}
          </Text>
        </Line>
      )}
      {isSubscribed && <PushTopics {...topics} />}
    </>
  )
}

function PushTopics({ switches, onChange }: Props) {
  const t = useTranslations('mf-profile')
  return (
    <PushTopicsFrame>
      {pushTopics.map((topic) => (
        <Switch
          key={topic}
          label={t(`topic.${topic}.label`)}
          checked={switches[`push_${topic}`]}
          onChange={(on) => onChange({ [`push_${topic}`]: on })}
        />
      ))}
    </PushTopicsFrame>
  )
}
