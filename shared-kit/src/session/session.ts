export {
  type LastingNotice,
  lastingNoticeAtom,
  type Notification,
  notificationsAtom,
  notify,
  pushNotification,
} from './notifications.ts'
export {
  documentSessionAtom,
  memberAtom,
  type Session,
  type SessionUser,
  sessionAtom,
  useSession,
} from './session-atoms.ts'
