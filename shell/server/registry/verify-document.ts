import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  type CountryDocument,
  countryDocument,
  type ReferencingDocument,
  referencingDocument,
} from '@jobspan/shared-kit/contracts/registry/document'
import { type PreviewClaims, previewClaims, previewType } from '@jobspan/shared-kit/contracts/registry/preview'
import { compactVerify } from 'jose'
import { z } from 'zod/mini'
import type { TrustedKeys } from './trusted-keys.ts'

/** A token that may not be believed; the message says why in one line. */
class UntrustedTokenError extends Error {}

const verify = async (token: string, keys: TrustedKeys, allowRetired = false) => {
  let isPinnedOnly = false
  const { payload, protectedHeader } = await compactVerify(
    token,
    async ({ kid }) => {
      const found = await keys.find(kid, { allowRetired })
      if (!found) throw new UntrustedTokenError(`signed with a key that is not trusted (${kid ?? 'unnamed'})`)
      isPinnedOnly = found.isPinnedOnly
      return found.key
    },
    { algorithms: ['EdDSA', 'Ed25519'] },
  )
  return { isPinnedOnly, type: protectedHeader.typ, value: JSON.parse(new TextDecoder().decode(payload)) as unknown }
}

export type VerifiedDocument = { document: CountryDocument; isPinnedOnly: boolean }

type VerifySettings = {
  keys: TrustedKeys
  /** Brings what a document names by hash. */
  expand(document: ReferencingDocument): Promise<CountryDocument>
  /** Also accepts retired keys, for documents that this shell stored itself. */
  allowRetired?: boolean
}

const isReferencing = (value: unknown) => (value as { releases?: unknown } | null)?.releases !== undefined

/** Reads a signed document of a country, in either form. Throws where anything about it is wrong. */
export const verifyDocument = async (
  token: string,
  country: CountryKey,
  { keys, expand, allowRetired }: VerifySettings,
): Promise<VerifiedDocument> => {
  const { value, isPinnedOnly, type } = await verify(token, keys, allowRetired)
  if (type === previewType) throw new UntrustedTokenError('a preview link is no document')
  const document = isReferencing(value) ? z.parse(referencingDocument, value) : z.parse(countryDocument, value)
  if (document.country !== country)
    throw new UntrustedTokenError(`document of ${document.country} in place of ${country}`)
  return { document: 'releases' in document ? await expand(document) : document, isPinnedOnly }
}

/** Reads a preview link's token. Throws where it is forged or has expired. */
export const verifyPreview = async (token: string, keys: TrustedKeys, now = Date.now()): Promise<PreviewClaims> => {
  const { value, type } = await verify(token, keys)
  if (type !== previewType) throw new UntrustedTokenError('not a preview link')
  const claims = z.parse(previewClaims, value)
  if (claims.exp * 1000 <= now) throw new UntrustedTokenError('the preview has expired')
  return claims
}
