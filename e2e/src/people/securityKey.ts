import type { CDPSession, Page } from 'playwright-core'

/** A virtual authenticator of Chromium (WebAuthn in its DevTools protocol) that confirms every request. */
export class SecurityKey {
  private constructor(
    private readonly devtools: CDPSession,
    private readonly id: string,
  ) {}

  static async plugInto(page: Page): Promise<SecurityKey> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'usb',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new SecurityKey(devtools, authenticatorId)
  }

  /** Returns the number of uses of each passkey on the key. */
  async uses(): Promise<number[]> {
    const { credentials } = await this.devtools.send('WebAuthn.getCredentials', { authenticatorId: this.id })
    return credentials.map(({ signCount }) => signCount)
  }

  /** Removes the key. Its passkeys are lost. */
  async unplug() {
    await this.devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: this.id })
  }
}
