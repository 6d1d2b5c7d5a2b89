import type { Access } from './platform-contract.ts'
import {
  type NavigationLink,
  type OverlayDefinition,
  type OverlayModule,
  type PageDefinition,
  REMOTE_CONTRACT_VERSION,
  type RemoteDefinition,
} from './remote-contract.ts'
import type { SlotContribution, SlotDeclaration } from './slot-contract.ts'
import type { SlotName } from './slot-params.ts'

/**
 * Declares a page. The pattern is the path below the language, with `:name` parameters; the loader is a dynamic import,
 * so the page is a chunk of its own.
 *
 * @default access 'public'
 * @example page('/companies/:id', () => import('./pages/company-page.tsx'))
 */
export const page = (
  path: string,
  load: PageDefinition['load'],
  { access }: { access: Access } = { access: 'public' },
): PageDefinition => ({ path, load, access })

/**
 * Declares an overlay: what is shown above any page whose query has the flag, such as `?showSingpassInfo=1`. A flag begins with
 * `show`, so that none can be the name of a filter or of another thing that pages read from their query.
 *
 * @default access 'public'
 * @example overlay('verification', 'showSingpassInfo', () => import('./overlays/verification.tsx'), { access: 'member' })
 */
export const overlay = (
  name: string,
  queryFlag: string,
  load: () => Promise<OverlayModule>,
  { access }: { access: Access } = { access: 'public' },
): OverlayDefinition => ({ name, queryFlag, load, access })

/**
 * Declares a slot that this remote's pages show. A change of its parameters that breaks contributions is another major of `version`; an added
 * parameter is another minor.
 *
 * @example declareSlot('job.actions', { version: '1.0', onFailure: 'hide' })
 */
export const declareSlot = (name: SlotName, options: Omit<SlotDeclaration, 'name'>): SlotDeclaration => ({
  name,
  ...options,
})

/**
 * Declares what this remote shows in a slot. `version` is that of the slot that it was made for.
 *
 * @default order 50, access 'public', countries all, hydrateOn 'load'
 * @example contribute('job.actions', 'chat', () => import('./slots/job-actions.tsx'), { version: '1.0', order: 20 })
 */
export const contribute = <Name extends SlotName>(
  slot: Name,
  name: string,
  load: SlotContribution<Name>['load'],
  options: Pick<SlotContribution, 'version'> &
    Partial<Pick<SlotContribution, 'order' | 'countries' | 'access' | 'hydrateOn'>>,
): SlotContribution =>
  // The value says which slot it is; the list of a remote has contributions to different slots.
  ({ slot, name, load, order: 50, access: 'public', ...options }) as unknown as SlotContribution

/**
 * Declares a link in the shell's header, in the member's menu, in the bar at the bottom of a phone, or in the footer.
 *
 * @default access 'public'
 * @example navigationLink({ area: 'header', id: 'paths', to: '/skill-paths', textKey: 'navigation.paths', weight: 50 })
 */
export const navigationLink = (
  link: Omit<NavigationLink, 'access'> & Partial<Pick<NavigationLink, 'access'>>,
): NavigationLink => ({ access: 'public', ...link })

/**
 * Declares what a remote offers. Browser, server and release manifest are all made from it.
 *
 * @example
 * export default defineRemote({
 *   name: 'mf-chat',
 *   texts: (language) => import(`./locales/${language}.json`),
 *   pages: [page('/chat', () => import('./pages/chats-page.tsx'), { access: 'member' })],
 * })
 */
export const defineRemote = (
  definition: Pick<RemoteDefinition, 'name' | 'texts'> & Partial<Omit<RemoteDefinition, 'contract'>>,
): RemoteDefinition => ({ pages: [], slots: {}, overlays: [], ...definition, contract: REMOTE_CONTRACT_VERSION })
