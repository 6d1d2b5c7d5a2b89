import type { Composition } from '../federation-scenarios/test-bed.ts'

/** Steps in which a remote arrives in the browser. Ours has no manifest of its own: the registry's document is one for all. */
export const phases = ['manifest', 'entry', 'expose', 'lazy chunk'] as const
export type Phase = (typeof phases)[number]

const ours = (remote: string): Record<Phase, RegExp | undefined> => {
  const base = `^/remotes/(?:_r\\d+/)?${remote}/[^/]+/`
  return {
    manifest: undefined,
    entry: new RegExp(`${base}remoteEntry\\.js$`),
    expose: new RegExp(`${base}remote\\.js$`),
    'lazy chunk': new RegExp(`${base}(?!remoteEntry\\.js|remote\\.js|texts-).*\\.js$`),
  }
}

const stock = (remote: string): Record<Phase, RegExp | undefined> => {
  const base = `^/stock/${remote}/`
  return {
    manifest: new RegExp(`${base}mf-manifest\\.json$`),
    entry: new RegExp(`${base}remoteEntry\\.js$`),
    expose: new RegExp(`${base}__federation_expose_remote\\..*js$`),
    'lazy chunk': new RegExp(`${base}(?!remoteEntry\\.js|__federation_expose|texts-).*\\.js$`),
  }
}

/** Files of a remote by the phase in which they are fetched, under every address they may have. */
export const filesOf = (composition: Composition, remote: string): Record<Phase, RegExp | undefined> =>
  composition === 'stock' ? stock(remote) : ours(remote)

/** Every file of every remote. */
export const allRemotes = (composition: Composition): RegExp =>
  composition === 'stock' ? /^\/stock\/mf-/ : /^\/remotes\//
