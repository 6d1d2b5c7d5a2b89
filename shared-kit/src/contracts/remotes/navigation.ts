import { z } from 'zod/mini'

/** Where the shell shows links of remotes: the header, the menu behind a member's avatar, the bar at the bottom of a phone, the footer. */
export const navigationAreas = ['header', 'member-menu', 'bottom-bar', 'footer'] as const
export type NavigationArea = (typeof navigationAreas)[number]

/** Names of the icons that the shell has for links, all of them lucide's. */
export const navigationIcons = [
  'badge-check',
  'bell',
  'bookmark',
  'briefcase',
  'file-text',
  'gift',
  'message-circle',
  'settings',
  'user-round',
  'wallet',
] as const
export type NavigationIcon = (typeof navigationIcons)[number]

/** Who sees a link. */
export const navigationAccess = ['public', 'member', 'guest'] as const
export type NavigationAccess = (typeof navigationAccess)[number]

/** A link of a release. Its labels travel with it, so that the shell needs none of the remote's texts. */
export const releaseLink = z.object({
  area: z.enum(navigationAreas),
  /** Names the link in all areas where it is shown; it belongs to one remote. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Path below the language, of a page of the release. */
  to: z.string().check(z.startsWith('/')),
  /** By language key, all ten. */
  labels: z.record(z.string(), z.string().check(z.minLength(1))),
  /** A name that the shell does not know shows no icon. */
  icon: z.optional(z.string()),
  /** Lower ones come first; of the same weight the ids decide. */
  weight: z.number(),
  access: z.enum(navigationAccess),
  /** Where it is shown; everywhere unless told. */
  countries: z.optional(z.array(z.string())),
  /** The link is current where the path begins with one of these; where it is the link's own unless told. */
  activePaths: z.optional(z.array(z.string())),
})
export type ReleaseLink = z.infer<typeof releaseLink>
