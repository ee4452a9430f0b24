import type { RegisteredCredential, ShownCredential } from '@mentor-connect/contract/api/passkeyCredentials'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { FastifyBaseLogger } from 'fastify'
import { ApiError } from '../http/errors'

/** A registered passkey, as the database stores it. */
export interface StoredPasskey {
  /** The id of the credential, base64url. */
  id: string
  /** Public key in the COSE format, base64url. */
  public_key: string
  /** Number of uses that the authenticator has reported. */
  counter: number
  /** JSON list of the ways to reach the authenticator, as the browser has reported them. */
  transports: string
}

export interface NewPasskey extends StoredPasskey {
  /** True if the authenticator keeps copies of the passkey on other devices. */
  isSynced: boolean
}

interface PasskeyOwner {
  id: string
  /** The name that the authenticator shows. */
  name: string
}

/** Marks a challenge as used. Returns true if it was issued for this purpose and not used before. */
type UseChallenge = (challenge: string) => Promise<boolean>

export type RelyingParty = ReturnType<typeof relyingParty>

/**
 * Creates options for authenticators and verifies their responses (W3C Web Authentication, level 3).
 * Authenticators must verify the user. Every error is an ApiError with the reason `passkey_invalid`.
 *
 * @param url public URL of the site. Passkeys belong to its host name, which must not be taken from a header
 * of a request.
 */
export function relyingParty({
  name,
  url,
  logger,
}: {
  name: string
  url: string
  logger?: FastifyBaseLogger
}) {
  const rpID = new URL(url).hostname
  const expected = { expectedOrigin: new URL(url).origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    /**
     * Returns the options for registering a passkey.
     * @param present the owner's passkeys; an authenticator that already has one of them creates no other
     */
    registrationOptions: async ({ id, name: userName }: PasskeyOwner, present: StoredPasskey[]) => ({
      ...(await generateRegistrationOptions({
        rpName: name,
        rpID,
        userName,
        userID: new TextEncoder().encode(id),
        attestationType: 'none',
        excludeCredentials: present.map(toDescriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })),
    }),

    async verifyRegistration(
      response: RegisteredCredential,
      useChallenge: UseChallenge,
    ): Promise<NewPasskey> {
      const { registrationInfo } = await verified(
        verifyRegistrationResponse({
          ...expected,
          response: response as RegistrationResponseJSON,
          expectedChallenge: useChallenge,
        }),
      )
      if (!registrationInfo) throw passkeyInvalid()
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return {
        id,
        counter,
        public_key: Buffer.from(publicKey).toString('base64url'),
        transports: JSON.stringify(transports),
        isSynced: registrationInfo.credentialBackedUp,
      }
    },

    /**
     * Returns the options for using a passkey.
     * @param allowed the passkeys that may be used; undefined for any
     */
    requestOptions: async (allowed?: StoredPasskey[]) => ({
      ...(await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        ...(allowed && { allowCredentials: allowed.map(toDescriptor) }),
      })),
    }),

    /**
     * Verifies the use of a passkey. Returns the new counter, and whether there are copies of the passkey on
     * other devices.
     */
    async verifyUse(passkey: StoredPasskey, response: ShownCredential, useChallenge: UseChallenge) {
      const { id, public_key, counter } = passkey
      const { authenticationInfo } = await verified(
        verifyAuthenticationResponse({
          ...expected,
          response: response as AuthenticationResponseJSON,
          expectedChallenge: useChallenge,
          // Passkeys that are copied between devices do not count their uses. A counter that goes back is
          // therefore logged, not refused.
          credential: { id, publicKey: Buffer.from(public_key, 'base64url'), counter: 0 },
        }),
      )
      const { newCounter, credentialBackedUp } = authenticationInfo
      if (counter > 0 && newCounter <= counter)
        logger?.warn({ passkey: id, counter, next: newCounter }, 'the counter of a passkey did not go up')
      return { counter: newCounter, isSynced: credentialBackedUp }
    },
  }
}

const toDescriptor = ({ id, transports }: StoredPasskey) => ({
  id,
  transports: JSON.parse(transports) as AuthenticatorTransport[],
})

/** Converts the errors of the library, which throws for every response that it refuses, to an ApiError. */
async function verified<Result extends { verified: boolean }>(verifying: Promise<Result>) {
  const result = await verifying.catch((cause: unknown) => {
    throw passkeyInvalid(cause)
  })
  if (!result.verified) throw passkeyInvalid()
  return result
}

export const passkeyInvalid = (cause?: unknown) =>
  new ApiError(401, 'unauthenticated', 'The passkey was not accepted. Try again.', undefined, {
    cause,
    reason: 'passkey_invalid',
  })
