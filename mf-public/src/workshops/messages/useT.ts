import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../messages/useT'
import type en from './en.json'

export type WorkshopMessage = keyof typeof en

/** The translator for what only the pages of workshops say, and what all public pages say. */
export const useT = createUseT<PublicMessage | WorkshopMessage>()
