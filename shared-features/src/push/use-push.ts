import { isApiError } from '@jobspan/shared-kit/api'
import { useUnexpectedErrorText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  endSubscription,
  type PushModule,
  type PushState,
  pushModule,
  pushStateQuery,
  saveSubscription,
} from './push-state.ts'
import { usePushTexts } from './use-push-texts.ts'

/** The visitor can change the permission in the browser's own settings while the page is open. */
const usePermissionChanges = (onChange: () => void) => {
  useEffect(() => {
    const leaving = new AbortController()
    navigator.permissions?.query({ name: 'notifications' }).then(
      (status) => {
        if (!leaving.signal.aborted) status.addEventListener('change', () => onChange(), { signal: leaving.signal })
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [onChange])
}

/** Why it could not be turned on or off, in the visitor's language. */
const useProblemText = (kit: PushModule | undefined) => {
  const t = usePushTexts()
  const unexpectedError = useUnexpectedErrorText()
  return (error: unknown): string => {
    if (kit?.isPushError(error)) return error.reason === 'unavailable' ? t('problem.unavailable') : t('off')
    // Without a connection it may fail before anything is asked: on the code of the call.
    if (!isApiError(error)) return navigator.onLine ? unexpectedError : t('problem.offline')
    if (error.kind === 'offline' || error.kind === 'timeout') return t('problem.offline')
    return error.kind === 'malformed' ? unexpectedError : error.message || unexpectedError
  }
}

/**
 * Push notifications in this browser: their state (`query`), and how they are turned on and off. While that is under way, `isOn` is what was asked
 * for. `isRefused`: the visitor refused or closed the browser's question.
 */
export const usePush = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  const { queryKey } = pushStateQuery(api)
  const query = useQuery(pushStateQuery(api))
  const kit = pushModule.useWhen(query.isSuccess)
  const toProblemText = useProblemText(kit)
  const show = async (state: PushState) => {
    // What is being read may be from before.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, state)
  }
  const change = useMutation({
    mutationFn: ({ work }: { isOn: boolean; publicKey: string; work: Promise<void> }) => work,
    networkMode: 'always',
    onSuccess: (_, { isOn, publicKey }) => show({ kind: isOn ? 'on' : 'off', publicKey }),
    onError: (error) => kit?.isPushError(error) && error.reason === 'denied' && show({ kind: 'blocked' }),
  })
  usePermissionChanges(query.refetch)
  const { data: state } = query
  const begin = (isOn: boolean, start: (kit: PushModule, publicKey: string) => Promise<void>) => {
    if (!kit || !state || !('publicKey' in state) || change.isPending) return
    change.mutate({ isOn, publicKey: state.publicKey, work: start(kit, state.publicKey) })
  }
  return {
    query,
    isOn: change.isPending ? change.variables.isOn : state?.kind === 'on',
    isPending: change.isPending,
    isRefused: kit?.isPushError(change.error) === true && change.error.reason !== 'unavailable',
    problem: change.error ? toProblemText(change.error) : undefined,
    /** To be called in a press. The browser's question comes first in it: after anything that is waited for, browsers do not ask. */
    turnOn: () => begin(true, (kit, publicKey) => saveSubscription(api, kit, kit.subscribeToPush(publicKey))),
    turnOff: () => begin(false, (kit) => endSubscription(api, kit)),
  }
}
