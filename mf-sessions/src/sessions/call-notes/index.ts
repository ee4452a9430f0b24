import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../../messages'
import { CallNotes } from './CallNotes'

/** The contribution to the panel beside a call: the shared notes of its session. */
export default defineContribution({ Component: CallNotes, messages })
