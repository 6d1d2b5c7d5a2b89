import type { ApiClient } from '@jobspan/shared-kit/api'
import { sendFileForm } from '@jobspan/shared-kit/api/send-file-form'
import type { AvatarStyle } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import type { AvatarCandidate } from '@jobspan/shared-kit/contracts/profile/avatars'
import type { Locale } from '@jobspan/shared-kit/remote'

const contract = () => import('@jobspan/shared-kit/contracts/profile/avatars')

export const sendAvatar = async (picture: Blob, locale: Locale): Promise<SessionUser> => {
  const { uploadAvatar } = await contract()
  const file = new File([picture], 'avatar.jpg', { type: picture.type })
  return (await sendFileForm(uploadAvatar, { file, locale })).user
}

export const removeAvatar = async (api: ApiClient): Promise<SessionUser> => {
  const { deleteAvatar } = await contract()
  return (await api.call(deleteAvatar)).user
}

/** By chance: nothing of the profile goes into it. `byRules` also where an image model is configured. */
export const generateCandidates = async (api: ApiClient, style: AvatarStyle | undefined, byRules: boolean) => {
  const { generateAvatars } = await contract()
  return api.call(generateAvatars, { body: { ...(style ? { style } : {}), ...(byRules ? { source: 'rules' } : {}) } })
}

export const chooseCandidate = async (api: ApiClient, { image, proof }: AvatarCandidate): Promise<SessionUser> => {
  const { chooseAvatar } = await contract()
  return (await api.call(chooseAvatar, { body: { image, proof } })).user
}
