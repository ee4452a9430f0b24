import type { Messages } from '@lingui/core'
import type { Locale } from '../api/locales'

/** Loads the messages of one package by locale. Each locale is a separate chunk. */
export type MessageLoaders = Record<Locale, () => Promise<{ default: Messages }>>
