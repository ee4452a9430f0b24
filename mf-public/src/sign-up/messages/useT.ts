import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../messages/useT'
import type en from './en.json'

export type SignUpMessage = keyof typeof en

/** The translator for the messages of sign-up and login, which also knows those of all public pages. */
export const useT = createUseT<PublicMessage | SignUpMessage>()
