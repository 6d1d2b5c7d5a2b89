import { Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Undo2 } from 'lucide-react'
import { ReasonButton } from '../../components/reason-button.tsx'
import { useUndoChange } from '../../operations/undo-change.ts'
import { useConsoleText } from '../../texts.ts'

/** Takes a change of the trail back, with a reason of its own. */
export function UndoButton({ sequence }: { sequence: number }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const undo = useUndoChange()
  return (
    <ReasonButton
      icon={Undo2}
      label={t('undo.button')}
      name={t('undo.name', { sequence })}
      title={t('undo.title', { sequence })}
      confirm={t('undo.confirm')}
      act={(reason) => undo.mutateAsync({ sequence, reason }).then(() => notify(t('undo.done'), 'success'))}
    >
      <Text tone="soft">{t('undo.body')}</Text>
    </ReasonButton>
  )
}
