import { TEAM_FILES_PAGE } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  addTeamFile,
  getTeamFile,
  listTeamFiles,
  removeTeamFile,
} from '@mentor-connect/contract/work/projects/teamFiles'
import type { FastifyInstance } from 'fastify'
import { pageWindow, paginationOf } from '../../../courses/catalogue/pages'
import type { ApiDependencies } from '../../../kernel/dependencies'
import type { FileService } from '../../../kernel/files/files.service'
import { serve } from '../../../platform/http/serve'
import { namesOfPeople } from '../teams/peopleNames.query'
import { readableTeam } from '../teams/teamAccess'
import { listTeamFiles as listRows, sizeOf, toTeamFile } from './teamFiles.repo'
import { teamFileService } from './teamFiles.service'

/** Registers the endpoints of the files of a team. */
export function registerTeamFileRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies & { uploads: FileService },
) {
  const { db } = dependencies
  const teamFiles = teamFileService(dependencies)

  serve(app, listTeamFiles, async ({ params: { id }, query: { page } }, { session }) => {
    const { personId } = await readableTeam(db, session, id)
    const request = { ...(page && { page }), limit: TEAM_FILES_PAGE }
    const rows = await listRows(db, id, pageWindow(request))
    const names = await namesOfPeople(
      db,
      rows.map(({ person_id }) => person_id),
    )
    const { count } = await sizeOf(db, id)
    const list = rows.map((row) => toTeamFile(row, names, personId))
    return { data: { files: list, pagination: paginationOf(request, count) } }
  })

  serve(app, addTeamFile, async ({ params: { id }, files }, { session }) => ({
    message: 'File added',
    data: await teamFiles.add(session, id, files),
  }))

  serve(app, removeTeamFile, async ({ params: { id, fileId } }, { session }) => {
    await teamFiles.remove(session, id, fileId)
    return { message: 'File removed', data: {} }
  })

  serve(app, getTeamFile, async ({ params: { id } }, { session, reply }) =>
    teamFiles.download(session, id, reply),
  )
}
