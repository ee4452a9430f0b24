import pg from 'pg'

/** Runs a statement on a PostgreSQL server, for example to create a database. */
export async function onServer(server: string, statement: string): Promise<void> {
  await rowsOf(server, statement)
}

export async function rowsOf(server: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** The URL of a database on a server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
