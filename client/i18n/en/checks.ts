/** Extra checks of a sign-in or sign-up: mailed code, proof of work. */
export const checks = {
  code: {
    offer:
      'If this is your account, you need not wait: have a code sent to its e-mail address, and log in with the code and your password.',
    ask: 'Send me a code',
    again: 'Send another code',
    sent: 'If there is an account with {{email}}, a mail with a code is on its way. It can take a few minutes; look into the spam folder too.',
    many: 'Mails with codes have gone to this address within the last hour, and any of the codes works once. Look for the newest, in the spam folder too.',
    label: 'Code from the mail',
    hint: '8 letters and digits. Enter your password with it.',
  },
  work: {
    crowded:
      'Many accounts are being created from your network right now. With JavaScript switched on you need not wait.',
    doing: 'One moment: many accounts are being created from your network, so your browser does a small sum first.',
    done: 'That is done. Enter your password once more and sign up.',
  },
}
