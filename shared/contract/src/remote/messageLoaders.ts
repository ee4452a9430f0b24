import type { Messages } from '@lingui/core'
import type { Locale } from '../api/locales'

/** Loads the messages of one package, by locale; each locale is its own chunk. */
export type MessageLoaders = Record<Locale, () => Promise<{ default: Messages }>>
