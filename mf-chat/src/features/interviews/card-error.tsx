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
