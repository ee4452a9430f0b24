// Entry point of the thread that sets résumés.
import { serveThread } from '../../platform/threads/serveThread'
import { describeFit, renderResume, type ResumeText } from './pdf/renderResume'

export type ResumeTask = { pdf: ResumeText } | { fit: ResumeText }

serveThread(async (task: ResumeTask) => ('pdf' in task ? renderResume(task.pdf) : describeFit(task.fit)))
