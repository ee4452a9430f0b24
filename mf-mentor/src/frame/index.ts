import { defineFrame } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { MentorFrame } from './MentorFrame'

/** The frame of all pages of a signed-in mentor under `/mentor`. */
export default defineFrame({ Frame: MentorFrame, messages })
