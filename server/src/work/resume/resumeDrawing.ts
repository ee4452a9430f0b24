import type { ResumeFit } from '@mentor-connect/contract/work/resume'
import { Thread } from '../../platform/threads/thread'
import { threadProgram } from '../../platform/threads/threadProgram'
import type { ResumeText } from './pdf/renderResume'
import type { ResumeTask } from './resumeThread'

/** Setting a résumé takes hundreds of milliseconds and would block the event loop, so a thread does it. */
const thread = new Thread<ResumeTask, unknown>(threadProgram(import.meta.url, 'resumeThread'))

/** Draws a résumé as a PDF file. */
export const drawResume = async (text: ResumeText): Promise<Buffer> =>
  Buffer.from((await thread.run({ pdf: text })) as Uint8Array)

/** Returns how a résumé fits on the pages of its file. */
export const fitOf = async (text: ResumeText): Promise<ResumeFit> =>
  (await thread.run({ fit: text })) as ResumeFit
