import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../../../messages/useT'
import type { PlayerMessage } from '../../messages/useT'
import type en from './en.json'

export type TaskMessage = keyof typeof en

/** The translator for what only tasks say, and what the player says. */
export const useT = createUseT<PublicMessage | PlayerMessage | TaskMessage>()
