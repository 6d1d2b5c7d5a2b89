import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useCancelScheduled } from '../../operations/cancel-scheduled.ts'
import { usePerson } from '../../operations/get-me.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { useConsoleText } from '../../texts.ts'

/** Calls off what is still to come, for who may make such a change. `what` names it. */
export function CallOff({ item, what }: { item: ScheduledChange; what: string }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const person = usePerson()
  const problemText = useProblemText()
  const cancel = useCancelScheduled()
  const { id, request, step } = item
  if (!isAllowed(person, request.change.kind, request.remote)) return null
  return (
    <ConfirmButton
      label={t('schedule.callOff')}
      name={t('schedule.callOffName', { what })}
      title={t('schedule.callOffTitle')}
      body={t(step === 'begin' ? 'schedule.callOffBegin' : 'schedule.callOffEnd')}
      confirm={t('schedule.callOff')}
      onConfirm={() =>
        cancel
          .mutateAsync(id)
          .then(() => notify(t('schedule.calledOff'), 'success'))
          .catch((error: unknown) => {
            notify(problemText(error) ?? '', 'error')
            throw error
          })
      }
    />
  )
}
