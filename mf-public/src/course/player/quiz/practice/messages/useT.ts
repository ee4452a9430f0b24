import { createUseT } from '@mentor-connect/i18n'
import type { PublicMessage } from '../../../../../messages/useT'
import type { QuizMessage } from '../../messages/useT'
import type en from './en.json'

/** The translator for the messages of practice, which also knows those of quizzes. */
export const useT = createUseT<PublicMessage | QuizMessage | keyof typeof en>()
