import type { GoogleAccount } from './accounts'
import type { Store } from './store'
import type { TokenMaker } from './tokens'

export interface EmulatorOptions {
  /** Path of the emulator, on this server and on the site. */
  path: string
  /** Address of the site to which people sign in. Redirects to other sites are refused. */
  siteUrl: string
  /** The key that the server SDK must send. */
  secretKey: string
  /** The accounts that the picker lists; any other address can be typed. */
  accounts: GoogleAccount[]
  clock?: () => Date
}

/** The dependencies of the emulator's routes. */
export interface Emulation extends EmulatorOptions {
  store: Store
  tokens: TokenMaker
}
