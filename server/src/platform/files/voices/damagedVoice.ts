import { RejectedFileError } from '../rejectedFileError'

export const damagedVoice = () =>
  new RejectedFileError('This recording is damaged or not complete. Record it again.')

export const noSound = () => new RejectedFileError('This is not a voice message. Record it again.')
