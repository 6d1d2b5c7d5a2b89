import type { ApiClient } from '@jobspan/shared-kit/api'

const contract = () => import('@jobspan/shared-kit/contracts/auth/account-security')

/** Makes a passkey on this device and gives it to the account. Throws what the browser says when the person declines. */
export const createPasskey = async (api: ApiClient, name: string) => {
  const [{ passkeyOptions, addPasskey }, { registerPasskey }] = await Promise.all([
    contract(),
    import('@jobspan/shared-features/account'),
  ])
  const { options } = await api.call(passkeyOptions)
  const response = await registerPasskey(options)
  return api.call(addPasskey, { body: { name, response } })
}

export const updatePasskeyName = async (api: ApiClient, id: number, name: string) => {
  const { renamePasskey } = await contract()
  return api.call(renamePasskey, { params: { id }, body: { name } })
}

/** 40008 where nothing else would lead into the account. */
export const deletePasskey = async (api: ApiClient, id: number) => {
  const { removePasskey } = await contract()
  return api.call(removePasskey, { params: { id } })
}
