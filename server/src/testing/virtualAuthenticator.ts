import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type Cbor = Parameters<typeof isoCBOR.encode>[0]

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
/** The passkey may be copied to other devices, and there are copies. */
const BACKED_UP = 0x08 | 0x10
const HAS_CREDENTIAL = 0x40

interface Options {
  challenge: string
  rp?: { id?: string }
  rpId?: string
}

/** A security key in this process, which creates and uses one passkey as a browser would (W3C Web Authentication). */
export class VirtualAuthenticator {
  private readonly id = randomBytes(32)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private counter = 0

  /** @param origin the origin of the page, which a browser would report */
  constructor(
    private readonly origin: string,
    /** True if the key reports that it has verified its user, for example by a PIN or fingerprint. */
    private readonly verifiesUser = true,
    /** True if the passkey is copied to other devices. */
    private readonly isSynced = false,
  ) {}

  /** A new credential, as `navigator.credentials.create()` gives it. */
  create({ challenge, rp }: Options) {
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(this.authenticatorData(rp!.id!, this.attestedCredential()))],
    ])
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['usb'],
      },
    }
  }

  /** A signature over the challenge, as `navigator.credentials.get()` gives it. */
  get({ challenge, rpId }: Options) {
    const authenticatorData = this.authenticatorData(rpId!)
    const clientData = this.clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authenticatorData, sha256(clientData)])
    return {
      ...this.credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      },
    }
  }

  private credential() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  private clientData(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private authenticatorData(rpId: string, attested?: Buffer) {
    const flags =
      USER_PRESENT |
      (this.verifiesUser ? USER_VERIFIED : 0) |
      (this.isSynced ? BACKED_UP : 0) |
      (attested ? HAS_CREDENTIAL : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE((this.counter += 1))
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...(attested ? [attested] : [])])
  }

  /** AAGUID, length of the id, id, and the public key as a COSE key (ES256). */
  private attestedCredential() {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    return Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.keys.publicKey)])
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

function coseKey(key: KeyObject) {
  const { x, y } = key.export({ format: 'jwk' })
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x!, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y!, 'base64url'))],
  ])
  return Buffer.from(isoCBOR.encode(cose))
}
