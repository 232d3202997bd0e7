import type { IncomingMessage } from 'node:http'
import { Events, OAuth2Server } from 'oauth2-mock-server'

type Identity = { email: string; name: string; verified: boolean }

type IdentityProvider = {
  /** Settings with which the product uses the provider (worker/env.ts). */
  vars: Record<string, string>
  stop: () => Promise<void>
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const parametersOf = (request: IncomingMessage): URLSearchParams =>
  new URL(request.url ?? '/', 'http://localhost').searchParams

/** Page that asks whom to sign in as, with a link back. The form continues to the provider's authorisation. */
const chooser = (asked: URLSearchParams): string => {
  const kept = [...asked].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const refuse = new URL(asked.get('redirect_uri') ?? 'about:blank')
  refuse.searchParams.set('error', 'access_denied')
  refuse.searchParams.set('state', asked.get('state') ?? '')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Demo ID</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:24rem;margin:0 auto;padding:2rem 1rem}label{display:block;margin:.75rem 0}input:not([type=checkbox]){display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}button,a{display:inline-block;font:inherit;padding:.6rem 1rem;margin:.5rem .5rem 0 0}</style>
<h1>Demo ID</h1><p>A provider of sign-in that runs on this machine only. Be whom you like.</p>
<form action="/authorize">${kept.join('')}
<label>E-mail address<input name="email" type="email" required value="friend@example.test"></label>
<label>Name<input name="name" required value="Demo Friend"></label>
<label><input name="verified" type="checkbox" checked> This address is verified</label>
<button type="submit">Continue</button><a href="${escaped(refuse.href)}">Refuse</a></form>`
}

/** Claims of the tokens and the userinfo; an address is one person. */
const claimsOf = ({ email, name, verified }: Identity) => ({
  sub: `demo|${email}`,
  email,
  name,
  email_verified: verified,
})

/** Claims of a request's access token, which this provider issued. */
const bearerClaims = (request: IncomingMessage): Record<string, unknown> => {
  const [, payload = ''] = (request.headers.authorization ?? '').split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Record<string, unknown>
}

/** Starts an OpenID provider on a free port of 127.0.0.1; its authorisation asks whom to sign in as. */
export const startIdentityProvider = async (): Promise<IdentityProvider> => {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  const identities = new Map<string, Identity>()
  server.service.addRoute('GET', '/choose', (request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(chooser(parametersOf(request)))
  })
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }, request: IncomingMessage) => {
    const chosen = parametersOf(request)
    identities.set(url.searchParams.get('code') ?? '', {
      email: chosen.get('email') ?? '',
      name: chosen.get('name') ?? '',
      verified: chosen.has('verified'),
    })
  })
  server.service.on(
    Events.BeforeTokenSigning,
    (token: { payload: Record<string, unknown> }, request: IncomingMessage & { body: { code?: string } }) => {
      const identity = identities.get(request.body.code ?? '')
      if (identity) Object.assign(token.payload, claimsOf(identity))
    },
  )
  server.service.on(Events.BeforeUserinfo, (reply: { body: Record<string, unknown> }, request: IncomingMessage) => {
    const { sub, email, name, email_verified } = bearerClaims(request)
    reply.body = { sub, email, name, email_verified }
  })
  await server.start(0, '127.0.0.1')
  const url = `http://127.0.0.1:${server.address().port}`
  return {
    vars: {
      OPENID_PROVIDER: 'demo-id',
      OPENID_NAME: 'Demo ID',
      OPENID_CLIENT_ID: 'taiyari',
      OPENID_CLIENT_SECRET: 'known to everyone on this machine',
      OPENID_AUTHORIZATION_URL: `${url}/choose`,
      OPENID_TOKEN_URL: `${url}/token`,
      OPENID_USERINFO_URL: `${url}/userinfo`,
    },
    stop: () => server.stop(),
  }
}
