/** The configuration is at fault: no wait and no second try can help. Says what the SDK says of it. */
export class MisconfiguredSignIn extends Error {}
