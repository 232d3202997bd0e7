import type { Order, Payment } from './ledger.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.3rem}button{display:block;width:100%;font:inherit;min-height:44px;padding:.6rem 1rem;margin:.5rem 0;border-radius:8px;border:1px solid #8886;cursor:pointer}button.main{background:#0b5f66;color:#fff;border-color:#0b5f66}small{opacity:.75}td,th{text-align:start;padding:.25rem .5rem .25rem 0}</style>
<h1>${escaped(title)}</h1>${body}</html>`

const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')

const rupees = (paise: number): string => `₹${(paise / 100).toFixed(2)}`

/** How a person pays in the sandbox. */
export const payActs = [
  ['pay', 'Pay'],
  ['pay_unnoticed', 'Pay, and the page closes before it returns'],
  ['pay_late', 'Pay by UPI; the bank answers in 60 seconds'],
  ['pay_silently', 'Pay, without a message to the shop'],
  ['fail', 'Let the payment fail'],
  ['abandon', 'Go back without paying'],
] as const
export type PayAct = (typeof payActs)[number][0]

/** The checkout: a page of the gateway, not of the product. */
export const checkoutPage = (order: Order, returns: Record<string, string>): string =>
  page(
    'Sandbox payment',
    `<p>No money moves here: this gateway runs on this machine only.</p><p><strong>${rupees(order.amount)}</strong> <small>for ${escaped(order.receipt)}</small></p>
<form method="post" action="/sandbox/checkout">${hidden({ ...returns, order_id: order.id })}${payActs
      .map(
        ([act, label], index) =>
          `<button name="act" value="${act}"${index === 0 ? ' class="main"' : ''}>${label}</button>`,
      )
      .join('')}</form>`,
  )

/** Returns to the product by a form of another site, as the gateway does; a press without script. */
export const returnPage = (url: string, fields: Record<string, string>, nonce: string): string =>
  page(
    'Back to the shop',
    `<form method="post" action="${escaped(url)}">${hidden(fields)}<button class="main">Continue</button></form><script nonce="${nonce}">document.forms[0].submit()</script>`,
  )

export const closedPage = (): string => page('This page was closed', '<p>Go back to the shop by yourself.</p>')

/** Orders with their payments, and late payments for them. */
export const controlPage = (rows: readonly { order: Order; payments: readonly Payment[] }[]): string =>
  page(
    'Sandbox gateway',
    rows.length === 0
      ? '<p>No order yet.</p>'
      : `<table><tr><th>Order</th><th>Amount</th><th>Payments</th><th></th></tr>${rows
          .map(
            ({ order, payments }) =>
              `<tr><td>${escaped(order.receipt)}</td><td>${rupees(order.amount)}</td><td>${payments.map(({ status }) => status).join(', ') || 'none'}</td><td><form method="post" action="/sandbox/orders/${order.id}/payments"><button>Pay now</button></form></td></tr>`,
          )
          .join('')}</table>`,
  )
