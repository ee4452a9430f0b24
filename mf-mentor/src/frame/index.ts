import { defineFrame } from '@mentor-connect/shared/remote'
import { messages } from '../messages'
import { MentorFrame } from './MentorFrame'

/** Stands around everything that a signed-in mentor sees under `/mentor`. */
export default defineFrame({ Frame: MentorFrame, messages })
