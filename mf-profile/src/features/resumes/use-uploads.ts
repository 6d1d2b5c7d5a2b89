import { getResumeFileError } from '@jobspan/shared-features/resumes/resume-file'
import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useRef, useState } from 'react'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { profileLimits } from '../../profile/profile-limits.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { fetchResumes } from './resume-api.ts'

/** A file on its way, or one that did not arrive. */
export type Upload = {
  key: string
  file: File
  /** From 0 to 1. */
  progress: number
  errorMessage: string | undefined
  /** Sending it again may help, where there is room. */
  canRetry: boolean
}

const transientKinds = new Set(['offline', 'timeout', 'server'])
const transientCodes = new Set<number>([errorCode.tooManyAttempts, errorCode.resumeLimit])

/** Whether the page is still there: what is on its way arrives, whatever page its sender has gone on to. */
const useIsShown = () => {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

type UploadList = {
  change: (key: string, what: Partial<Upload>) => void
  cancelUpload: (key: string) => void
  addTextless: (name: string) => void
  onAttached: ((resume: Resume, hasText: boolean) => void) | undefined
}

/** Sends one file, and says what came of it: in the list, or by a notice where the page is gone. */
const useRunUpload = ({ change, cancelUpload, addTextless, onAttached }: UploadList) => {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const { api, locale, notify } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const isShown = useIsShown()
  return async (key: string, file: File, abort: AbortController) => {
    try {
      // The page of a profile does without it until somebody has chosen a file.
      const { uploadResumeFile } = await import('@jobspan/shared-features/resumes/upload-resume-file')
      const { items, has_text: hasText } = await uploadResumeFile({
        file,
        key,
        locale,
        signal: abort.signal,
        onProgress: (progress) => change(key, { progress }),
      })
      writeProfile(() => ({ resumes: items }))
      cancelUpload(key)
      // The newest is the first.
      if (items[0]) onAttached?.(items[0], hasText)
      if (hasText) notify(t('resume.attached', { name: isolateBidi(file.name) }), 'success')
      else if (isShown.current) addTextless(file.name)
      else notify(t('resume.noText', { name: isolateBidi(file.name) }), 'warning')
    } catch (error) {
      if (abort.signal.aborted) return
      if (isApiError(error) && error.status === 401) void fetchResumes(api).catch(() => undefined)
      const canRetry = !isApiError(error) || transientKinds.has(error.kind) || transientCodes.has(error.code)
      const errorMessage = toErrorMessage(error)
      if (isShown.current) change(key, { errorMessage, canRetry })
      else notify(t('resume.failed', { name: isolateBidi(file.name), problem: errorMessage }), 'error')
    }
  }
}

/** Files that are being attached, one after the other, so that each answer names all that are there. */
export const useUploads = (attached: number, onAttached?: (resume: Resume, hasText: boolean) => void) => {
  const t = useTranslations('mf-profile')
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [textless, setTextless] = useState<readonly string[]>([])
  const addTextless = (name: string) => setTextless((names) => [...names, name])
  const aborts = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())

  const change = (key: string, what: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...what } : upload)))
  const cancelUpload = (key: string) => {
    aborts.current.get(key)?.abort()
    setUploads((all) => all.filter((upload) => upload.key !== key))
  }

  const run = useRunUpload({ change, cancelUpload, addTextless, onAttached })
  const send = (key: string, file: File) => {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    queue.current = queue.current.then(() => run(key, file, abort)).finally(() => aborts.current.delete(key))
  }
  const begin = (file: File, errorMessage?: string, canRetry = false) => {
    const key = crypto.randomUUID()
    setUploads((all) => [...all, { key, file, progress: 0, errorMessage, canRetry }])
    if (errorMessage === undefined) send(key, file)
  }

  const pendingCount = uploads.filter(({ errorMessage }) => errorMessage === undefined).length
  const remainingCount = profileLimits.maxResumes - attached - pendingCount
  const add = (files: readonly File[]) => {
    // What was wrong with the last ones is over.
    setTextless([])
    setUploads((all) => all.filter(({ errorMessage }) => errorMessage === undefined))
    let room = remainingCount
    for (const file of files) {
      const fault = getResumeFileError(file)
      if (fault) begin(file, t(`resume.fault.${fault}`))
      else if (room <= 0) begin(file, t('resume.fault.many'), true)
      else {
        room -= 1
        begin(file)
      }
    }
  }

  return {
    uploads,
    /** Names of files just attached that hold no text, such as scans. */
    textless,
    /** How many more there may be. */
    remainingCount: Math.max(0, remainingCount),
    add,
    retry: ({ key, file }: Upload) => {
      change(key, { progress: 0, errorMessage: undefined })
      send(key, file)
    },
    cancelUpload,
  }
}
