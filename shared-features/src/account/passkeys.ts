import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** A WebAuthn message as the contracts carry it. */
type Message = Record<string, unknown>

/** Whether this browser knows passkeys at all; false on the server. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'

/** Whether passkeys can be offered among what the browser suggests for a field (WebAuthn level 3, conditional mediation). */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true

const library = () => import('@simplewebauthn/browser')

/**
 * Signs the API's challenge with a passkey that the person chooses. With `suggest` nothing is shown until a passkey is chosen
 * from the suggestions of a field whose `autocomplete` ends in `webauthn`; another call ends such a wait.
 */
export const requestPasskey = async (options: Message, { suggest = false } = {}): Promise<Message> => {
  const { startAuthentication } = await library()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: suggest })) }
}

/** Makes a new passkey on this device or in the person's password manager. */
export const registerPasskey = async (options: Message): Promise<Message> => {
  const { startRegistration } = await library()
  return { ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })) }
}

/** Ends a wait for a suggested passkey, as when the field goes away. */
export const cancelPasskeyRequest = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()

/** The person closed the browser's question, let it time out, or another question took its place: nothing to be told about. */
export const isPasskeyDeclined = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** The device holds a passkey of this account already. */
export const isPasskeyAlreadyRegistered = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError'
