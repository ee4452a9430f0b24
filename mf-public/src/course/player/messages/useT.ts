import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../../messages/useT'
import type en from './en.json'

export type PlayerMessage = keyof typeof en

/** The translator for what only the lesson player says, and what all public pages say. */
export const useT = createUseT<PublicMessage | PlayerMessage>()
