import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { errorCode } from './error-code.ts'

const productRules = readFileSync(new URL('../../../../docs/product-rules.md', import.meta.url), 'utf8')

/** The ranges of the table below “Error catalogue”, with what they mean. */
const rows = [...productRules.matchAll(/^\| (\d[\d, to]*) \| (.+) \|$/gm)].flatMap(([, numbers = '', meaning = '']) =>
  numbers.split(', ').map((part) => {
    const [from = 0, to = from] = part.split(' to ').map(Number)
    return { from, to, meaning }
  }),
)
const meaningOf = (code: number) => rows.find(({ from, to }) => code >= from && code <= to)?.meaning

const isOurs = (code: number) => (code >= 40007 && code < 41000) || code >= 50101

// 41298 said that a job was closed, 48905 that a number was taken and 41054 that a social account was: the catalogue, by which other
// programs read them, means a duplicate job, a taken email and an invalid social login.
test.each(Object.entries(errorCode).filter(([, code]) => code !== 0))(
  '%s is a number of the catalogue with its meaning, or one of ours',
  (name, code) => {
    if (isOurs(code)) expect(meaningOf(code)).toBeUndefined()
    else expect([name, meaningOf(code)]).toEqual([name, expect.stringMatching(meanings[name] ?? /^$/)])
  },
)

/** What the catalogue says of each number that is answered. */
const meanings: Record<string, RegExp> = {
  validationFailed: /not valid/,
  credentialsWrong: /credentials are wrong/,
  employerSecretWrong: /credentials are wrong/,
  credentialsMissing: /credentials are wrong, are missing/,
  cookiesMissing: /credentials are wrong, are missing/,
  notFound: /not found/,
  noPermission: /no permission/,
  requestedWithMissing: /no permission/,
  chatNotInvited: /no permission/,
  chatWithOneself: /nobody chats with themselves/,
  phraseLimit: /more than 20 common phrases/,
  chatFailed: /errors of the server/,
  originRefused: /no permission/,
  tooManyAttempts: /too many attempts/,
  stillWorking: /too many attempts/,
  emailTaken: /email is taken/,
  fileTooLarge: /file over 20 MB/,
  avatarTooLarge: /file over 20 MB/,
  companyPictureTooLarge: /file over 20 MB/,
  videoTooLarge: /file over 20 MB/,
  videoLimit: /three resumes, or video resumes/,
  generatedResumeLimit: /more than 5 resume copies/,
  withdrawalBelowTron: /less than 100 on Tron/,
  withdrawalBelowEthereum: /less than 1,000 on Ethereum/,
  withdrawalStep: /no multiple of 100/,
  withdrawalBalance: /more than there are/,
  withdrawalAddress: /no address/,
  withdrawalOpen: /another one open/,
  invitationLimit: /more than 10 people invited at once/,
  rewardResumeTooLarge: /file over 20 MB/,
  resumeCheckEmpty: /what a resume analysis needs/,
  resumeCheckLimit: /how many there are a day/,
  firstMessageLimit: /queries about a resume/,
  avatarGenerationFailed: /avatar could not be generated/,
  avatarGenerationLimit: /more than 5 a day/,
  skillLimit: /more than 10 skills/,
  skillTooLong: /skill of 50 characters/,
  passwordMismatch: /passwords differ/,
  codeWrong: /one-time code/,
  codeUsed: /one-time code/,
  codeExpired: /one-time code/,
  linkUsed: /one-time code/,
  linkExpired: /one-time code/,
  accountSuspended: /suspended/,
  accountSuspendedForSafety: /suspended/,
  accountSuspendedForReview: /suspended/,
  socialLoginInvalid: /social login/,
  emailOrCodeWrong: /email or code/,
  applicationInProcess: /being processed/,
  screeningUnanswered: /screening/,
  resumeLimit: /three resumes/,
  remotePreferenceLimit: /3 remote/,
  onSitePreferenceLimit: /on-site/,
  resumeKind: /wrong type of a resume/,
  videoKind: /wrong type of a resume, of a video/,
  identityMismatch: /identity does not match/,
  chatNotEligible: /identity does not match/,
  residenceMismatch: /identity does not match/,
  lastPreference: /last preference/,
  greetingLimit: /10 greeting/,
  interviewChanged: /rules of interviews/,
  cancelTooLate: /rules of interviews/,
  checkInTooEarly: /rules of interviews/,
  checkInTooLate: /rules of interviews/,
  checkInCodeWrong: /rules of interviews/,
  checkInTooFar: /rules of interviews/,
  attendanceTooEarly: /rules of interviews/,
  interviewBanned: /rules of interviews/,
  attendanceMissing: /rules of interviews/,
  interviewExpired: /rules of interviews/,
  checkInPlaceUnknown: /rules of interviews/,
  interviewAlreadyOpen: /rules of interviews/,
  interviewTimePast: /not in the future/,
  interviewTimeCount: /one to three times/,
  meetingLinkUnknown: /meeting's link/,
  zoomLinkInvalid: /meeting's link/,
  zoomHostKey: /meeting's link/,
  meetingRoomInvalid: /meeting's link/,
  mobileFormat: /mobile number/,
  serverError: /errors of the server/,
}
