import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../../messages'
import { CallNotes } from './CallNotes'

/** The shared notes of a session, beside its call. */
export default defineContribution({ Component: CallNotes, messages })
