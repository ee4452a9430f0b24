import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../messages/useT'
import type en from './en.json'

export type VerificationMessage = keyof typeof en

/** The translator for the messages of verification, which also knows those of all public pages. */
export const useT = createUseT<PublicMessage | VerificationMessage>()
