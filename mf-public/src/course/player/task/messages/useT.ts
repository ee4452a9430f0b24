import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../../../messages/useT'
import type { PlayerMessage } from '../../messages/useT'
import type en from './en.json'

export type TaskMessage = keyof typeof en

/** The translator for the messages of tasks, which also knows those of the player. */
export const useT = createUseT<PublicMessage | PlayerMessage | TaskMessage>()
