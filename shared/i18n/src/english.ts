// This module is separate from the i18n entry point, because only the shell bundles these messages; remotes
// load them on demand.
import type { Messages } from '@lingui/core'
import { provideEnglish } from './messageLoaders'
import messages from './messages/en.json'

/** The English messages of `shared`. */
export const sharedEnglish: Messages = messages

provideEnglish(sharedEnglish)
