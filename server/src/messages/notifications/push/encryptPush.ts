import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'
/** Record size in bytes. The whole message is one record. */
const RECORD_BYTES = 4096
const KEY_BYTES = 65
const AUTH_BYTES = 16
/** Delimiter at the end of the last record, which is the only one (RFC 8188, 2). */
const LAST_RECORD = Buffer.from([2])

/** The keys of a browser's subscription, base64url. */
export interface BrowserKeys {
  p256dh: string
  auth: string
}

/** Tells whether these are valid keys of a subscription: a point on the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  try {
    const own = createECDH(CURVE)
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(p256dh, 'base64url').length === KEY_BYTES && bytesOf(auth) === AUTH_BYTES
  } catch {
    return false
  }
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url').length

/**
 * Encrypts a push message for one browser: `aes128gcm` (RFC 8188) with the keys of RFC 8291. Push services
 * cannot read the message.
 *
 * @param given salt (16 bytes) and private key of the sender, for the example of RFC 8291; random by default
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  given?: { salt: Buffer; privateKey: Buffer },
): Buffer {
  const sender = createECDH(CURVE)
  if (given) sender.setPrivateKey(given.privateKey)
  else sender.generateKeys()
  const salt = given?.salt ?? randomBytes(16)
  const receiver = Buffer.from(p256dh, 'base64url')
  const publicKey = sender.getPublicKey()
  const shared = sender.computeSecret(receiver)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, publicKey])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), about, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = [cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])), cipher.final()]
  return Buffer.concat([header(salt, publicKey), ...body, cipher.getAuthTag()])
}

const derive = (key: Buffer, salt: Buffer, about: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, about, bytes))

function header(salt: Buffer, publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey])
}
