import { RejectedFileError } from '../rejectedFileError'

export const corruptDocument = () =>
  new RejectedFileError('This document is damaged. Save it again and choose it once more.')
export const passwordProtected = () =>
  new RejectedFileError('This document is protected with a password. Learners could not open it.')
export const containsMacros = () =>
  new RejectedFileError('This document contains macros. Save it without them and choose it once more.')
export const zipBomb = () =>
  new RejectedFileError('This document unpacks to far too much. Choose another one.')
