import { tabItems } from '../browser/storage'

const KEY = 'mc.returnTo'

/**
 * The protected address that a visitor has requested. It is kept until the next login in this tab. Unlike the state
 * of a link (`logInAndReturn`), it survives the redirect to the home page and a reload.
 */
export const returnPlace = {
  remember(address: string): void {
    tabItems.setItem(KEY, address)
  },

  get(): string | undefined {
    return tabItems.getItem(KEY) ?? undefined
  },

  forget(): void {
    tabItems.removeItem(KEY)
  },
}
