// Apart from the door of i18n: only the shell carries these texts in its first script, remotes load theirs.
import type { Messages } from '@lingui/core'
import messages from './messages/en.json'

/** The texts of `shared` in English. */
export const sharedEnglish: Messages = messages
