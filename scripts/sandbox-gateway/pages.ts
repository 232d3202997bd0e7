import type { Order, Payment, Refund } from './ledger.ts'
import { payActs } from './pay-acts.ts'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.3rem}button{display:block;width:100%;font:inherit;min-height:44px;padding:.6rem 1rem;margin:.5rem 0;border-radius:8px;border:1px solid #8886;cursor:pointer}button.main{background:#0b5f66;color:#fff;border-color:#0b5f66}button:focus-visible{outline:3px solid #d98a00;outline-offset:2px}.notice{border:1px solid #8886;border-radius:8px;padding:.6rem 1rem}td,th{text-align:start;padding:.25rem .5rem .25rem 0}</style>
<main><h1>${escaped(title)}</h1>${body}</main></html>`

const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')

const rupees = (paise: number): string => `₹${(paise / 100).toFixed(2)}`

/** The checkout: a page of the gateway, not of the product. */
export const checkoutPage = (order: Order, returns: Record<string, string>): string =>
  page(
    `Pay ${rupees(order.amount)}`,
    `<p class="notice"><strong>Sandbox: no real money.</strong> This payment page runs on this machine only. Choose how the payment goes.</p><p><small>Order ${escaped(order.receipt)}</small></p>
<form method="post" action="/sandbox/checkout">${hidden({ ...returns, order_id: order.id })}${Object.entries(payActs)
      .map(
        ([act, { label }], index) =>
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

const button = (action: string, label: string, fields: Record<string, string> = {}): string =>
  `<form method="post" action="${action}">${hidden(fields)}<button>${escaped(label)}</button></form>`

const switches = [
  ['Refunds are paid at once', { refunds: 'processed' }],
  ['Refunds wait', { refunds: 'pending' }],
  ['Refunds fail', { refunds: 'failed' }],
  ['Answer calls', { status: '', delayMs: '0' }],
  ['Answer calls after 10 seconds', { delayMs: '10000' }],
  ['Be down (503)', { status: '503' }],
] as const

const orderRow = ({ order, payments, refunds }: OrderWithMoney): string =>
  `<tr><td>${escaped(order.receipt)}</td><td>${rupees(order.amount)}</td><td>${payments.map(({ status }) => status).join(', ') || 'none'}</td><td>${button(`/sandbox/orders/${order.id}/payments`, 'Pay now')}${refunds
    .filter(({ status }) => status === 'pending')
    .map(
      ({ id, amount }) =>
        button(`/sandbox/refunds/${id}/processed`, `Pay back ${rupees(amount)}`) +
        button(`/sandbox/refunds/${id}/failed`, `Fail to pay back ${rupees(amount)}`),
    )
    .join('')}</td></tr>`

export type OrderWithMoney = { order: Order; payments: readonly Payment[]; refunds: readonly Refund[] }

/** Orders with late payments and refunds for them, and the switches of the sandbox. */
export const controlPage = (rows: readonly OrderWithMoney[], faults: unknown): string =>
  page(
    'Sandbox gateway',
    `${
      rows.length === 0
        ? '<p>No order yet.</p>'
        : `<table><tr><th>Order</th><th>Amount</th><th>Payments</th><th></th></tr>${rows.map(orderRow).join('')}</table>`
    }<h2>Behaviour</h2><p><small>Now: ${escaped(JSON.stringify(faults))}</small></p>${switches
      .map(([label, fields]) => button('/sandbox/faults', label, fields))
      .join('')}`,
  )
