import { readFileSync } from 'node:fs'
import { installManifestPath } from '@jobspan/shared-kit/contracts/platform/install-manifest'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import type { FastifyInstance } from 'fastify'
import type { ShellContext } from '../shell-context.ts'

/** The mark as PNG, drawn from `icons/mark.svg`: launchers of phones take no SVG. The one that they cut to a shape of their own has room around it. */
const icons = [
  { path: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { path: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { path: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

/** Where iOS asks by itself. */
export const appleIcon = '/apple-touch-icon.png'

/** For notifications of the browser (`readPushMessage`): Android shows the shape alone, in a colour of its own. */
const notificationBadge = '/badge-96.png'

const paper = '#FBFAF7'

/** What a browser needs to install the site as an app, in each language, and its icons. The service worker has no part in it: the site works online. */
export const serveInstallManifest = (app: FastifyInstance, { env }: Pick<ShellContext, 'env'>): void => {
  for (const path of [...icons.map((icon) => icon.path), appleIcon, notificationBadge]) {
    const picture = readFileSync(new URL(`./icons${path}`, import.meta.url))
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/png').send(picture),
    )
  }
  for (const { key, intl, direction } of languages)
    app.get(installManifestPath(key), (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json')
        .send(
          JSON.stringify({
            id: '/',
            name: env.BRAND_NAME,
            short_name: env.BRAND_NAME.slice(0, 12),
            lang: intl,
            dir: direction,
            start_url: `/${key}`,
            scope: '/',
            display: 'standalone',
            background_color: paper,
            theme_color: paper,
            icons: icons.map(({ path, sizes, purpose }) => ({ src: path, sizes, type: 'image/png', purpose })),
          }),
        ),
    )
}
