/** Loads the code that asks for passkeys, with its library. */
export const loadPasskeyLogin = () => import(/* webpackChunkName: "passkey-login" */ './logInWithPasskey')
