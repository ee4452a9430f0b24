import { defineFrame } from '@mentor-connect/shared/remote'
import { messages } from '../messages'
import { PublicFrame } from './PublicFrame'

export default defineFrame({ Frame: PublicFrame, messages })
