import { TEAM_FILES_BYTES, TEAM_FILES_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import type { TeamFile } from '@mentor-connect/contract/work/projects/teamFiles'
import type { FastifyReply } from 'fastify'
import type { ApiDependencies } from '../../../kernel/dependencies'
import type { FileService } from '../../../kernel/files/files.service'
import { privateFileKey, sendPrivateFile } from '../../../kernel/files/privateFile'
import type { Session } from '../../../platform/http/access'
import { errors } from '../../../platform/http/errors'
import type { Upload } from '../../../platform/http/multipart/receiveForm'
import { sizeText } from '../../../platform/http/multipart/writeUpTo'
import { projectErrors } from '../projectErrors'
import { namesOfPeople } from '../teams/peopleNames.query'
import { canWrite, readableTeam, writableTeam } from '../teams/teamAccess'
import { updateTeam } from '../teams/teams.repo'
import {
  deleteTeamFile,
  findTeamFile,
  insertTeamFile,
  isHandedIn,
  sizeOf,
  toTeamFile,
} from './teamFiles.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'files'> & { uploads: FileService }

/** Stores private files of a team. Its members and its mentor can load them. */
export function teamFileService({ db, clock, files, uploads }: Dependencies) {
  return {
    async add(
      session: Session | null,
      teamId: string,
      { document, picture }: Record<'document' | 'picture', Upload[]>,
    ): Promise<TeamFile> {
      // This is checked before the file is read, and again with the lock of the team.
      const { team, viewer, personId } = await readableTeam(db, session, teamId)
      if (viewer === 'former') throw errors.forbidden()
      if (!canWrite(team)) throw projectErrors.teamChanged(team.state)
      const [upload] = [...document, ...picture]
      if (!upload) throw errors.invalidInput({ document: 'Choose a file.' })
      const field = upload === document[0] ? 'document' : 'picture'
      const { id, path, bytes } = await uploads.keepWorkFile(upload, { ownerId: personId, field })
      await db.transaction().execute(async (tx) => {
        await writableTeam(tx, session, teamId)
        const size = await sizeOf(tx, teamId)
        // If this check fails, the file is already stored. It is deleted later, because no row refers to it.
        if (size.count >= TEAM_FILES_MAX || size.bytes + bytes > TEAM_FILES_BYTES)
          throw errors.storageFull(sizeText(TEAM_FILES_BYTES))
        const added_at = clock().toISOString()
        await insertTeamFile(tx, { id, team_id: teamId, person_id: personId, path, added_at })
        await updateTeam(tx, teamId, { last_active_at: added_at, asked_at: null })
      })
      const row = (await findTeamFile(db, id))!
      return toTeamFile(row, await namesOfPeople(db, [personId]), personId)
    },

    remove: (session: Session | null, teamId: string, fileId: string) =>
      db.transaction().execute(async (tx) => {
        const { viewer, personId } = await writableTeam(tx, session, teamId)
        const file = await findTeamFile(tx, fileId)
        if (file?.team_id !== teamId) return
        if (viewer !== 'mentor' && file.person_id !== personId) throw errors.forbidden()
        if (await isHandedIn(tx, teamId, fileId)) throw projectErrors.fileHandedIn()
        await deleteTeamFile(tx, fileId)
      }),

    /** Sends the file if this person may read it. Anybody else gets the response for a file that does not exist. */
    async download(session: Session | null, id: string, reply: FastifyReply): Promise<FastifyReply> {
      const row = await findTeamFile(db, id)
      if (!row || row.hidden_at !== null) throw errors.notFound('File')
      await readableTeam(db, session, row.team_id)
      const key = await privateFileKey(files, id)
      const stored = key ? await files.get(key) : undefined
      if (!stored) throw errors.notFound('File')
      return sendPrivateFile(reply, { name: row.name, type: 'application/octet-stream' }, stored)
    },
  }
}
