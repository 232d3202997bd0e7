/** Ways to begin a notice, in the address as `?way=`. */
export const startWays = ['notice', 'template', 'job', 'empty'] as const
type StartWay = (typeof startWays)[number]

export const isStartWay = (text: string): text is StartWay => (startWays as readonly string[]).includes(text)
