import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../messages/useT'
import type en from './en.json'

export type HomeMessage = keyof typeof en

/** The translator for what only the home page says, and what all public pages say. */
export const useT = createUseT<PublicMessage | HomeMessage>()
