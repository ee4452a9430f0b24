import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { binaries, runServer, serverFolder, type Postgres } from './postgres'

/** Starts a streaming replica of a PostgreSQL server on this machine. Stop it before its primary. */
export async function startReplica(primary: Postgres): Promise<Postgres> {
  const { dir, owner } = serverFolder()
  const { port } = new URL(primary.url)
  const source = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres']
  execFileSync(
    join(binaries(), 'pg_basebackup'),
    [...source, '-D', join(dir, 'data'), '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
    { ...owner, cwd: dir, stdio: 'pipe' },
  )
  return runServer({ dir, owner }, [])
}
