import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { countryKey } from '../platform/locale-keys.ts'
import { buildId, remoteName } from './rollout.ts'

/** Names a request in preview builds, such as a pull request's number. */
export const previewRequest = z.string().check(z.regex(/^[a-z0-9]{1,24}$/))

/** How long a preview lives that nobody closes. */
export const previewDays = 30

/**
 * Addresses of the site that show a preview build to whoever opens them, and to nobody else. They end when the request is closed, and after
 * `previewDays` at the latest.
 */
export const openPreview = endpoint({
  method: 'POST',
  path: '/v1/remotes/:remote/previews',
  summary: 'Links to a preview build',
  access: 'member',
  params: z.object({ remote: remoteName }),
  body: z.object({ build: buildId, countries: z.array(countryKey).check(z.minLength(1), z.maxLength(19)) }),
  data: z.object({
    expires_at: z.string(),
    links: z.array(z.object({ country: countryKey, href: z.string() })),
  }),
})

/** Removes every preview build of a request. Open pages follow within a minute. */
export const closePreview = endpoint({
  method: 'POST',
  path: '/v1/remotes/:remote/previews/:request/close',
  summary: 'Close a preview',
  access: 'member',
  params: z.object({ remote: remoteName, request: previewRequest }),
  data: z.object({ removed: z.array(z.string()) }),
})
