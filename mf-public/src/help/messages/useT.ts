import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../messages/useT'
import type en from './en.json'

export type HelpMessage = keyof typeof en

/** The translator for what only the help page says, and what all public pages say. */
export const useT = createUseT<PublicMessage | HelpMessage>()
