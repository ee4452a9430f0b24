type Asked = { kind: 'create' | 'get'; mediation?: string; publicKey: Record<string, unknown> }

/** Passkeys of the browser, which jsdom lacks: `navigator.credentials` that gives one at once, or refuses. */
export class FakePasskeys {
  /** The requests of the page, in order. */
  readonly asked: Asked[] = []
  private refusal: DOMException | undefined
  private readonly isChosen: boolean

  /**
   * @param suggests true if the browser can suggest passkeys in a field
   * @param chosen false if nobody chooses one of them
   */
  constructor({ suggests = false, chosen = true } = {}) {
    this.isChosen = chosen
    const isConditionalMediationAvailable = async () => suggests
    Object.defineProperty(window, 'PublicKeyCredential', {
      configurable: true,
      value: Object.assign(function PublicKeyCredential() {}, { isConditionalMediationAvailable }),
    })
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        create: (options: object) => this.give('create', options),
        get: (options: object) => this.give('get', options),
      },
    })
  }

  /** Refuses everything from now on, with the name of the browser's error. */
  refuseWith(name: 'NotAllowedError' | 'InvalidStateError' | 'NotSupportedError') {
    this.refusal = new DOMException('No.', name)
    return this
  }

  /** Takes the passkeys away again. */
  remove() {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    Reflect.deleteProperty(navigator, 'credentials')
  }

  private async give(kind: Asked['kind'], options: object) {
    this.asked.push({ kind, ...options } as Asked)
    if (this.refusal) throw this.refusal
    if (this.asked.at(-1)?.mediation === 'conditional' && !this.isChosen) await new Promise(() => undefined)
    const bytes = new Uint8Array([1, 2, 3]).buffer
    return {
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      authenticatorAttachment: 'platform',
      getClientExtensionResults: () => ({}),
      response: {
        clientDataJSON: bytes,
        attestationObject: bytes,
        authenticatorData: bytes,
        signature: bytes,
        getTransports: () => ['internal'],
      },
    }
  }
}

/** Options of the server, as JSON. */
export const passkeyOptions = {
  challenge: 'AQID',
  rpId: 'localhost',
  rp: { id: 'localhost', name: 'Mentor-Connect' },
  user: { id: 'AQID', name: 'asha@example.test', displayName: '' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
}
