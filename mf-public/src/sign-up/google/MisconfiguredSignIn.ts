/** The configuration is invalid, so that a retry cannot help. Carries the SDK's message. */
export class MisconfiguredSignIn extends Error {}
