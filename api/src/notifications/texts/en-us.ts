import type { MessageTexts } from '../message-templates.ts'

export const enUs: MessageTexts = {
  greeting: 'Hello {firstName},',
  greetingUnnamed: 'Hello,',
  footer: 'You receive this mail because this address has an account at {brand}.',
  footerAsked:
    'You receive this mail because somebody entered this address at {brand}. If it was not you, you need not do anything.',
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
      line: 'Enter this code to confirm that it is you who is changing your {brand} account:',
    },
    letInCode: {
      subject: '{code} is your {brand} code to let a device in',
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
      line: 'You confirmed that this address is yours. Until then nobody had, so we removed the password and the other ways to sign in that were set before, and signed out every device. You can set a new password in your settings.',
    },
    mobileAdded: {
      subject: 'A mobile number was added to your {brand} account',
      line: 'The mobile number ending in {phone} can now be used to sign in to your account.',
    },
    newDevice: {
      subject: 'New sign-in to your {brand} account',
      line: 'Somebody signed in to your account on a new device: {device}, {country}, {at}.',
    },
    accountDeletion: {
      subject: 'Your {brand} account will be deleted',
      line: 'You asked us to delete your account. It will be deleted on {date}, with everything in it. Sign in before then if you want to keep it.',
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
    'If this was not you, set a new password at once, and sign out the devices you do not know in your account settings.',
  settings: 'Open account settings',
  letters: {
    magicLink: {
      subject: 'Your link to sign in to {brand}',
      lines: [
        'Use this link to sign in to {brand}.',
        'The link works once, for one month. Do not forward this mail: whoever has the link can sign in as you.',
      ],
      action: 'Sign in',
    },
    magicLinkNew: {
      subject: 'Your link to join {brand}',
      lines: [
        'There is no account for this address yet. Use this link to create one; it takes a minute and needs no password.',
        'The link works once, for one month.',
      ],
      action: 'Create my account',
    },
    resetUnknown: {
      subject: 'There is no {brand} account for this address',
      lines: [
        'Somebody asked to reset the password of an account with this address, but there is none.',
        'Perhaps you signed up with another address? You can also create an account with this one.',
      ],
      action: 'Create an account',
    },
    addressTaken: {
      subject: 'You already have a {brand} account',
      lines: [
        'Somebody tried to use this address for another account at {brand}. Nothing has changed.',
        'If it was you: you already have an account. Sign in with it, or reset its password if you have forgotten it.',
      ],
      action: 'Sign in',
    },
    welcome: {
      subject: 'Welcome to {brand}',
      lines: ['Your account is ready.', 'Save the jobs you like and apply in a few taps, wherever you are.'],
      action: 'Find jobs',
    },
    unreadMessage: {
      subject: 'New message from {name}',
      lines: [
        '{name} of {company} has written to you, and you have not read it yet.',
        'You can switch off mails like this one in your notification settings.',
      ],
      action: 'Read the message',
    },
    applicationConfirmation: {
      subject: 'Your application: {jobTitle}',
      lines: [
        'Your application for “{jobTitle}” at {company} is in.',
        'The employer can read your message and answers now.',
      ],
      action: 'View the job',
    },
  },
  unnamedApplication: 'Your application for “{jobTitle}” is in.',
  codeText: '{code} is your {brand} code. Never share it with anyone.',
}
