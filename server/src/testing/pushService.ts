import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  path: string
  headers: IncomingHttpHeaders
  /** The decrypted message. */
  text: string
}

export type PushService = Awaited<ReturnType<typeof startPushService>>

/** Data about a message: the path of the browser, and the contact address of the sender in its token (RFC 8292). */
interface Sender {
  path: string
  contact: string
}

/**
 * A push service with browsers. It decrypts the messages, as the browser would (RFC 8291).
 * @param onMessage called with each message before it is answered
 */
export async function startPushService(onMessage: (sender: Sender) => void = () => undefined) {
  const browsers = new Map<string, ReturnType<typeof createECDH>>()
  const secrets = new Map<string, Buffer>()
  const received: Received[] = []
  const state = { status: 201, location: '' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const browser = browsers.get(path)
      const text = browser ? decrypt(Buffer.concat(chunks), browser, secrets.get(path)!) : ''
      received.push({ path, headers: request.headers, text })
      onMessage({ path, contact: contactOf(request.headers) })
      response.writeHead(state.status, state.location ? { location: state.location } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    received,
    /** Sets the response of the service. */
    answer: (status: number, location = '') => void Object.assign(state, { status, location }),
    /** A new subscription of a browser, as `PushSubscription.toJSON()` gives it. */
    subscribe(name: string) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      browsers.set(`/${name}`, keys)
      secrets.set(`/${name}`, auth)
      const p256dh = keys.getPublicKey().toString('base64url')
      return { endpoint: `${url}/${name}`, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function contactOf({ authorization = '' }: IncomingHttpHeaders): string {
  const [, claims = ''] = authorization.split('.')
  const { sub = '' } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { sub?: string }
  return sub.replace('mailto:', '')
}

function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const shared = browser.computeSecret(sender)
  const derive = (key: Buffer, from: Buffer, about: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, from, about, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = derive(shared, auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const sealed = body.subarray(21 + sender.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
