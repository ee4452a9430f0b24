import Type, { type Static } from 'typebox'
import { endpoint } from '../../api/endpoint'
import { Empty, Id, Pagination, Timestamp, pageQuery } from '../../api/wire'
import { DOCUMENT, IMAGE } from '../../rules/uploads'
import { isHidden } from './teams'

/** The files of a team, for its members and its mentor. */

const params = Type.Object({ id: Id })

export const TeamFile = Type.Object({
  id: Id,
  name: Type.String(),
  bytes: Type.Integer(),
  /** Name of the person who has added the file; empty once the account is deleted. */
  by: Type.String(),
  isOwn: Type.Boolean(),
  isHidden,
  addedAt: Timestamp,
})
export type TeamFile = Static<typeof TeamFile>

export const listTeamFiles = endpoint({
  method: 'GET',
  path: '/teams/:id/files',
  access: 'session',
  summary: 'The files of a team, the last added first.',
  params,
  query: Type.Object({ page: Type.Optional(pageQuery.page) }),
  reply: Type.Object({ files: Type.Array(TeamFile), pagination: Pagination }),
})

export const addTeamFile = endpoint({
  method: 'POST',
  path: '/teams/:id/files',
  access: 'session',
  rateLimit: 'upload',
  summary:
    'Add a document (PDF, DOC or DOCX, judged by its content) or a picture, which loses its metadata. `storage_full` at 100 files or 100 MB.',
  params,
  body: Empty,
  files: { document: DOCUMENT, picture: IMAGE },
  reply: TeamFile,
})

export const removeTeamFile = endpoint({
  method: 'POST',
  path: '/teams/:id/files/:fileId/remove',
  access: 'session',
  summary:
    'Remove an own file, or as the mentor any. Files that were handed in with a milestone stay (`edit_conflict`). Repeated it returns the same.',
  params: Type.Object({ id: Id, fileId: Id }),
  body: Empty,
  reply: Empty,
})

export const getTeamFile = endpoint({
  method: 'GET',
  path: '/team-files/:id',
  access: 'session',
  rateLimit: 'read',
  summary: 'A file of a team, as a download, for its members and mentor.',
  params,
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'application/octet-stream',
})
