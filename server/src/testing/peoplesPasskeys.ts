import type { LightMyRequestResponse } from 'fastify'
import { PASSWORD, type SignedIn } from './signedIn'
import type { TestApp } from './testApp'
import { VirtualAuthenticator } from './virtualAuthenticator'
import { visitor, type Visitor } from './visitor'

export type Owner = SignedIn<{ _id: string; email?: string }>

/** A person's browser and passkeys, as the site uses them. */
export function personWithPasskeys(test: TestApp, { account, cookie }: Owner) {
  const userId = account._id
  const browser = visitor(test, { cookie })
  const post = (path: string, payload: object = {}) => browser.post(path, { userId, ...payload })

  return {
    userId,
    browser,
    post,
    state: async () => (await browser.get(`/account/passkeys?userId=${userId}`)).json().data,
    prove: (password = PASSWORD) => post('/account/proof', { password }),
    /** Adds a passkey without a proof of the owner's identity. */
    async add(key: VirtualAuthenticator, name?: string): Promise<LightMyRequestResponse> {
      const asked = await post('/account/passkey-options')
      if (asked.statusCode !== 200) return asked
      return post('/account/add-passkey', {
        credential: key.create(asked.json().data.options),
        ...(name && { name }),
      })
    },
    /** Shows the password and adds a passkey. */
    async newPasskey(name = 'Laptop'): Promise<VirtualAuthenticator> {
      const key = new VirtualAuthenticator(test.config.siteUrl)
      await this.prove()
      await this.add(key, name)
      return key
    },
    /** Adds a passkey and turns the second factor on. Returns the recovery codes too. */
    async withSecondFactor() {
      const key = await this.newPasskey()
      const { codes } = (await post('/account/second-factor-on')).json().data as { codes: string[] }
      return { key, codes }
    },
  }
}

/** Logs in with a passkey. */
export async function passkeyLogin(at: Visitor, key: VirtualAuthenticator, body: object = {}) {
  const { options } = (await at.post('/auth/passkey-options', body)).json().data
  return at.post('/auth/passkey-login', { credential: key.get(options) })
}
