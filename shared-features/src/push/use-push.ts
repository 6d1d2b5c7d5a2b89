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
 * Push notifications in this browser: their state (`query`), and how they are turned on and off. `isOn` only once they are: a browser may leave its
 * question unanswered for as long as it likes, and `progress` says meanwhile what is under way. `isRefused`: the visitor refused or closed that question.
 */
export const usePush = () => {
  const t = usePushTexts()
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
  const isTurningOff = change.isPending && !change.variables.isOn
  const begin = (isOn: boolean, start: (kit: PushModule, publicKey: string) => Promise<void>) => {
    // What waits for the browser's answer can be pressed again: where the permission is given in the browser's settings, nothing answers.
    if (!kit || !state || !('publicKey' in state) || isTurningOff) return
    change.mutate({ isOn, publicKey: state.publicKey, work: start(kit, state.publicKey) })
  }
  return {
    query,
    isOn: state?.kind === 'on' && !isTurningOff,
    isPending: change.isPending,
    progress: change.isPending && !isTurningOff ? t('turningOn') : undefined,
    isRefused: kit?.isPushError(change.error) === true && change.error.reason !== 'unavailable',
    problem: change.error ? toProblemText(change.error) : undefined,
    /** To be called in a press. The browser's question comes first in it: after anything that is waited for, browsers do not ask. */
    turnOn: () => begin(true, (kit, publicKey) => saveSubscription(api, kit, kit.subscribeToPush(publicKey))),
    turnOff: () => begin(false, (kit) => endSubscription(api, kit)),
  }
}
