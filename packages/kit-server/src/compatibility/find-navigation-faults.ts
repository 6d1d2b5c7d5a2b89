import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { navigationIcons, type ReleaseLink } from '@jobspan/shared-kit/contracts/remotes/navigation'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { routesOverlap } from './find-conflicts.ts'

const findLinkFaults = (link: ReleaseLink, { pages }: Pick<Release, 'pages'>): string[] => {
  const named = `the link ${link.id} of the ${link.area}`
  const [pathname = ''] = link.to.split(/[?#]/)
  const missing = languages.filter(({ key }) => !link.labels[key]).map(({ key }) => key)
  return [
    ...(pages.some(({ path }) => routesOverlap(path, pathname))
      ? []
      : [`${named} leads to ${pathname}, which is no page of it`]),
    ...(missing.length > 0 ? [`${named} has no label in ${missing.join(', ')}`] : []),
    ...(link.icon === undefined || (navigationIcons as readonly string[]).includes(link.icon)
      ? []
      : [`${named} has the icon ${link.icon}, which the shell has not; choose of ${navigationIcons.join(', ')}`]),
  ]
}

/** What is wrong with the links of a release by themselves: pages that it has not, labels, icons, and one link twice in an area. */
export const findNavigationFaults = (release: Pick<Release, 'pages' | 'navigation'>): string[] => {
  const links = release.navigation ?? []
  const isTwice = ({ area, id }: ReleaseLink, index: number) =>
    links.findIndex((other) => other.area === area && other.id === id) < index
  return [
    ...links.filter(isTwice).map(({ area, id }) => `the link ${id} of the ${area} is there twice; leave one`),
    ...links.flatMap((link) => findLinkFaults(link, release)),
  ]
}
