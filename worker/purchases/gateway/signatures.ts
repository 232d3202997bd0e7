const encoder = new TextEncoder()

const importKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])

const hexForm = /^[0-9a-f]{64}$/i

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Compares in constant time, as WebCrypto's `verify` does. */
const isSignedBy = async (secret: string, content: BufferSource, signature: string): Promise<boolean> =>
  secret !== '' &&
  hexForm.test(signature) &&
  crypto.subtle.verify('HMAC', await importKey(secret), bytesOf(signature), content)

/**
 * True for the signature with which a checkout returns: HMAC-SHA256 of our own stored order and the payment under the
 * key secret, as hex.
 */
export const isCheckoutSigned = (
  secret: string,
  { gatewayOrderId, paymentId }: { gatewayOrderId: string; paymentId: string },
  signature: string,
): Promise<boolean> => isSignedBy(secret, encoder.encode(`${gatewayOrderId}|${paymentId}`), signature)

/** True for the signature of a webhook: HMAC-SHA256 of its raw bytes under the webhook secret, as hex. */
export const isWebhookSigned = (secret: string, raw: ArrayBuffer, signature: string): Promise<boolean> =>
  isSignedBy(secret, raw, signature)
