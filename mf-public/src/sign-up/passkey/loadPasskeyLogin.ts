/** Loads what asks for passkeys, with its library. */
export const loadPasskeyLogin = () => import(/* webpackChunkName: "passkey-login" */ './logInWithPasskey')
