/**
 * The codes that the API answers, by name; 0 is success. Numbers of the error catalogue have its meaning
 * (docs/product-rules.md#error-catalogue). A case that it does not name has a number of ours: from 40007, and from 50101 where the
 * server is at fault, because the catalogue has no numbers there (ADR 5).
 */
export const errorCode = {
  success: 0,
  validationFailed: 40001,
  credentialsWrong: 40002,
  /** The same with another text: a server of the employer site sent no secret, or a wrong one. */
  employerSecretWrong: 40002,
  credentialsMissing: 40003,
  /** The same with another text: no cookie came along at all, so the browser keeps none and no session has ended. */
  cookiesMissing: 40003,
  notFound: 40004,
  noPermission: 40005,
  /** The same with another text: the header that shows that no other site sends this is missing. */
  requestedWithMissing: 40005,
  /** The same with another text: a page of another site sends this. */
  originRefused: 40005,
  tooManyAttempts: 40006,
  /** The same with another text: what the member asked for before is still being made. */
  stillWorking: 40006,
  /** Ours: a change that needs a recent proof of who is at the keyboard. */
  identityUnconfirmed: 40007,
  /** Ours: the last way into the account cannot be taken away. */
  lastSignInMethod: 40008,
  /** Ours: no text messages go to that country. */
  smsCountryUnsupported: 40009,
  /** Ours: the address belongs to an account that never confirmed it and has other ways in. */
  emailUnconfirmed: 40010,
  /** Ours: a passkey that is not known, or whose answer does not hold. */
  passkeyInvalid: 40011,
  /** Ours: what was asked for needs a complete profile. */
  profileIncomplete: 40012,
  /** Ours: the chat with that recruiter is about another job. */
  chatOfAnotherJob: 40013,
  /** Ours: a message is recalled within two minutes, or stays. */
  recallTooLate: 40014,
  /** Ours: the social account is linked to another account here. */
  socialTaken: 40015,
  /** Ours: the number was verified by another account. */
  phoneTaken: 40016,
  /** Ours: the job is closed or on hold. */
  positionClosed: 40017,
  /** Ours: the member has applied to this job already. */
  alreadyApplied: 40018,
  /** Ours: the same call, by its `Idempotency-Key`, is at work; the catalogue has a code for applications alone. */
  requestInProcess: 40019,
  /** Ours: an application does not go from its state to that one. */
  stateDoesNotFollow: 40020,
  /** Ours: the application has another state by now. */
  stateChanged: 40021,
  /** Ours: a coordinator's role stays, and a coordinator cannot be removed. */
  coordinatorFixed: 40022,
  /** Ours: the admin of a company leaves only after making somebody else admin. */
  ownershipRequired: 40023,
  /** Ours: an address has as many job alerts as it may have. */
  jobAlertLimit: 40024,
  /** Ours: a resume that cannot be opened: cut short, damaged, or with a password. */
  resumeUnreadable: 40025,
  /** Ours: a record was changed by another tab or device; `data` is the record as it is now. */
  recordChanged: 40026,
  /** The same with another text: what a take-over of a resume wrote was edited since, so it is not taken back. */
  takeOverChanged: 40026,
  /** Ours: no picture, of a kind that is not read, damaged, or too large to be worked on. */
  avatarUnreadable: 40027,
  /** Ours: the person is verified in another account. */
  identityTaken: 40028,
  /** Ours: the member is verified as somebody else. */
  identityDiffers: 40029,
  /** Ours: too little was shared to say what somebody is. */
  identityIncomplete: 40030,
  /** Ours: a resume of pictures, such as a scan: there is no text to read. */
  resumeWithoutText: 40031,
  /** Ours: a resume with a password. */
  resumeEncrypted: 40032,
  /** Ours: a resume with more pages than are read, or whose content unpacks to too much. */
  resumeTooLong: 40033,
  /** The same with another text: a resume of the profile with more pages than are made, or than a preview shows. */
  generatedResumeTooLong: 40033,
  previewTooLong: 40033,
  /** Ours: reading a resume took too long, or too much memory. */
  resumeReadingTimeout: 40034,
  /** Ours: a kind of file that can be sent but is not read. */
  resumeNotReadable: 40035,
  /** Ours: a file that is no JSON Resume. */
  jsonResumeInvalid: 40036,
  /** Ours: a resume that is too large to be mailed. */
  resumeTooLargeToMail: 40037,
  /** Ours: only members who confirmed their own address have mails sent to others. */
  ownEmailUnconfirmed: 40038,
  /** The same with another text: of invitations. */
  inviterEmailUnconfirmed: 40038,
  /** Ours: a model is asked only after the member consented to its provider. */
  aiConsentMissing: 40040,
  /** Ours: another provider answers than the one that was consented to. */
  aiProviderChanged: 40041,
  /** Ours: the model is gone, too slow, broke off, or answered what cannot be used. */
  aiUnavailable: 40042,
  /** Ours: as many career summaries as a member has written in a day. */
  aiWritingLimit: 40043,
  /** Ours: the profile says nothing that a text could be written from. */
  aiProfileEmpty: 40044,
  /** Ours: a video that cannot be played: cut short, damaged, without a picture, too many pixels, or coded as some browser does not play it. */
  videoUnreadable: 40047,
  /** Ours: a video of more than three minutes. */
  videoTooLong: 40048,
  /** The same with another text: a video of less than a second. */
  videoTooShort: 40048,
  /** Ours: a cover that is neither JPEG nor PNG, is damaged, or too large to be worked on. */
  coverUnreadable: 40049,
  /** The same as `noPermission` with another text: a recruiter writes first to whom they may not. */
  chatNotInvited: 40005,
  /** Ours: resumes and numbers are exchanged once both sides have written. */
  exchangeTooEarly: 40050,
  /** Ours: the same thing is asked for once a week in a chat. */
  exchangeTooOften: 40051,
  /** Ours: only a verified number is exchanged. */
  phoneNumberUnverified: 40052,
  /** Ours: what was asked for is answered, taken back or expired by now. */
  exchangeClosed: 40053,
  /** The same as `recallTooLate` with another text: a message that was reported stays. */
  messageReported: 40014,
  /** Ours: a kind of file that chats do not take, by its content. */
  chatFileKind: 40054,
  /** Ours: a file that is empty, damaged, or a picture too large to be worked on. */
  chatFileUnreadable: 40055,
  /** Ours: the offer was accepted, declined or withdrawn. */
  offerAnswered: 40056,
  /** The same with another text: the application that it belongs to is withdrawn. */
  offerApplicationWithdrawn: 40056,
  /** Ours: the time to answer the offer is over. */
  offerExpired: 40057,
  /** Ours: a part of the rewards that is not there in the member's country, such as payouts. */
  rewardsUnavailable: 40058,
  /** Ours: an offer about the same job can still be answered. */
  offerAlreadyOpen: 40059,
  /** The same with another text: it is of a colleague. */
  offerOfColleagueOpen: 40059,
  emailTaken: 41001,
  fileTooLarge: 41007,
  /** The same with another text: an avatar of more than 10 MB. */
  avatarTooLarge: 41007,
  /** The same with another text: a company's picture of more than 5 MB. */
  companyPictureTooLarge: 41007,
  /** The same with another text: a video of more than 30 MB. */
  videoTooLarge: 41007,
  /** The same with another text: a resume for rewards of more than 30 MB. */
  rewardResumeTooLarge: 41007,
  passwordMismatch: 41009,
  codeWrong: 41040,
  codeUsed: 41042,
  codeExpired: 41043,
  accountSuspended: 41044,
  accountSuspendedForSafety: 41047,
  accountSuspendedForReview: 41347,
  socialLoginInvalid: 41052,
  emailOrCodeWrong: 41056,
  applicationInProcess: 41134,
  screeningUnanswered: 41136,
  /** The recruiter is the member themself. */
  chatWithOneself: 41140,
  /** What was asked for does not follow from the state of the interview by now; `data` is the interview. */
  interviewChanged: 41141,
  /** Within three hours of the start. */
  cancelTooLate: 41142,
  checkInTooEarly: 41143,
  checkInTooLate: 41144,
  checkInCodeWrong: 41145,
  checkInTooFar: 41146,
  attendanceTooEarly: 41147,
  /** Three interviews were missed within three months. */
  interviewBanned: 41148,
  attendanceMissing: 41149,
  interviewExpired: 41150,
  /** The place has no coordinates that a position could be compared with. */
  checkInPlaceUnknown: 41151,
  /** The chat has an interview about the same job that is pending or accepted. */
  interviewAlreadyOpen: 41152,
  interviewTimePast: 41153,
  interviewTimeCount: 41295,
  meetingLinkUnknown: 41416,
  zoomLinkInvalid: 41417,
  /** The link has `zak`, which makes its reader the host. */
  zoomHostKey: 41418,
  meetingRoomInvalid: 41419,
  /** A link that signs in: used, and out of date. */
  linkUsed: 41171,
  linkExpired: 41172,
  resumeLimit: 41170,
  /** As many common phrases as a member may have. */
  phraseLimit: 41181,
  videoLimit: 41245,
  /** Less than is paid out on a network. */
  withdrawalBelowTron: 41246,
  withdrawalBelowEthereum: 41247,
  /** Not a multiple of a hundred points. */
  withdrawalStep: 41248,
  /** More points than there are. */
  withdrawalBalance: 41249,
  /** No address of the network, or no Cwallet ID. */
  withdrawalAddress: 41250,
  /** Another withdrawal is not paid yet. */
  withdrawalOpen: 41251,
  /** As many addresses as are invited at once. */
  invitationLimit: 41269,
  /** As many generated resumes as a member may have. */
  generatedResumeLimit: 41254,
  remotePreferenceLimit: 41262,
  onSitePreferenceLimit: 41263,
  resumeKind: 41264,
  videoKind: 41265,
  /** As many first messages as are written in 24 hours. */
  firstMessageLimit: 41275,
  skillLimit: 41288,
  avatarGenerationFailed: 41291,
  /** As many avatars as are generated in a day. */
  avatarGenerationLimit: 41292,
  skillTooLong: 41297,
  /** The position is open to other identities alone. */
  identityMismatch: 41274,
  /** The same with another text: a chat about it cannot begin. */
  chatNotEligible: 41274,
  /** The same with another text: the position is open to people who live in other countries. */
  residenceMismatch: 41274,
  /** There is nothing in the profile that could be checked. */
  resumeCheckEmpty: 41311,
  /** As many checks as a member has in a day. */
  resumeCheckLimit: 41321,
  lastPreference: 41341,
  greetingLimit: 41343,
  /** The first of the formats of mobile numbers, 41348 to 41415; which country has which is in `phone.ts`. */
  mobileFormat: 41348,
  serverError: 50001,
  /** A chat could not be begun. */
  chatFailed: 50003,
  /** Ours: too busy, or being restarted. */
  unavailable: 50101,
  /** Ours: no mail, or no text message, gets through right now. */
  emailDeliveryUnavailable: 50102,
  smsDeliveryUnavailable: 50103,
  /** Ours: there is no room for a file, as the disk is full. */
  storageFull: 50104,
} as const

export type ErrorCode = (typeof errorCode)[keyof typeof errorCode]
