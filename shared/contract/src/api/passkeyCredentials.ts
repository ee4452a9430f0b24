import Type, { type Static } from 'typebox'

// Passkeys (W3C Web Authentication) on the wire, for people and for operators.

/** Base64url, as browsers and authenticators exchange it. */
const Encoded = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]*$' })

/** Options for `navigator.credentials`, as JSON. */
export const passkeyOptions = { options: Type.Record(Type.String(), Type.Unknown()) }
export const PasskeyOptions = Type.Object(passkeyOptions)

const credential = {
  id: Encoded(1024),
  rawId: Encoded(1024),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  /** Browsers always send this field; no extension is used. */
  clientExtensionResults: Type.Object({}),
}

/** A new passkey, as `navigator.credentials.create()` gives it. */
export const RegisteredCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Encoded(4096),
    attestationObject: Encoded(16_384),
    authenticatorData: Type.Optional(Encoded(8192)),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
    publicKeyAlgorithm: Type.Optional(Type.Integer({ minimum: -65_536, maximum: 65_535 })),
    publicKey: Type.Optional(Encoded(8192)),
  }),
})
export type RegisteredCredential = Static<typeof RegisteredCredential>

/** The use of a passkey, as `navigator.credentials.get()` gives it. */
export const ShownCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Encoded(4096),
    authenticatorData: Encoded(8192),
    signature: Encoded(4096),
    userHandle: Type.Optional(Encoded(128)),
  }),
})
export type ShownCredential = Static<typeof ShownCredential>
