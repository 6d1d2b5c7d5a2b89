import type { NavigationIcon } from '@jobspan/shared-kit/contracts/remotes/navigation'
import {
  BadgeCheck,
  Bell,
  Bookmark,
  Briefcase,
  FileText,
  Gift,
  type LucideIcon,
  MessageCircle,
  Settings,
  UserRound,
  Wallet,
} from 'lucide-react'

const icons: Record<NavigationIcon, LucideIcon> = {
  'badge-check': BadgeCheck,
  bell: Bell,
  bookmark: Bookmark,
  briefcase: Briefcase,
  'file-text': FileText,
  gift: Gift,
  'message-circle': MessageCircle,
  settings: Settings,
  'user-round': UserRound,
  wallet: Wallet,
}

/** The icon of a link; undefined for a name that this shell does not know, as of a remote that was built for a later one. */
export const getNavigationIcon = (name: string | undefined): LucideIcon | undefined =>
  name !== undefined && Object.hasOwn(icons, name) ? icons[name as NavigationIcon] : undefined
