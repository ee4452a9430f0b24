import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../dependencies'
import { fileReader } from './fileReader'
import { findFile } from './files.repo'
import { mediaTypeOf } from './mediaType'
import { asDownload, sandboxed } from './privateFile'

interface FileAddress {
  Params: { folder: string; name: string }
}

/** Folders of public uploads. The store contains other files as well. */
const UPLOAD = /^(banner|portrait|document|lesson)-/
const YEAR_S = 365 * 24 * 60 * 60

/** Serves uploaded files. Names are random and contents never change, so responses may be cached forever. */
export function registerFileRoutes(
  app: FastifyInstance,
  { db, files }: Pick<ApiDependencies, 'db' | 'files'>,
) {
  const hidden = { schema: { hide: true }, config: { rateLimit: 'asset' } } as const
  const read = fileReader(files)
  app.route<FileAddress>({
    ...hidden,
    method: ['GET', 'HEAD'],
    url: '/files/:folder/:name',
    handler: async (request, reply) => {
      const { folder, name } = request.params
      const stored = UPLOAD.test(folder) ? await read(`${folder}/${name}`, request, reply) : undefined
      if (!stored) throw errors.notFound('File')
      if (folder.startsWith('document-')) {
        const row = await findFile(db, folder)
        asDownload(reply, row?.name ?? name)
      }
      return sandboxed(reply)
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .type(mediaTypeOf(name))
        .send(stored.content)
    },
  })
}
