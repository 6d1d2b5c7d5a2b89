import { isApiError } from '@jobspan/shared-kit/api'
import type { AiQuotaKind } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import type { AiSource } from '@jobspan/shared-kit/contracts/ai/ai-help'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useRef, useState } from 'react'
import { aiHelpQuery } from './ai-help-query.ts'
import { streamText, type TextRequest } from './stream-text.ts'
import { useAiConsent } from './use-ai-consent.tsx'

export type Writing = {
  /** `stopped` by the member; `failed` with an `error`. In both, `text` is what came until then. */
  phase: 'idle' | 'starting' | 'writing' | 'done' | 'stopped' | 'failed'
  text: string
  source: AiSource | undefined
  error: unknown
}

const idle: Writing = { phase: 'idle', text: '', source: undefined, error: undefined }

/**
 * A text that is written while the member reads. `write` asks for consent first, where a model answers that the member has not consented to,
 * and ends what was being written before. `dialog` is to be rendered: it asks.
 */
export const useWriting = (quotaKind: AiQuotaKind) => {
  const { api, locale, queryClient } = usePlatform()
  const [writing, setWriting] = useState(idle)
  const running = useRef<AbortController>(undefined)
  const consent = useAiConsent('text')
  useEffect(() => () => running.current?.abort(), [])

  const { queryKey } = aiHelpQuery(api)
  const fail = (error: unknown) => setWriting((before) => ({ ...before, phase: 'failed', error }))
  const run = async (request: TextRequest) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setWriting({ ...idle, phase: 'starting' })
    try {
      for await (const { event, data } of streamText(request, locale, abort.signal)) {
        if (event === 'start') setWriting({ ...idle, phase: 'writing', source: data.source })
        else if (event === 'delta') setWriting((before) => ({ ...before, text: before.text + data.text }))
        else {
          setWriting((before) => ({ ...before, phase: 'done', text: data.text }))
          queryClient.setQueryData(
            queryKey,
            (help) => help && { ...help, quotas: { ...help.quotas, [quotaKind]: data.quota } },
          )
        }
      }
    } catch (error) {
      // Of one that was stopped, or that another one took the place of, nothing more is told.
      if (abort.signal.aborted) return
      if (isApiError(error) && error.code === errorCode.aiConsentMissing) {
        setWriting(idle)
        consent.askAgain({ onAllowed: (isByRules) => start(request, isByRules), onError: fail })
        return
      }
      fail(error)
      void queryClient.invalidateQueries({ queryKey })
    }
  }
  const start = ({ body, ...request }: TextRequest, isByRules: boolean) =>
    void run({ ...request, body: isByRules ? { ...body, source: 'rules' } : body })
  const stop = () => {
    running.current?.abort()
    setWriting((before) => ({ ...before, phase: before.text === '' ? 'idle' : 'stopped' }))
    void queryClient.invalidateQueries({ queryKey })
  }
  return {
    writing,
    write: (request: TextRequest) =>
      consent.ask({ onAllowed: (isByRules) => start(request, isByRules), onError: fail }),
    /** By the rules of this site, also where a model is configured. */
    writeByRules: (request: TextRequest) => start(request, true),
    stop,
    discard: () => {
      running.current?.abort()
      setWriting(idle)
    },
    dialog: consent.dialog,
  }
}
