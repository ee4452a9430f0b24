import type { TeamFile } from '@mentor-connect/contract/work/projects/teamFiles'
import type { Insertable } from 'kysely'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'
import { listOf } from '../../openings/openingColumns'

const selectFiles = (db: Database) =>
  db
    .selectFrom('project_files')
    .innerJoin('files', 'files.path', 'project_files.path')
    .select([
      'project_files.id',
      'project_files.team_id',
      'person_id',
      'added_at',
      'hidden_at',
      'files.name',
      'files.bytes',
    ])

type FileRow = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number]

export const findTeamFile = (db: Database, id: string) =>
  selectFiles(db).where('project_files.id', '=', id).executeTakeFirst()

/** Returns the stored file of a report, for operators, or undefined if it was removed. */
export const findReportedFile = (db: Database, id: string) =>
  db
    .selectFrom('project_files')
    .innerJoin('files', 'files.path', 'project_files.path')
    .select(['files.path', 'files.folder', 'files.name'])
    .where('project_files.id', '=', id)
    .executeTakeFirst()

export async function listTeamFiles(
  db: Database,
  teamId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<FileRow[]> {
  return selectFiles(db)
    .where('project_files.team_id', '=', teamId)
    .orderBy('added_at', 'desc')
    .orderBy('project_files.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Returns the files of a team with these ids. */
export async function teamFilesWith(db: Database, teamId: string, ids: string[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  return selectFiles(db)
    .where('project_files.team_id', '=', teamId)
    .where('project_files.id', 'in', ids)
    .execute()
}

export async function sizeOf(db: Database, teamId: string): Promise<{ count: number; bytes: number }> {
  const { count, bytes } = await db
    .selectFrom('project_files')
    .innerJoin('files', 'files.path', 'project_files.path')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum('files.bytes').as('bytes')])
    .where('project_files.team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  return { count: Number(count), bytes: Number(bytes ?? 0) }
}

export async function insertTeamFile(tx: Database, row: Insertable<ApiDatabase['project_files']>) {
  await tx.insertInto('project_files').values(row).execute()
}

export async function deleteTeamFile(tx: Database, id: string) {
  await tx.deleteFrom('project_files').where('id', '=', id).execute()
}

/** Returns true if a file of a team was handed in with a milestone. */
export async function isHandedIn(db: Database, teamId: string, fileId: string): Promise<boolean> {
  const sent = await db
    .selectFrom('project_submissions')
    .select('files')
    .where('team_id', '=', teamId)
    .execute()
  return sent.some(({ files }) => listOf(files).includes(fileId))
}

export function toTeamFile(row: FileRow, names: Map<string, string>, personId: string): TeamFile {
  return {
    id: row.id,
    name: row.hidden_at === null ? row.name : '',
    ...(row.hidden_at !== null && { isHidden: true as const }),
    bytes: row.bytes,
    by: names.get(row.person_id) ?? '',
    isOwn: row.person_id === personId,
    addedAt: row.added_at,
  }
}
