import { expect } from 'vitest'

type Letter = { to: string; subject: string; text: string; html: string }

/** Mails to an address, newest first. */
export const lettersTo = async (url: string, to: string): Promise<Letter[]> =>
  (await (await fetch(`${url}/dev/mailbox.json?${new URLSearchParams({ to: to.toLowerCase() })}`)).json()) as Letter[]

/** Waits for the newest mail to an address with a matching subject. Mail takes a second or so through the queue. */
export const letterTo = async (url: string, to: string, subject: RegExp): Promise<Letter> => {
  const newest = async () => (await lettersTo(url, to)).find((letter) => subject.test(letter.subject))
  await expect.poll(newest, { timeout: 15_000, interval: 100, message: `a mail to ${to}: ${subject}` }).toBeDefined()
  return (await newest()) as Letter
}

/** Address that the mail links to. */
export const linkIn = ({ text }: Letter): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')

/** Code in the mail to be typed. */
export const typedCodeIn = ({ text }: Letter): string => /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? ''

/** Code in the link of the mail. */
export const codeIn = (letter: Letter): string => linkIn(letter).searchParams.get('token') ?? ''

export const subjects = {
  confirm: /^Confirm your e-mail address/,
  confirmNew: /^Confirm your new e-mail address/,
  changeRequested: /is to change$/,
  addressChanged: /has changed$/,
  reset: /^Choose a new password/,
  signInCode: /^Your code to log in/,
  passwordChanged: /was changed$/,
  signInAdded: /^A way to sign in was added/,
  guardian: /^Your consent/,
  arrived: /^Your message has reached us/,
  exportReady: /copy of your Taiyari data is ready$/,
} as const
