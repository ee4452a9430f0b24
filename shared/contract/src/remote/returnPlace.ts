const KEY = 'mc.returnTo'

/**
 * The protected address that a visitor asked for, until the next login in this tab. Unlike the state of a link
 * (`logInAndReturn`) it survives the redirect to the home page and a reload.
 */
export const returnPlace = {
  remember(address: string): void {
    attempt(() => sessionStorage.setItem(KEY, address))
  },

  get(): string | undefined {
    return attempt(() => sessionStorage.getItem(KEY)) ?? undefined
  },

  forget(): void {
    attempt(() => sessionStorage.removeItem(KEY))
  },
}

/** Without session storage, logging in opens the home page as usual. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch (error) {
    console.warn('Session storage is blocked: the requested page cannot be remembered.', error)
    return undefined
  }
}
