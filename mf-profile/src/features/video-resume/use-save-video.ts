import { isApiError } from '@jobspan/shared-kit/api'
import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useRef, useState } from 'react'
import { useErrorMessage } from '../../account/use-error-message.ts'
import type { Frame } from './grab-frames.ts'
import { sendVideo, sendVideoCover, videosQuery } from './video-api.ts'

/** Sends a video and then its cover. A video whose cover did not arrive is there without one. */
export const useSaveVideo = (file: File, onSaved: (items: VideoResume[]) => void) => {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const { api, locale, notify, queryClient } = usePlatform()
  const [progress, setProgress] = useState<number>()
  const [errorMessage, setErrorMessage] = useState<string>()
  const abort = useRef<AbortController>(undefined)
  // Names this file: sent again after a lost answer it is there once.
  const [key] = useState(() => crypto.randomUUID())
  useEffect(() => () => abort.current?.abort(), [])

  const save = async (cover: Frame | undefined) => {
    const sending = new AbortController()
    abort.current = sending
    setErrorMessage(undefined)
    setProgress(0)
    const requestOptions = { locale, signal: sending.signal, onProgress: () => undefined }
    try {
      const items = await sendVideo(file, key, { ...requestOptions, onProgress: setProgress })
      const [added] = items
      const withCover =
        added && cover && (await sendVideoCover(added.id, cover.blob, requestOptions).catch(() => undefined))
      if (cover && !withCover) notify(t('video.savedWithoutCover'), 'warning')
      else notify(t('video.saved'), 'success')
      onSaved(withCover ?? items)
    } catch (error) {
      if (sending.signal.aborted) return
      // Requested through the API client, which notifies the shell where the session has ended.
      if (isApiError(error) && error.status === 401) void queryClient.invalidateQueries(videosQuery(api))
      setErrorMessage(toErrorMessage(error))
    } finally {
      setProgress(undefined)
    }
  }
  return { save, cancel: () => abort.current?.abort(), progress, errorMessage }
}
