import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { WaitingWorks } from './WaitingWorks'

/** The number of works to review beside the tab where they are. */
export default defineContribution({ Component: WaitingWorks, messages })
