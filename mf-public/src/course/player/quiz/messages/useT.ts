import { createUseT } from '@mentor-connect/i18n'
import type { PlayerMessage } from '../../messages/useT'
import type { PublicMessage } from '../../../../messages/useT'
import type en from './en.json'

export type QuizMessage = keyof typeof en

/** The translator for the messages of quizzes, which also knows those of the player. */
export const useT = createUseT<PublicMessage | PlayerMessage | QuizMessage>()
