import { createUseT } from '@mentor-connect/i18n'
import type { PlayerMessage } from '../../messages/useT'
import type { PublicMessage } from '../../../../messages/useT'
import type en from './en.json'

export type QuizMessage = keyof typeof en

/** The translator for what only quizzes say, and what the player says. */
export const useT = createUseT<PublicMessage | PlayerMessage | QuizMessage>()
