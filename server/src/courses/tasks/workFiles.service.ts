import type { WorkFile } from '@mentor-connect/contract/courses/tasks/tasks'
import type { FastifyReply } from 'fastify'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { Upload } from '../../platform/http/multipart/receiveForm'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { FileService } from '../../kernel/files/files.service'
import { privateFileKey, sendPrivateFile } from '../../kernel/files/privateFile'
import { findReadableFile } from './workFiles.query'
import type { workService } from './works.service'
import type { LearnerTask } from './works.repo'

interface Dependencies extends Pick<ApiDependencies, 'files' | 'db'> {
  uploads: FileService
  works: ReturnType<typeof workService>
}

/** Stores and sends files that learners attach to works. */
export function workFileService({ db, files, uploads, works }: Dependencies) {
  return {
    async attach(
      task: LearnerTask,
      { document, picture }: Record<'document' | 'picture', Upload[]>,
    ): Promise<WorkFile> {
      await works.requireTask(task)
      const [upload] = [...document, ...picture]
      if (!upload) throw errors.invalidInput({ document: 'Choose a file.' })
      const origin = {
        ownerId: task.learnerId,
        field: upload === document[0] ? 'document' : 'picture',
      } as const
      const { path, ...file } = await uploads.keepWorkFile(upload, origin)
      await works.attach(task, path)
      return file
    },

    /** Sends the file if this person may read it. Anybody else gets the response for a file that does not exist. */
    async download(session: Session | null, folder: string, reply: FastifyReply): Promise<FastifyReply> {
      const row = session && (await findReadableFile(db, session, folder))
      const key = row && (await privateFileKey(files, folder))
      const stored = key ? await files.get(key) : undefined
      if (!row || !stored) throw errors.notFound('File')
      return sendPrivateFile(reply, { name: row.name, type: 'application/octet-stream' }, stored)
    },
  }
}
