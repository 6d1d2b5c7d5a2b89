import { Button, Inline, Text } from '@jobspan/shared-kit/design'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAiTexts } from './use-ai-texts.ts'

/**
 * Puts a draft into a field, and brings back what it replaced, until somebody writes on. `notice` is to be rendered beside the field: it has the
 * focus once something was inserted.
 *
 * @param text what is in the field
 * @param onUndone where the focus goes from there
 */
export const useInsertion = (
  text: string,
  onChange: (text: string) => void,
  onUndone: () => void,
): { insert: (draft: string) => void; forget: () => void; notice: ReactNode } => {
  const t = useAiTexts()
  const [inserted, setInserted] = useState<{ draft: string; before: string }>()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (inserted) undo.current?.focus()
  }, [inserted])
  return {
    insert: (draft) => {
      setInserted({ draft, before: text })
      onChange(draft)
    },
    forget: () => setInserted(undefined),
    notice: inserted && (
      <Inline gap={12}>
        <Text as="span" size={15} tone="soft">
          <span role="status">{t('message.inserted')}</span>
        </Text>
        {text === inserted.draft && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onChange(inserted.before)
              setInserted(undefined)
              onUndone()
            }}
            ref={undo}
          >
            {t('message.undo')}
          </Button>
        )}
      </Inline>
    ),
  }
}
