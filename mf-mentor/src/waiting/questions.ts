import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { WaitingQuestions } from './WaitingQuestions'

/** The number of unanswered questions, shown beside the tab of questions. */
export default defineContribution({ Component: WaitingQuestions, messages })
