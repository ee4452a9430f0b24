import type { Sdk } from '../ClerkHost'

interface Attempt {
  status: string
  error?: { code: string }
}

const complete = async () => ({ status: 'complete', createdSessionId: 'sess_1' })

/** Fakes the global object of the vendor's script, as far as its React package and our page use it. */
export class StandInClerk {
  readonly loaded = true
  session: { id: string; status: string; getToken: () => Promise<string> } | null = null
  client: object | undefined
  readonly authenticateWithRedirect = jest.fn(async () => undefined)
  readonly create = jest.fn(complete)
  readonly signOut = jest.fn(async () => {
    this.session = null
  })
  readonly setActive = jest.fn(async () => this.has('active'))

  constructor(public status: Sdk['status'] = 'ready') {
    this.isBack({ status: 'unverified' })
    Object.assign(window, { Clerk: this })
  }

  /** Simulates that Google has sent the browser back with this result. */
  isBack({ status, error }: Attempt) {
    const { authenticateWithRedirect, create } = this
    const firstFactorVerification = { status, error: error ?? null }
    this.client = {
      signIn: { firstFactorVerification, authenticateWithRedirect, create: jest.fn() },
      signUp: { verifications: { externalAccount: { status: null } }, create },
    }
  }

  has(status: 'active' | 'pending') {
    this.session = { id: 'sess_1', status, getToken: async () => 'token of the service' }
  }

  on(_event: string, tell: (status: Sdk['status']) => void, { notify = false } = {}) {
    if (notify) tell(this.status)
  }

  off() {}

  addListener() {
    return () => undefined
  }

  __internal_updateProps() {}
}
