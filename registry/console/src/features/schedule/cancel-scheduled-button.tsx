import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { ReasonButton } from '../../components/reason-button.tsx'
import { useCancelScheduled } from '../../operations/cancel-scheduled.ts'
import { usePerson } from '../../operations/get-me.ts'
import { useConsoleText } from '../../texts.ts'
import { WhereAndWhen } from './where-and-when.tsx'

/** Cancels what is still to come, with a reason, for who may make such a change. `what` names it. */
export function CancelScheduledButton({ item, what }: { item: ScheduledChange; what: string }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const person = usePerson()
  const cancel = useCancelScheduled()
  const { id, request, step } = item
  if (!isAllowed(person, request.change.kind, request.remote)) return null
  return (
    <ReasonButton
      label={t('schedule.cancel')}
      name={t('schedule.cancelName', { what })}
      title={t('schedule.cancelTitle', { what })}
      confirm={t('schedule.cancel')}
      confirmVariant="danger"
      act={(reason) => cancel.mutateAsync({ id, reason }).then(() => notify(t('schedule.cancelled'), 'success'))}
    >
      <WhereAndWhen item={item} />
      <Text tone="soft">{t(step === 'begin' ? 'schedule.cancelBegin' : 'schedule.cancelEnd')}</Text>
    </ReasonButton>
  )
}
