/** Code in the link of a mail; empty when there is none. */
export const tokenIn = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''
