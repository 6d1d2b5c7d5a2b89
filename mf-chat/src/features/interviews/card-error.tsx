import { Notice } from '@jobspan/shared-kit/design'
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

const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** The same where the button that was pressed is gone: the focus that it had is here. */
export function FocusedCardError({ error }: { error: unknown }) {
  const toErrorMessage = useErrorMessage()
  return (
    <div ref={focusOnMount} tabIndex={-1}>
      <Notice severity="error">{toErrorMessage(error)}</Notice>
    </div>
  )
}
