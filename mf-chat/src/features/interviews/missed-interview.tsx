import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { Button, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useState } from 'react'
import { ObjectDialog } from './object-dialog.tsx'

/** An interview that the member is said to have missed: they can object once, and see what was decided. */
export function MissedInterview({ interview, onDone }: { interview: Interview; onDone: (text: string) => void }) {
  const t = useTranslations('mf-chat')
  const [isObjecting, setObjecting] = useState(false)
  const { id, objection, can_object: canObject } = interview
  return (
    <>
      {objection && <Text size={15}>{t(`objection.${objection}`)}</Text>}
      {canObject && (
        <div>
          <Button variant="secondary" onClick={() => setObjecting(true)}>
            {t('objection.button')}
          </Button>
        </div>
      )}
      <ObjectDialog interviewId={id} open={isObjecting} onClose={() => setObjecting(false)} onDone={onDone} />
    </>
  )
}
