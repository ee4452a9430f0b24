import { deviceChoice } from '../deviceChoice'

/** Whether transcripts are open below videos. */
export const transcriptState = deviceChoice('mc.transcript', ['closed', 'open'])
