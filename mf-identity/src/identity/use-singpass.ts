import { useIsOffline } from '@jobspan/shared-kit/hooks/use-is-offline'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { openSingpass } from './open-singpass.ts'
import { useErrorMessage } from './use-error-message.ts'

export type Singpass = {
  /** The address is being fetched. */
  isOpening: boolean
  /** Why Singpass cannot be opened now, or did not open, in the visitor's language. */
  problem: string | undefined
  isDisabled: boolean
  open(): void
}

/** The way to Singpass, for the identity button and the note of a problem beside it. A press meanwhile, and one without a connection, does nothing. */
export const useSingpass = (): Singpass => {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const isOffline = useIsOffline()
  const toMessage = useErrorMessage()
  const opening = useMutation({ mutationFn: () => openSingpass(api) })
  const isDisabled = opening.isPending || isOffline
  return {
    isOpening: opening.isPending,
    problem: isOffline ? t('button.offline') : opening.error ? toMessage(opening.error) : undefined,
    isDisabled,
    open: () => !isDisabled && opening.mutate(),
  }
}
