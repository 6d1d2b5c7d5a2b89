import type { PayPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import type { PushTexts } from './push/push-texts.ts'

/** Mails that carry a code: the subject begins with it, so that it is read without opening the mail. */
export const codeTemplates = [
  'loginCode',
  'resetCode',
  'verifyEmail',
  'confirmCode',
  'letInCode',
  'downloadCode',
  'deleteCode',
  'withdrawCode',
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
  'withdrawalRequested',
] as const
/** Sent to an address that somebody typed: they greet without a name, and say how the reader comes to get them. */
export const requestedTemplates = [
  'magicLink',
  'magicLinkNew',
  'confirmJobAlert',
  'resetUnknown',
  'addressTaken',
  'resumeFile',
  'invitation',
] as const
/** Of interviews and offers: they say the time in both zones, and where it is. */
export const interviewTemplates = [
  'interviewProposed',
  'interviewMoved',
  'interviewRescheduled',
  'interviewAccepted',
  'interviewChanged',
  'interviewCancelled',
  'interviewReminder',
  'interviewNotAttended',
  'interviewPassed',
  'interviewSuccessful',
  'interviewCompleted',
  'offerReceived',
  'offerWithdrawn',
] as const
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
  'referralViewed',
  ...interviewTemplates,
] as const
/** Answer what a member asked for, with the words of an operator. No switch turns them off. */
export const answerTemplates = [
  'reportTakenDown',
  'reportKept',
  'recruiterReportUpheld',
  'recruiterReportKept',
  'objectionUpheld',
  'objectionRejected',
] as const
/** What invitations brought, and what became of it. No switch turns them off. */
const rewardTemplates = [
  'rewardsForInviting',
  'rewardsForJoining',
  'rewardPoints',
  'merchandiseSent',
  'withdrawalSettled',
  'withdrawalReturned',
  'drawWon',
] as const
const memberTemplates = [
  'welcome',
  'applicationConfirmation',
  ...notificationTemplates,
  ...answerTemplates,
  ...rewardTemplates,
] as const
export const mailTemplates = [...codeTemplates, ...noticeTemplates, ...requestedTemplates, ...memberTemplates] as const

export type CodeTemplate = (typeof codeTemplates)[number]
export type NoticeTemplate = (typeof noticeTemplates)[number]
export type RequestedTemplate = (typeof requestedTemplates)[number]
export type InterviewTemplate = (typeof interviewTemplates)[number]
export type NotificationTemplate = (typeof notificationTemplates)[number]
export type MailTemplate = (typeof mailTemplates)[number]
/** The mail of a job alert lists jobs, and is composed apart (`composeJobAlert`). */
export type JobAlertTemplate = 'jobAlert'
/** A text message has one template: its code. */
export type TextTemplate = 'codeText'

/** What the mail of a job alert says, its subject by the plural forms of the language. Placeholders: count, search, brand, amount. */
export type JobAlertTexts = Partial<Record<`subject_${Intl.LDMLPluralRule}`, string>> & {
  subject_other: string
  intro: string
  seeAll: string
  manage: string
  unsubscribe: string
  /** Why the reader gets it. */
  whyDaily: string
  whyWeekly: string
  /** Names the search of an alert that asks for nothing in particular. */
  everyJob: string
  pay: Record<PayPeriod, string>
  payFrom: string
  payUpTo: string
  payUndisclosed: string
}

/** What mails and calendars say of an interview. Placeholders: jobTitle, when, place, link, company, names, text, count, date. */
export type InterviewTexts = {
  job: string
  /** Where both sides have the same time; else each has a line. */
  time: string
  yourTime: string
  companyTime: string
  /** Before the times of a proposal. */
  times: string
  place: string
  video: string
  phone: string
  interviewers: string
  bring: string
  note: string
  /** How many were missed, and what follows after the third; that it has followed. */
  missed: string
  banned: string
  /** How to object. */
  object: string
  /** Its name in a calendar, and below what it says there: nobody reads what calendar programs answer by mail. */
  summary: string
  calendarNote: string
}

type MailText = {
  subject: string
  lines: readonly string[]
  /** In place of the lines, where those have what somebody typed, or promise what does not go along: for an address that nobody has proven. */
  unconfirmed?: readonly string[]
  action: string
}

/**
 * Everything that mails and text messages say in a language. Placeholders: brand, code, firstName, jobTitle, company, device,
 * country, at, date, provider, name, phone, title, expires, points, usdt, prize; those of `jobAlert` and `interview` are their own.
 */
export type MessageTexts = {
  greeting: string
  greetingUnnamed: string
  /** Under mails to members. */
  footer: string
  /** Under mails to an address that somebody typed. */
  footerAsked: string
  /** Under mails to a member whose address nobody has proven, with the link that ends them. */
  footerUnconfirmed: string
  notMe: string
  /** Under an invitation: the link that ends invitations to the address. */
  noInvitations: string
  /** Below them: why the address should be confirmed, and the link that does it. */
  confirmNote: string
  confirmEmail: string
  /** What the welcome says there, in place of its lines. */
  welcomeUnconfirmed: string
  codes: Record<CodeTemplate, { subject: string; line: string }>
  /** Below every code. */
  codeNote: string
  notices: Record<NoticeTemplate, { subject: string; line: string }>
  /** Below every notice, and what its button says. */
  notYou: string
  settings: string
  letters: Record<RequestedTemplate | (typeof memberTemplates)[number], MailText>
  interview: InterviewTexts
  /** How an application stands, beside the job that a mail is about. */
  states: Record<'sent' | 'interested' | 'interview' | 'accepted' | 'not_accepted' | 'completed' | 'offer', string>
  /** Below every mail of `notificationTemplates`. */
  switchNote: string
  /** Before the reason that an employer gave, and after it, or in its place. */
  employerWrote: string
  /** Before the reason that an operator gave. */
  weWrote: string
  notAcceptedClosing: string
  /** Instead of the first line of `applicationConfirmation` where the employer is not named. */
  unnamedApplication: string
  jobAlert: JobAlertTexts
  /** What pushes say, in the words of the list under the bell. Placeholders: company, job, recruiter, number. */
  push: PushTexts
  /** A text message: the code first, short enough for one message. */
  codeText: string
}
