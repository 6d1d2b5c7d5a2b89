import { createHash } from 'node:crypto'
import type { PreviewClaims } from '@jobspan/shared-kit/contracts/registry/preview'
import { type Release, release as releaseSchema } from '@jobspan/shared-kit/contracts/releases'
import { z } from 'zod/mini'
import type { TrustedKeys } from '../registry/trusted-keys.ts'
import { verifyPreview } from '../registry/verify-document.ts'

export const previewCookie = 'preview'
/** What the cookie holds after a link that could not be opened, for as long as its visitor is told. */
export const expiredPreview = 'ended'
export const expiredPreviewMaxAgeSeconds = 5 * 60

type Preview = PreviewClaims & { release: Release }

/** Opens the tokens of preview links: those that are signed, have not expired and name a release that can be had. */
export type Previews = { open(token: string | undefined): Promise<Preview | undefined> }

type Settings = {
  keys: TrustedKeys
  /** Brings a release's `release.json`, byte for byte. */
  readManifest(release: { name: string; build: string }): Promise<Uint8Array>
}

const maxCachedPreviews = 200

export const openPreviews = ({ keys, readManifest }: Settings): Previews => {
  const known = new Map<string, Preview>()
  const read = async (token: string): Promise<Preview> => {
    const claims = await verifyPreview(token, keys)
    const bytes = await readManifest({ name: claims.remote, build: claims.build })
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== claims.integrity)
      throw new Error('the release is another than the one that was signed')
    return { ...claims, release: z.parse(releaseSchema, JSON.parse(new TextDecoder().decode(bytes))) }
  }
  return {
    async open(token) {
      if (!token || token.length > 4000) return undefined
      const before = known.get(token)
      if (before) return before.exp * 1000 > Date.now() ? before : undefined
      const preview = await read(token).catch(() => undefined)
      if (!preview) return undefined
      if (known.size >= maxCachedPreviews) known.delete(known.keys().next().value ?? '')
      known.set(token, preview)
      return preview
    },
  }
}
