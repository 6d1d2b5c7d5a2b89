/** Doorways of the kit that the shell lends to remotes, and their source below `shared-kit/src`. */
export const doorways = {
  remote: 'remote/remote',
  routing: 'routing/routing',
  session: 'session/session',
  api: 'api/api',
  i18n: 'i18n/i18n',
  design: 'design/design',
  'design/overlays': 'design/overlays',
} as const
