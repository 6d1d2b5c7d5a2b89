/** Entry points of the kit that the shell provides to remotes, and their source below `shared-kit/src`. */
export const kitEntryPoints = {
  remote: 'remote/remote',
  routing: 'routing/routing',
  session: 'session/session',
  api: 'api/api',
  messaging: 'messaging/messaging',
  push: 'push/push',
  i18n: 'i18n/i18n',
  design: 'design/design',
  'design/overlays': 'design/overlays',
} as const
