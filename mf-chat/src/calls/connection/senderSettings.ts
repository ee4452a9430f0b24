import { AUDIO_BITS_PER_SECOND } from './opusSettings'
import type { VideoStep } from './videoPlan'

/** The kind of picture that is sent: a face should move smoothly, a screen should be readable. */
export type VideoSource = 'camera' | 'screen'

type Encoding = Pick<RTCRtpEncodingParameters, 'maxBitrate' | 'maxFramerate' | 'scaleResolutionDownBy'>

const ENCODINGS: Record<VideoSource, Record<Exclude<VideoStep, 'off'>, Encoding>> = {
  camera: {
    small: { maxBitrate: 120_000, maxFramerate: 12, scaleResolutionDownBy: 4 },
    medium: { maxBitrate: 350_000, maxFramerate: 20, scaleResolutionDownBy: 2 },
    full: { maxBitrate: 900_000, maxFramerate: 30, scaleResolutionDownBy: 1 },
  },
  screen: {
    small: { maxBitrate: 120_000, maxFramerate: 3, scaleResolutionDownBy: 2 },
    medium: { maxBitrate: 350_000, maxFramerate: 6, scaleResolutionDownBy: 1 },
    full: { maxBitrate: 900_000, maxFramerate: 15, scaleResolutionDownBy: 1 },
  },
}

/** Limits the video that a sender sends; `off` sends none. */
export function limitVideo(sender: RTCRtpSender, step: VideoStep, source: VideoSource): Promise<void> {
  const encoding = step === 'off' ? {} : ENCODINGS[source][step]
  const preference = source === 'camera' ? 'maintain-framerate' : 'maintain-resolution'
  return change(sender, { active: step !== 'off', ...encoding }, preference)
}

/** Limits the sound that a sender sends, and gives it priority over the picture. */
export function limitAudio(sender: RTCRtpSender): Promise<void> {
  return change(sender, {
    maxBitrate: AUDIO_BITS_PER_SECOND,
    priority: 'high',
    networkPriority: 'high',
  })
}

async function change(
  sender: RTCRtpSender,
  encoding: Partial<RTCRtpEncodingParameters>,
  degradationPreference?: RTCDegradationPreference,
): Promise<void> {
  try {
    const parameters = sender.getParameters()
    // Some browsers have no encodings for a line on which nothing was sent yet.
    if (!parameters.encodings?.length) return
    parameters.encodings = parameters.encodings.map((one) => ({ ...one, ...encoding }))
    if (degradationPreference) parameters.degradationPreference = degradationPreference
    await sender.setParameters(parameters)
  } catch (error) {
    // The call goes on; the browser then limits itself.
    console.warn('The quality of the call could not be set.', error)
  }
}
