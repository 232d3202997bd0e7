/** The code that a mail's link carries. */
export const tokenIn = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''
