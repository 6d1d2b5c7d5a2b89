import type { ApiClient } from '@jobspan/shared-kit/api'
import { sendFileForm } from '@jobspan/shared-kit/api/send-file-form'
import type { VideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import type { Locale } from '@jobspan/shared-kit/remote'
import { queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/profile/video-resumes')

/** The member's video resumes, the newest first. */
export const videosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-profile', 'video-resumes'],
    queryFn: async ({ signal }) => api.call((await contract()).listVideoResumes, { signal }),
    staleTime: 30_000,
  })

type Sending = {
  locale: Locale
  signal: AbortSignal
  /** Share from 0 to 1. */
  onProgress: (share: number) => void
}

/** Adds a video; sent again under the same key it is there once. Answers all, the new one first. */
export const sendVideo = async (file: File, key: string, sending: Sending): Promise<VideoResume[]> => {
  const { uploadVideoResume } = await contract()
  const { items } = await sendFileForm(uploadVideoResume, { file, key, ...sending })
  return items
}

export const sendVideoCover = async (id: number, cover: Blob, sending: Sending): Promise<VideoResume[]> => {
  const { uploadVideoCover } = await contract()
  const file = new File([cover], 'cover.jpg', { type: cover.type })
  const { items } = await sendFileForm(uploadVideoCover, { file, query: `?id=${id}`, ...sending })
  return items
}

export const removeVideo = async (api: ApiClient, { id }: VideoResume) =>
  api.call((await contract()).deleteVideoResume, { params: { id } })
