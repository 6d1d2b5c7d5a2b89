import { createHash } from 'node:crypto'
import type { PreviewClaims } from '@jobspan/shared-kit/contracts/registry/preview'
import { isPreviewBuild } from '@jobspan/shared-kit/contracts/registry/preview-builds'
import { type Release, release as releaseSchema } from '@jobspan/shared-kit/contracts/remotes/releases'
import { z } from 'zod/mini'
import type { TrustedKeys } from '../registry/trusted-keys.ts'
import { verifyPreview } from '../registry/verify-document.ts'
import { ReleaseFileError } from './release-store.ts'

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
/** A preview of a request may be closed before its link ends; others are not. */
const recheckIntervalMs = 60_000

export const openPreviews = ({ keys, readManifest }: Settings): Previews => {
  const known = new Map<string, { preview: Preview; checkedAt: number }>()
  /** Whether a preview build is still there, as far as that can be told. */
  const isClosed = async ({ remote, build }: Preview): Promise<boolean> =>
    isPreviewBuild(build) &&
    readManifest({ name: remote, build }).then(
      () => false,
      (error: unknown) => error instanceof ReleaseFileError && error.status === 404,
    )
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
      if (before) {
        if (before.preview.exp * 1000 <= Date.now()) return undefined
        if (Date.now() - before.checkedAt < recheckIntervalMs) return before.preview
        before.checkedAt = Date.now()
        if (!(await isClosed(before.preview))) return before.preview
        known.delete(token)
        return undefined
      }
      const preview = await read(token).catch(() => undefined)
      if (!preview) return undefined
      if (known.size >= maxCachedPreviews) known.delete(known.keys().next().value ?? '')
      known.set(token, { preview, checkedAt: Date.now() })
      return preview
    },
  }
}
