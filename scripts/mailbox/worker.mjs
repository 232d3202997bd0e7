import { DurableObject, WorkerEntrypoint } from 'cloudflare:workers'

/**
 * Mail in the shape of Cloudflare's `send_email` binding.
 * @typedef {{ from: { email: string, name: string }, to: string, subject: string, text: string, html: string }} Mail
 * @typedef {Mail & { id: number, at: number }} Kept
 */

/** Number of mails kept; the oldest are deleted first. */
const limit = 500

/** Mails sent on this machine, stored in the state folder. */
export class Letters extends DurableObject {
  #sql = this.ctx.storage.sql

  constructor(ctx, env) {
    super(ctx, env)
    this.#sql.exec('CREATE TABLE IF NOT EXISTS letters (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER, mail TEXT)')
  }

  /** @param {Mail} mail */
  keep(mail) {
    this.#sql.exec('INSERT INTO letters (at, mail) VALUES (?, ?)', Date.now(), JSON.stringify(mail))
    this.#sql.exec('DELETE FROM letters WHERE id <= (SELECT max(id) FROM letters) - ?', limit)
  }

  /**
   * Newest first; of one recipient if given.
   * @param {string | null} to
   * @returns {Kept[]}
   */
  list(to) {
    const rows = this.#sql.exec('SELECT * FROM letters ORDER BY id DESC')
    const kept = [...rows].map(({ id, at, mail }) => ({ id, at, ...JSON.parse(mail) }))
    return to ? kept.filter((mail) => mail.to === to) : kept
  }
}

const lettersOf = (env) => env.LETTERS.getByName('all')

/** Local replacement of Cloudflare's mail binding. */
export class Sender extends WorkerEntrypoint {
  /** @param {Mail} mail */
  async send(mail) {
    await lettersOf(this.env).keep(mail)
    return { messageId: crypto.randomUUID() }
  }
}

const escaped = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const page = (title, body) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1.5rem 1rem}ul{list-style:none;padding:0}li{border-top:1px solid #8886;padding:.75rem 0}a{color:inherit}small{opacity:.75}iframe{width:100%;height:32rem;border:1px solid #8886;border-radius:10px;background:#fff}</style>
${body}`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'`,
      },
    },
  )

const when = (at) => new Date(at).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' })

const listPage = (letters) =>
  page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mail sent on this machine. It goes nowhere else.</p>${
      letters.length === 0
        ? '<p>Nothing has been sent yet.</p>'
        : `<ul>${letters
            .map(
              ({ id, to, subject, at }) =>
                `<li><a href="/dev/mailbox/${id}">${escaped(subject)}</a><br><small>to ${escaped(to)}, ${when(at)}</small></li>`,
            )
            .join('')}</ul>`
    }`,
  )

/** Page of a mail, in a frame without script. Its links open in a new tab. */
const letterPage = ({ subject, to, at, html, text }) =>
  page(
    escaped(subject),
    `<p><a href="/dev/mailbox">All mail</a></p><h1>${escaped(subject)}</h1><p><small>to ${escaped(to)}, ${when(at)}</small></p>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>
<h2>As plain text</h2><pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escaped(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)}</pre>`,
  )

/** GET /dev/mailbox, /dev/mailbox/{id}; /dev/mailbox.json?to= for tests. */
export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url)
    const letters = await lettersOf(env).list(searchParams.get('to'))
    if (pathname === '/dev/mailbox') return listPage(letters)
    if (pathname === '/dev/mailbox.json') return Response.json(letters)
    const letter = letters.find(({ id }) => pathname === `/dev/mailbox/${id}`)
    return letter ? letterPage(letter) : new Response('There is no such mail.', { status: 404 })
  },
}
