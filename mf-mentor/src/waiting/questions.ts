import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { WaitingQuestions } from './WaitingQuestions'

/** The number of unanswered questions beside the tab where they are. */
export default defineContribution({ Component: WaitingQuestions, messages })
