import { defineFrame } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { AdminFrame } from './AdminFrame'

/** The frame of the back office. */
export default defineFrame({ Frame: AdminFrame, messages })
