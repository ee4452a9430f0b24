import { UnfitFile } from '../unfitFile'

export const damaged = () => new UnfitFile('This document is damaged. Save it again and choose it once more.')
export const isProtected = () =>
  new UnfitFile('This document is protected with a password. Learners could not open it.')
export const hasMacros = () =>
  new UnfitFile('This document contains macros. Save it without them and choose it once more.')
export const isBomb = () => new UnfitFile('This document unpacks to far too much. Choose another one.')
