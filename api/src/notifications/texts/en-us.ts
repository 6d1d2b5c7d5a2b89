import type { MessageTexts } from '../message-templates.ts'

export const enUs: MessageTexts = {
  greeting: 'Hello {firstName},',
  greetingUnnamed: 'Hello,',
  footer: "You're receiving this email because you have a {brand} account.",
  footerAsked:
    "You're receiving this email because someone entered this address on {brand}. If it wasn't you, you can ignore this email.",
  footerUnconfirmed:
    "You're receiving this email because this address was used on {brand}. If it wasn't you, tell us and we'll stop.",
  notMe: "This wasn't me",
  confirmNote:
    "This email address isn't confirmed yet. Confirm it so that messages from employers reach you by email too. The link works once, on any device, and expires in one month.",
  confirmEmail: 'Confirm email address',
  welcomeUnconfirmed:
    'An account was created with this email address. Save the jobs you like and apply in a few taps, wherever you are.',
  codes: {
    loginCode: { subject: '{code} is your {brand} sign-in code', line: 'Enter this code to sign in to {brand}:' },
    resetCode: {
      subject: '{code} is your {brand} password reset code',
      line: 'Enter this code to set a new password at {brand}:',
    },
    verifyEmail: {
      subject: '{code} is your {brand} verification code',
      line: 'Enter this code to confirm your email address at {brand}:',
    },
    confirmCode: {
      subject: '{code} is your {brand} confirmation code',
      line: 'Use this code to confirm changes to your {brand} account:',
    },
    letInCode: {
      subject: '{code} is your {brand} device sign-in code',
      line: 'Another device wants to sign in to your {brand} account. Enter this code on your phone only if that device is yours:',
    },
    downloadCode: {
      subject: '{code} is your {brand} code to download your data',
      line: 'Enter this code to download the data of your {brand} account:',
    },
    deleteCode: {
      subject: '{code} is your {brand} code to delete your account',
      line: 'Enter this code to delete your {brand} account:',
    },
  },
  codeNote: 'It is valid for 10 minutes. Never share it with anyone: we will never ask you for it.',
  notices: {
    passwordChanged: {
      subject: 'Your {brand} password was changed',
      line: 'The password of your account was just changed. Your other devices have been signed out.',
    },
    addressChanged: {
      subject: 'The email address of your {brand} account was changed',
      line: 'Your account now has another email address. This one no longer signs in to it.',
    },
    waysRemoved: {
      subject: 'Your {brand} address is confirmed',
      line: "You confirmed this address. Because it hadn't been confirmed before, we removed the old password and other sign-in methods and signed out every device. You can set a new password in your settings.",
    },
    mobileAdded: {
      subject: 'A mobile number was added to your {brand} account',
      line: 'The mobile number ending in {phone} can now be used to sign in to your account.',
    },
    newDevice: {
      subject: 'New sign-in to your {brand} account',
      line: 'New sign-in: {device}, {country}, {at}. Was this you?',
    },
    accountDeletion: {
      subject: 'Your {brand} account will be deleted',
      line: 'You asked us to delete your account. It will be deleted on {date}, along with all its data. Sign in before then if you want to keep it.',
    },
    twoFactorOn: {
      subject: 'Two-step sign-in is on for your {brand} account',
      line: 'From now on, signing in also takes a code from your authenticator app. Keep your recovery codes in a safe place.',
    },
    twoFactorOff: {
      subject: 'Two-step sign-in is off for your {brand} account',
      line: 'Signing in no longer takes a code from an authenticator app.',
    },
    socialLinked: {
      subject: '{provider} was linked to your {brand} account',
      line: 'You can now sign in to your account with {provider}.',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your {brand} account',
      line: 'The passkey “{name}” can now be used to sign in to your account.',
    },
  },
  notYou:
    "If this wasn't you, change your password now, and sign out the devices you don't recognize in your account settings.",
  settings: 'Open account settings',
  letters: {
    magicLink: {
      subject: 'Your link to sign in to {brand}',
      lines: [
        'Use this link to sign in to {brand}.',
        'The link expires in one month and can be used once. Do not forward this email: whoever has the link can sign in as you.',
      ],
      action: 'Sign in',
    },
    magicLinkNew: {
      subject: 'Your link to join {brand}',
      lines: [
        'There is no account for this address yet. Use this link to create one; it takes a minute and needs no password.',
        'The link expires in one month and can be used once.',
      ],
      action: 'Create my account',
    },
    confirmJobAlert: {
      subject: 'Confirm your {brand} job alert',
      lines: [
        'You asked us to email new jobs to this address.',
        'Confirm it and the emails start. If this address has no account yet, we create one without a password, and by confirming you agree to the terms of use and the privacy policy of {brand}.',
        'The link expires in one month.',
      ],
      action: 'Confirm job alert',
    },
    resetUnknown: {
      subject: 'There is no {brand} account for this address',
      lines: [
        'Someone asked to reset the password of an account with this address, but there is none.',
        'Perhaps you signed up with another address? You can also create an account with this one.',
      ],
      action: 'Create an account',
    },
    addressTaken: {
      subject: 'You already have a {brand} account',
      lines: [
        'Someone tried to use this address for another account on {brand}. Nothing has changed.',
        'If it was you: you already have an account. Sign in with it, or reset its password if you have forgotten it.',
      ],
      action: 'Sign in',
    },
    resumeFile: {
      subject: 'Resume from {name}',
      lines: [
        '{name} sent you a resume through {brand}. It is attached to this email.',
        'If you reply, your answer goes to {name}.',
      ],
      action: 'Visit {brand}',
    },
    welcome: {
      subject: 'Welcome to {brand}',
      lines: ['Your account is ready.', 'Save the jobs you like and apply in a few taps, wherever you are.'],
      action: 'Find jobs',
    },
    unreadMessage: {
      subject: 'New message from {name}',
      lines: ["{name} of {company} has sent you a message that you haven't read yet."],
      action: 'Read the message',
    },
    applicationInterested: {
      subject: '{company} is interested in your application',
      lines: [
        'Good news: {company} is interested in your application for “{jobTitle}”.',
        'They may contact you next. If they write to you on {brand}, you will find it in your chats.',
      ],
      action: 'View the application',
    },
    applicationInterview: {
      subject: 'Interview: {jobTitle} at {company}',
      lines: ['{company} would like to interview you for “{jobTitle}”.', "They'll contact you to arrange a time."],
      action: 'View the application',
    },
    applicationAccepted: {
      subject: 'Accepted: {jobTitle} at {company}',
      lines: [
        'Congratulations: {company} has accepted your application for “{jobTitle}”.',
        'They will contact you about what comes next.',
      ],
      action: 'View the application',
    },
    applicationNotAccepted: {
      subject: 'Your application: {jobTitle}',
      lines: ['{company} has decided not to go ahead with your application for “{jobTitle}”.'],
      action: 'View the application',
    },
    applicationCompleted: {
      subject: 'Completed: {jobTitle} at {company}',
      lines: [
        '{company} has marked your application for “{jobTitle}” as completed.',
        'There is nothing left for you to do. We wish you a good start.',
      ],
      action: 'View the application',
    },
    recruiterInterested: {
      subject: '{company} is interested in you',
      lines: [
        '{name} of {company} has read your profile and is interested in you.',
        'See who is interested, and look at their jobs.',
      ],
      action: 'See who is interested',
    },
    profileViewed: {
      subject: '{company} viewed your profile',
      lines: ['{name} of {company} has viewed your profile.', 'We email you about profile views at most once a day.'],
      action: 'See who viewed you',
    },
    reportTakenDown: {
      subject: 'Your report: {jobTitle}',
      lines: [
        'You reported the job “{jobTitle}”. We looked into it and took the job down.',
        'Thank you for helping other job seekers.',
      ],
      action: 'Find jobs',
    },
    reportKept: {
      subject: 'Your report: {jobTitle}',
      lines: [
        'You reported the job “{jobTitle}”. We looked into it, and the job stays online.',
        'Thank you for helping other job seekers.',
      ],
      action: 'Find jobs',
    },
    applicationConfirmation: {
      subject: 'Your application: {jobTitle}',
      lines: [
        'We received your application for “{jobTitle}” at {company}.',
        'You can follow it in “My jobs” on {brand}.',
      ],
      action: 'View the application',
    },
  },
  switchNote: 'You can turn off emails like this one in your notification settings.',
  employerWrote: '{company} wrote:',
  weWrote: 'What we found:',
  notAcceptedClosing:
    'We know this is not the answer you hoped for. Thank you for the work you put into it; other jobs are open for you on {brand}.',
  unnamedApplication: 'We received your application for “{jobTitle}”.',
  jobAlert: {
    subject: { one: '{count} new job: {search}', other: '{count} new jobs: {search}' },
    intro: 'New for your job alert “{search}”:',
    seeAll: 'See all matching jobs',
    manage: 'Change or pause this alert',
    unsubscribe: 'Unsubscribe',
    whyDaily: "You're receiving this email because you asked {brand} to send you new jobs every day.",
    whyWeekly: "You're receiving this email because you asked {brand} to send you new jobs every week.",
    everyJob: 'all jobs',
    pay: {
      HOUR: '{amount} an hour',
      DAY: '{amount} a day',
      WEEK: '{amount} a week',
      MONTH: '{amount} a month',
      YEAR: '{amount} a year',
    },
    payFrom: 'From {amount}',
    payUpTo: 'Up to {amount}',
    payUndisclosed: 'Pay not disclosed',
  },
  codeText: '{code} is your {brand} code. Never share it with anyone.',
}
