import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../messages/useT'
import type en from './en.json'

export type SignUpMessage = keyof typeof en

/** The translator for what only the pages for signing up and logging in say, and what all public pages say. */
export const useT = createUseT<PublicMessage | SignUpMessage>()
