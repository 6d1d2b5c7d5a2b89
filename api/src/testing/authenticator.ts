import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

type Facts = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  isVerified?: boolean
  counter?: number
  crossOrigin?: boolean
}

/** A device with one passkey (ES256, no attestation), as honest or as forged as a test tells it to be. */
export class Authenticator {
  readonly id = randomBytes(16)
  counter = 0
  userHandle = ''
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  /** What `navigator.credentials.create` gives for the options. */
  create(options: { challenge: string; user: { id: string } }, facts: Facts = {}) {
    this.userHandle = options.user.id
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.from([0, this.id.length])
    const key = Buffer.from(isoCBOR.encode(coseKey))
    const authData = Buffer.concat([this.#authData(facts, 0x40), Buffer.alloc(16), length, this.id, key])
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#response({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, facts),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What `navigator.credentials.get` gives for the options. */
  get(options: { challenge: string }, facts: Facts = {}) {
    this.counter = facts.counter ?? this.counter + 1
    const authData = this.#authData(facts, 0)
    const clientData = this.#clientData('webauthn.get', options.challenge, facts)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientData, 'base64url'))])
    return this.#response({
      clientDataJSON: clientData,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    })
  }

  /** Flags: somebody was there, and was verified (WebAuthn, section 6.1). */
  #authData({ rpId = 'localhost', isVerified = true }: Facts, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), counter])
  }

  #clientData(type: string, challenge: string, facts: Facts): string {
    const { origin = 'http://localhost:3000', crossOrigin = false } = facts
    const data = { type: facts.type ?? type, challenge: facts.challenge ?? challenge, origin, crossOrigin }
    return Buffer.from(JSON.stringify(data)).toString('base64url')
  }

  #response(response: Record<string, unknown>) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
