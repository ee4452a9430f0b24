import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../messages/useT'
import type en from './en.json'

export type CareerMessage = keyof typeof en

/** The translator for the messages of career pages, which also knows those of all public pages. */
export const useT = createUseT<PublicMessage | CareerMessage>()
