import { ATTACHMENT_CHANGES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ChatDependencies } from '../dependencies'
import { markFilesTold, untoldFiles } from '../store/attachments/attachments.repo'

const tellFiles = jobKind('attachments.tell')

/** Tells the main API, which stores the files, which files belong to messages and which no longer do. */
export function handleAttachments({
  db,
  people,
  jobs,
  timing,
  config,
}: Pick<ChatDependencies, 'db' | 'people' | 'jobs' | 'timing' | 'config'>) {
  if (!config.serviceKey) return
  jobs.handle(tellFiles, {
    outside: async () => {
      for (;;) {
        const files = await untoldFiles(db, ATTACHMENT_CHANGES_MAX)
        if (files.length === 0) return
        await people.noteFiles(files)
        await markFilesTold(db, files)
      }
    },
  })
  jobs.every(tellFiles, timing.tellFiles)
}
