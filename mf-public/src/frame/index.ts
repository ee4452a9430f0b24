import { defineFrame } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { PublicFrame } from './PublicFrame'

export default defineFrame({ Frame: PublicFrame, messages })
