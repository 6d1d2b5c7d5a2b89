import { type Access, type PageDefinition, REMOTE_CONTRACT_VERSION, type RemoteDefinition } from './remote-contract.ts'

/**
 * Declares a page. The pattern is the path below the language, with `:name` parameters; the loader is a dynamic import,
 * so the page is a chunk of its own.
 */
export const page = (
  path: string,
  load: PageDefinition['load'],
  { access }: { access: Access } = { access: 'public' },
): PageDefinition => ({ path, load, access })

/** Declares a remote's public face. Browser, server and release manifest are all made from it. */
export const defineRemote = (
  definition: Pick<RemoteDefinition, 'name' | 'texts'> & Partial<Omit<RemoteDefinition, 'contract'>>,
): RemoteDefinition => ({ pages: [], slots: {}, overlays: [], ...definition, contract: REMOTE_CONTRACT_VERSION })
