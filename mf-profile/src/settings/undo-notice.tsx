import { Button, Inline, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useEffect, useId, useRef } from 'react'
import { Outdent } from './outdent.tsx'

/**
 * Stands where something was taken away, and brings it back. It stays until the page is left: nobody has to be quick
 * (WCAG 2.2.1). Takes the focus, since what had it is gone.
 */
export function UndoNotice({ text, busy, onUndo }: { text: string; busy: boolean; onUndo: () => void }) {
  const t = useTranslations('mf-profile')
  const button = useRef<HTMLButtonElement>(null)
  const textId = useId()
  useEffect(() => button.current?.focus(), [])
  return (
    <Inline justify="between" gap={16}>
      <span role="status" id={textId}>
        <Text as="span" tone="soft">
          {text}
        </Text>
      </span>
      <Outdent>
        <Button variant="quiet" size="small" describedBy={textId} loading={busy} onClick={onUndo} ref={button}>
          {t('undo')}
        </Button>
      </Outdent>
    </Inline>
  )
}
