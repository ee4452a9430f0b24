import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../../messages/useT'
import type { SignUpMessage } from '../../messages/useT'
import type en from './en.json'

export type GuardianMessage = keyof typeof en

/** The translator for the page of a guardian, which also uses the fields of the sign-up. */
export const useT = createUseT<PublicMessage | SignUpMessage | GuardianMessage>()
