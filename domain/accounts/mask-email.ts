/** E-mail address with most of its local part hidden: `asha.verma@example.com` is `a•••a@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const name = Array.from(email.slice(0, Math.max(at, 0)))
  const shown = name.length > 3 ? `${name[0]}•••${name.at(-1)}` : `${name[0] ?? ''}•••`
  return shown + email.slice(Math.max(at, 0))
}
