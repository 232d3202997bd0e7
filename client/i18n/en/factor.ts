/** Texts of the second login step: a code from an app. */
export const factor = {
  title: 'Two-step login',
  on: 'Two-step login is on: after the password, a code from your app is asked for.',
  off: 'After your password, a code from an app on your phone is asked for. Whoever learns your password still cannot get in.',
  confirmFirst: 'Confirm your e-mail address first, then you can turn it on.',
  setUp: 'Set up two-step login',
  begin: 'Begin',
  turnOn: 'Turn on',
  goOn: 'Go on',
  steps: {
    scan: '1. Open an authenticator app (such as Google Authenticator, Microsoft Authenticator or Aegis), add an account and scan this picture.',
    picture: 'QR code for an authenticator app',
    here: 'The app is on this device: open it',
    key: 'Or type this key into the app:',
    code: '2. Enter the code that the app shows now.',
  },
  code: {
    app: 'Code from the app',
    recovery: 'Recovery code',
    either: 'Code from the app, or a recovery code',
  },
  codeHint: {
    app: 'Six digits. A new code comes every 30 seconds.',
    recovery: 'One of the ten codes that you kept. Each works once.',
    either: 'Six digits, or one of the ten codes that you kept.',
  },
  codeWrong: {
    app: 'This code is not right, or was used already. Enter the next one that the app shows.',
    recovery: 'This code is not right, or was used already.',
    either: 'This code is not right, or was used already.',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Write them down or print this page, and keep them away from your phone. If you lose the phone, each of them works once. They are shown only now.',
  },
  newCodes: 'Make new recovery codes',
  newCodesText: 'The ones from before no longer work then.',
  turnOff: 'Turn off two-step login',
  turnOffText: 'Your password alone is then enough to log in.',
  turnedOff: 'Two-step login is off.',
  'sign-in': {
    title: 'Enter your code',
    intro: 'Your password is right. One more step: your code.',
  },
  check: {
    title: 'Enter your code',
    intro: 'The office asks for a code once in every login.',
  },
  enrolment: {
    title: 'Set up two-step login',
    intro: 'Administrators log in with a code from an app as well. Set it up once, then the office opens.',
  },
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code from the app',
  lost: 'No phone and no recovery code? Write to us',
  again: 'Log in again',
}
