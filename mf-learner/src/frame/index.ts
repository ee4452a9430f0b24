import { defineFrame } from '@mentor-connect/shared/remote'
import { messages } from '../messages'
import { LearnerFrame } from './LearnerFrame'

/** Stands around everything under `/user`. */
export default defineFrame({ Frame: LearnerFrame, messages })
