import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { WaitingWorks } from './WaitingWorks'

/** The number of works to review, shown beside the tab of works. */
export default defineContribution({ Component: WaitingWorks, messages })
