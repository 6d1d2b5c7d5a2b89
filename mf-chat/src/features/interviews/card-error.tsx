import { Notice } from '@jobspan/shared-kit/design'
import { useLayoutEffect, useRef, useState } from 'react'
import { useErrorMessage } from '../../chat/use-error-message.ts'

/** Why something with an interview did not work. */
export function CardError({ error }: { error: unknown }) {
  const toErrorMessage = useErrorMessage()
  if (!error) return null
  return (
    <Notice severity="error" live>
      {toErrorMessage(error)}
    </Notice>
  )
}

/** The same where the button that was pressed is gone: the focus that it had is here. Who has gone on to something else stays there and is told. */
export function FocusedCardError({ error }: { error: unknown }) {
  const toErrorMessage = useErrorMessage()
  const place = useRef<HTMLDivElement>(null)
  const [isFocusElsewhere, setFocusElsewhere] = useState(false)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
    else setFocusElsewhere(true)
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice severity="error" live={isFocusElsewhere}>
        {toErrorMessage(error)}
      </Notice>
    </div>
  )
}
