import { defineFrame } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { LearnerFrame } from './LearnerFrame'

/** The frame of all pages under `/user`. */
export default defineFrame({ Frame: LearnerFrame, messages })
