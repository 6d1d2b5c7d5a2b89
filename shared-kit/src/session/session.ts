export {
  type LastingNotice,
  lastingNoticeAtom,
  type Notification,
  notificationsAtom,
  notify,
  pushNotification,
} from './notifications.ts'
export {
  memberAtom,
  type Session,
  type SessionUser,
  sessionAtom,
  setDocumentSession,
  useSession,
} from './session-atoms.ts'
