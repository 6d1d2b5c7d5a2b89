import type { NavigationArea } from '@jobspan/shared-kit/contracts/remotes/navigation'
import { useHost } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import type { BootLink, ShellHost } from '../boot-data.ts'

/**
 * The links of remotes in an area, in their order: those that this visitor may follow, and whose page is on in this country. A remote
 * takes its links along when it is off.
 */
export const useNavigationLinks = (area: NavigationArea): readonly BootLink[] => {
  const host = useHost() as ShellHost | null
  const session = useSession()
  const isVisible = ({ access }: BootLink) =>
    access === undefined || (access === session.kind && !(session.kind === 'guest' && session.is_away))
  return (host?.navigation ?? []).filter((link) => link.area === area && isVisible(link) && host?.hasPage(link.to))
}

/** Whether a link leads to where the visitor is, or near it. */
export const isActiveLink = (
  { to, activePaths = [to.split(/[?#]/, 1)[0] ?? to] }: BootLink,
  pathname: string,
): boolean => activePaths.some((path) => pathname.startsWith(path))

/** Pages with a bar of their own at the bottom, or with steps that nothing should lead away from. */
const pagesWithoutBar = [/^\/job\//, /^\/chat\/\d/, /^\/jobseeker-complete-profile/, /^\/get-started/]

/** What the bar at the bottom of a phone leads to: empty for guests, and on pages that have no room for it. */
export const useBottomBarLinks = (pathname: string): readonly BootLink[] => {
  const links = useNavigationLinks('bottom-bar')
  const { kind } = useSession()
  return kind !== 'member' || pagesWithoutBar.some((page) => page.test(pathname)) ? [] : links
}
