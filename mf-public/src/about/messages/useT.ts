import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../messages/useT'
import type en from './en.json'

export type AboutMessage = keyof typeof en

/** The translator for the messages of this page, which also knows those of all public pages. */
export const useT = createUseT<PublicMessage | AboutMessage>()
