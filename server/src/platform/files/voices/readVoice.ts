import { VOICE_SECONDS_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { RejectedFileError } from '../rejectedFileError'
import { isWebm, webmSeconds } from './webm'
import { isMp4, mp4SoundSeconds } from './mp4Sound'

interface Voice {
  extension: 'webm' | 'm4a'
  type: string
  /** Length in seconds, measured from the content, because recordings of browsers rarely state it. */
  seconds: number
}

/**
 * Seconds by which a recording may exceed the maximum, because recorders stop a moment after the command to
 * stop.
 */
const TOLERANCE_S = 5

/**
 * Reads a voice message by its content, regardless of its name.
 *
 * @throws RejectedFileError for every format that browsers do not record as sound, and for recordings that
 * are too long
 */
export function readVoice(bytes: Buffer): Voice {
  const voice = read(bytes)
  if (voice.seconds > VOICE_SECONDS_MAX + TOLERANCE_S)
    throw new RejectedFileError(`A voice message has at most ${VOICE_SECONDS_MAX / 60} minutes.`)
  return { ...voice, seconds: Math.round(voice.seconds * 10) / 10 }
}

function read(bytes: Buffer): Voice {
  if (isWebm(bytes)) return { extension: 'webm', type: 'audio/webm', seconds: webmSeconds(bytes) }
  if (isMp4(bytes)) return { extension: 'm4a', type: 'audio/mp4', seconds: mp4SoundSeconds(bytes) }
  throw new RejectedFileError('This is not a voice message. Record it again.')
}
