/** Mails that carry a code: the subject begins with it, so that it is read without opening the mail. */
export const codeTemplates = [
  'loginCode',
  'resetCode',
  'verifyEmail',
  'confirmCode',
  'letInCode',
  'downloadCode',
  'deleteCode',
] as const
/** Tell a member what became of their account; all of them say what to do if it was somebody else. */
export const noticeTemplates = [
  'passwordChanged',
  'addressChanged',
  'waysRemoved',
  'mobileAdded',
  'newDevice',
  'accountDeletion',
  'twoFactorOn',
  'twoFactorOff',
  'socialLinked',
  'passkeyAdded',
] as const
/** Sent to an address that somebody typed: they greet without a name, and say how the reader comes to get them. */
export const requestedTemplates = ['magicLink', 'magicLinkNew', 'resetUnknown', 'addressTaken'] as const
/** Tell a member what happened, if the switch for it is on: they say where it is switched off. */
export const notificationTemplates = [
  'unreadMessage',
  'applicationInterested',
  'applicationInterview',
  'applicationAccepted',
  'applicationNotAccepted',
  'applicationCompleted',
  'recruiterInterested',
  'profileViewed',
] as const
const memberTemplates = ['welcome', 'applicationConfirmation', ...notificationTemplates] as const
export const mailTemplates = [...codeTemplates, ...noticeTemplates, ...requestedTemplates, ...memberTemplates] as const

export type CodeTemplate = (typeof codeTemplates)[number]
export type NoticeTemplate = (typeof noticeTemplates)[number]
export type RequestedTemplate = (typeof requestedTemplates)[number]
export type NotificationTemplate = (typeof notificationTemplates)[number]
export type MailTemplate = (typeof mailTemplates)[number]
/** A text message has one template: its code. */
export type TextTemplate = 'codeText'

type MailText = { subject: string; lines: readonly string[]; action: string }

/**
 * Everything that mails and text messages say in a language. Placeholders: {brand}, {code}, {firstName}, {jobTitle}, {company},
 * {device}, {country}, {at}, {date}, {provider}, {name}, {phone}.
 */
export type MessageTexts = {
  greeting: string
  greetingUnnamed: string
  /** Under mails to members. */
  footer: string
  /** Under mails to an address that somebody typed. */
  footerAsked: string
  codes: Record<CodeTemplate, { subject: string; line: string }>
  /** Below every code. */
  codeNote: string
  notices: Record<NoticeTemplate, { subject: string; line: string }>
  /** Below every notice, and what its button says. */
  notYou: string
  settings: string
  letters: Record<RequestedTemplate | (typeof memberTemplates)[number], MailText>
  /** Below every mail of `notificationTemplates`. */
  switchNote: string
  /** Before the reason that an employer gave, and after it, or in its place. */
  employerWrote: string
  notAcceptedClosing: string
  /** Instead of the first line of `applicationConfirmation` where the employer is not named. */
  unnamedApplication: string
  /** A text message: the code first, short enough for one message. */
  codeText: string
}
