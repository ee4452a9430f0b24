/** Thrown if the configuration is invalid, so that a retry cannot help. Contains the SDK's message. */
export class MisconfiguredSignIn extends Error {}
