import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../messages/useT'
import type en from './en.json'

export type BookingMessage = keyof typeof en

/** The translator for the messages of booking pages, which also knows those of all public pages. */
export const useT = createUseT<PublicMessage | BookingMessage>()
