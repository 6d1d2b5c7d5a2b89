import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { PushObstacle, usePush } from '@jobspan/shared-features/push'
import type { PushSwitches } from '@jobspan/shared-kit/contracts/account/account-settings'
import { color, space, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Switch } from '../../settings/switch.tsx'

const Line = styled.div`
  padding-block: ${space[12]};
`
const Group = styled.div`
  & > * + * {
    border-block-start: 1px solid ${color.line};
  }
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
      <Switch
        label={t('push.label')}
        detail={t('push.detail')}
        checked={push.isOn}
        onChange={(on) => (on ? push.turnOn() : push.turnOff())}
      />
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

/** The same names as those of the list and of mail, what comes most often first. */
const topics = ['messages', 'applications', 'interviews', 'job_alerts'] as const

function PushTopics({ switches, onChange }: Props) {
  const t = useTranslations('mf-profile')
  const [labelId, detailId] = [useId(), useId()]
  return (
    <Group role="group" aria-labelledby={labelId} aria-describedby={detailId}>
      <Line>
        <Text weight="semibold" id={labelId}>
          {t('push.about')}
        </Text>
        <Text size={15} tone="soft" id={detailId}>
          {t('push.everywhere')}
        </Text>
      </Line>
      {topics.map((topic) => (
        <Switch
          key={topic}
          label={t(`topic.${topic}.label`)}
          checked={switches[`push_${topic}`]}
          onChange={(on) => onChange({ [`push_${topic}`]: on })}
        />
      ))}
    </Group>
  )
}
