import { CompiledQuery, type Kysely } from 'kysely'
import { isPostgres } from './isPostgres'

type Columns = Record<string, 'text' | 'integer'>
type RowOf<Given extends Columns> = {
  [Name in keyof Given]: (Given[Name] extends 'integer' ? number : string) | null
}

/**
 * Creates a statement whose text is the same for any number of rows, so that it is built once and prepared
 * once. Use it for statements that are executed so often that building them costs more than executing them.
 *
 * @param columns names of the columns of the rows, in order, with their types
 * @param text returns the statement; `given` selects the rows; `lock` is the end of a `select` that locks its
 * rows until the transaction ends (empty in SQLite, whose transactions take the write lock at the start)
 * @returns a function that executes the statement and returns the resulting rows
 */
export function rowStatement<const Given extends Columns, Result = unknown>(
  columns: Given,
  text: (given: string, lock: string) => string,
) {
  const names: (keyof Given & string)[] = Object.keys(columns)
  const fields = names.map((name, index) => `value ->> ${index} as ${name}`)
  const arrays = names.map((name, index) => `$${index + 1}::${columns[name]!}[]`)
  const onSqlite = text(`select ${fields.join(', ')} from json_each(?)`, '')
  const onPostgres = text(
    `select * from unnest(${arrays.join(', ')}) as given (${names.join(', ')})`,
    'for update',
  )
  return async <Tables>(db: Kysely<Tables>, rows: RowOf<Given>[]): Promise<Result[]> => {
    const query = isPostgres(db)
      ? CompiledQuery.raw(
          onPostgres,
          names.map((name) => rows.map((row) => row[name])),
        )
      : CompiledQuery.raw(onSqlite, [JSON.stringify(rows.map((row) => names.map((name) => row[name])))])
    const result = await db.executeQuery(query)
    return result.rows as Result[]
  }
}
