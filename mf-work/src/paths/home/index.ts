import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../progress/messages'
import { JoinedPathsCard } from './JoinedPathsCard'

/** The card with joined paths on the learner's home page. */
export default defineContribution({ Component: JoinedPathsCard, messages })
